//! `cantus init`: what it makes passes its own gate, and what is there stays there.

mod sandbox;

use std::fs;
use std::path::Path;
use std::process::Command;

use sandbox::{CANTUS, Run, Sandbox, golden};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Runs the command in a folder.
fn cantus(folder: &Path, arguments: &[&str]) -> Run {
    let mut command = Command::new(CANTUS);
    command.args(arguments).current_dir(folder);
    command.env("CANTUS_CACHE_DIR", "").env_remove("GITHUB_WORKSPACE");
    Run::of(command.output().expect("the command starts"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every path below a folder.
fn tree(folder: &Path) -> Vec<String> {
    let mut paths = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.is_symlink() {
                folders.push(path.clone());
            }
            let below = path.strip_prefix(folder).expect("it stands below");
            paths.push(below.to_string_lossy().into_owned());
        }
    }
    paths.sort();
    paths
}

#[test]
fn a_new_project_passes_its_own_gate() {
    let folder = folder();
    let run = cantus(folder.path(), &["init", "shop"]).exits(0);
    assert_eq!(run.stdout, "");
    golden("init/text.stderr", &run.stderr);
    let shop = folder.path().join("shop");
    cantus(&shop, &["check", "--deny-warnings"]).exits(0).says("up to date");
    cantus(&shop, &["sync-types"]).exits(0).says("nothing to write");
    assert!(read(&shop.join("generated/rust/Cargo.toml")).contains("\ncantus = \"0.1\"\n"));
}

#[test]
fn machines_are_told_the_same() {
    let folder = folder();
    let run = cantus(folder.path(), &["init", "shop", "--format", "json"]).exits(0);
    assert_eq!(run.stderr, "");
    golden("init/json.stdout", &run.stdout);
    let run = cantus(folder.path(), &["init", "shop", "--format", "github"]).exits(1);
    golden("init/in-the-way-github.stdout", &run.stdout);
}

#[test]
fn what_is_there_is_named_and_nothing_is_made() {
    let folder = folder();
    let shop = folder.path().join("shop");
    fs::create_dir_all(shop.join("web")).expect("a folder");
    fs::write(shop.join(".gitattributes"), "* text\n").expect("a file");
    fs::write(shop.join("registry"), "a file where a folder belongs\n").expect("a file");
    fs::create_dir(shop.join("cantus.toml")).expect("a folder");
    let before = tree(&shop);
    let run = cantus(folder.path(), &["init", "shop"]).exits(1);
    golden("init/in-the-way.stderr", &run.stderr);
    assert_eq!(tree(&shop), before);
    assert_eq!(read(&shop.join(".gitattributes")), "* text\n");
}

#[cfg(unix)]
#[test]
fn a_link_is_in_the_way_wherever_it_leads() {
    let folder = folder();
    let elsewhere = folder.path().join("elsewhere");
    fs::create_dir_all(&elsewhere).expect("a folder");
    fs::create_dir_all(folder.path().join("shop")).expect("a folder");
    std::os::unix::fs::symlink(&elsewhere, folder.path().join("shop/generated")).expect("a link");
    std::os::unix::fs::symlink("nowhere", folder.path().join("shop/cantus.toml")).expect("a link");
    let run = cantus(folder.path(), &["init", "shop"]).exits(1);
    assert!(
        run.stderr
            .contains("a symbolic link stands where the new project would have `generated`")
    );
    assert!(run.stderr.contains("would have `cantus.toml`"), "{}", run.stderr);
    assert_eq!(tree(&elsewhere), [""; 0]);
}

#[test]
fn other_files_are_left_alone_and_folders_are_made() {
    let folder = folder();
    fs::create_dir_all(folder.path().join("here/src")).expect("a folder");
    fs::write(folder.path().join("here/src/main.rs"), "fn main() {}\n").expect("a file");
    fs::write(folder.path().join("here/.gitignore"), "target\n").expect("a file");
    for place in ["here", "there/and/further", "empty", "."] {
        if place == "empty" {
            fs::create_dir(folder.path().join(place)).expect("a folder");
        }
        cantus(folder.path(), &["init", place, "--package", "orders"]).exits(0);
        cantus(&folder.path().join(place), &["check"]).exits(0);
    }
    assert_eq!(read(&folder.path().join("here/src/main.rs")), "fn main() {}\n");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    cantus(folder.path(), &["init", "file", "--package", "orders"]).exits(2);
    assert_eq!(read(&file), "");
}

#[test]
fn the_package_is_named_after_the_folder_unless_that_cannot_be() {
    let folder = folder();
    cantus(folder.path(), &["init", "My-Shop"]).exits(0);
    let package = read(&folder.path().join("My-Shop/registry/contract/my_shop/package.yaml"));
    assert!(package.contains("\npackage: my_shop\n"));
    let page = read(&folder.path().join("My-Shop/web/src/main.ts"));
    assert!(
        page.contains("from '../../generated/typescript/my-shop-events.ts'"),
        "{page}"
    );
    for name in ["default", "serde", "2fa", "größe"] {
        cantus(folder.path(), &["init", name])
            .exits(2)
            .says("cannot name a package; say `--package NAME`");
        assert!(!folder.path().join(name).exists());
    }
    cantus(folder.path(), &["init", "2fa", "--package", "Login"]).exits(2);
    cantus(folder.path(), &["init", "2fa", "--package", "login"]).exits(0);
}

#[test]
fn a_package_whose_names_repeat_it_is_a_project_too() {
    let folder = folder();
    for name in ["event", "error", "cantus", "type", "lib", "std"] {
        cantus(folder.path(), &["init", name]).exits(0);
        cantus(&folder.path().join(name), &["check"]).exits(0);
    }
}

#[test]
fn cantus_comes_from_where_the_user_says() {
    let folder = folder();
    let checkout = folder.path().join("a checkout");
    fs::create_dir_all(checkout.join("emitter")).expect("a folder");
    fs::write(checkout.join("emitter/Cargo.toml"), "").expect("a file");
    cantus(folder.path(), &["init", "one/shop", "--cantus-path", "a checkout"]).exits(0);
    let manifest = read(&folder.path().join("one/shop/generated/rust/Cargo.toml"));
    assert!(
        manifest.contains("\ncantus = { path = \"../../../../a checkout/emitter\" }\n"),
        "{manifest}"
    );
    let workflow = read(&folder.path().join("one/shop/.github/workflows/cantus.yml"));
    assert!(
        workflow.contains("|| cargo install --locked --path '../../a checkout/codegen'\n"),
        "{workflow}"
    );
    let absolute = checkout.to_str().expect("a temporary path is UTF-8");
    cantus(folder.path(), &["init", "two", "--cantus-path", absolute]).exits(0);
    let manifest = read(&folder.path().join("two/generated/rust/Cargo.toml"));
    assert!(
        manifest.contains(&format!("{{ path = \"{absolute}/emitter\" }}")),
        "{manifest}"
    );
    cantus(
        folder.path(),
        &["init", "three", "--cantus-git", "https://git.example/cantus"],
    )
    .exits(0);
    let manifest = read(&folder.path().join("three/generated/rust/Cargo.toml"));
    assert!(
        manifest.contains("\ncantus = { git = \"https://git.example/cantus\" }\n"),
        "{manifest}"
    );
    cantus(folder.path(), &["init", "four", "--cantus-path", "nowhere"])
        .exits(2)
        .says("`nowhere` is no checkout of cantus");
    assert!(!folder.path().join("four").exists());
}

#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_taken_back() {
    use std::os::unix::fs::PermissionsExt as _;
    let sandbox = Sandbox::new();
    let rights = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
    let shop = sandbox.root().join("shop");
    fs::create_dir_all(shop.join("web")).expect("a folder");
    rights(&shop, 0o777);
    rights(&shop.join("web"), 0o555);
    sandbox
        .run_as_nobody(&["init", "shop"])
        .exits(2)
        .says("could not write `shop/web/.gitignore`");
    assert_eq!(tree(&shop), ["web"]);
    rights(&shop.join("web"), 0o777);
    sandbox.run_as_nobody(&["init", "shop"]).exits(0);
    let hook = fs::metadata(shop.join(".githooks/pre-commit")).expect("it was made");
    assert_eq!(hook.permissions().mode() & 0o555, 0o555);
}

#[cfg(unix)]
#[test]
fn the_hook_holds_what_is_staged_and_nothing_else() {
    let folder = folder();
    cantus(folder.path(), &["init", "shop"]).exits(0);
    let shop = folder.path().join("shop");
    let bin = Path::new(CANTUS).parent().expect("it lies in a folder");
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").expect("there is a path"));
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        git.args(["-c", "user.name=n", "-c", "user.email=n@example.org"]);
        git.args(["-c", "core.hooksPath=.githooks"]).args(arguments);
        git.env_remove("GIT_DIR").env_remove("GIT_INDEX_FILE");
        git.current_dir(&shop).env("PATH", &path).env("CANTUS_CACHE_DIR", "");
        Run::of(git.output().expect("git starts"))
    };
    git(&["init", "-q"]).exits(0);
    git(&["add", "."]).exits(0);
    git(&["commit", "-qm", "a new project"]).exits(0);

    cantus(&shop, &["new", "event", "paid"]).exits(0);
    cantus(&shop, &["sync-types"]).exits(0);
    git(&["add", "registry"]).exits(0);
    git(&["commit", "-qm", "the registry alone"])
        .exits(1)
        .says("is not what the registry says");
    git(&["commit", "-qam", "with what is written from it"]).exits(0);

    fs::write(shop.join("generated/rust/src/shop.rs"), "not staged").expect("it can be written");
    git(&["commit", "-qm", "nothing of it", "--allow-empty"]).exits(0);
}
