//! The invariants of the house, as `ARCHITECTURE.md` lists them; those that have a test elsewhere are not repeated.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use codegen::targets::TARGETS;
use toml::{Table, Value};

/// How many lines a hand-written source file has at most.
const LINES: usize = 600;

/// The commands that print from templates.
const COMMANDS: [&str; 2] = ["init", "new"];

fn root() -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("a member stands in the workspace").to_owned()
}

/// Every file below a folder, sorted, as a path from the root; what others install or build is not ours.
fn files(folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    collect(&root().join(folder), &mut files);
    files.sort();
    files
}

fn collect(folder: &Path, files: &mut Vec<String>) {
    const FOREIGN: [&str; 4] = ["target", "node_modules", ".git", "build"];
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("the folder can be listed").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_symlink() || (path.is_dir() && FOREIGN.contains(&name.as_str())) {
            continue;
        }
        if path.is_dir() {
            collect(&path, files);
        } else {
            let path = path.strip_prefix(root()).expect("it stands below the root");
            files.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn table(path: &str) -> Table {
    text(path).parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The part of a source file that is no test.
fn without_tests(path: &str) -> String {
    let text = text(path);
    text.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
}

/// The sources of a crate that are no tests.
fn sources(folder: &str) -> Vec<String> {
    let is_test = |path: &String| path.ends_with("/tests.rs") || path.contains("/tests/");
    files(folder)
        .into_iter()
        .filter(|path| path.ends_with(".rs") && !is_test(path))
        .collect()
}

#[test]
fn one_module_reads_the_files_of_the_registry() {
    for path in sources("registry/src") {
        if path == "registry/src/read.rs" || path.starts_with("registry/src/read/") {
            continue;
        }
        for word in [
            "fs::",
            "use std::fs",
            "File::open",
            "std::env",
            "std::net",
            "std::process",
        ] {
            assert!(
                !without_tests(&path).contains(word),
                "{path} has `{word}`; read.rs reads files"
            );
        }
    }
}

#[test]
fn one_module_writes_files() {
    let words = [
        "fs::write",
        "fs::rename",
        "fs::copy",
        "fs::create_dir",
        "fs::remove",
        "fs::hard_link",
        "File::create",
        "OpenOptions",
        "set_permissions",
        "NamedTempFile",
        "tempfile",
    ];
    for path in sources("codegen/src").into_iter().chain(sources("registry/src")) {
        if path == "codegen/src/sync.rs" || path.starts_with("codegen/src/sync/") {
            continue;
        }
        for word in words {
            assert!(
                !without_tests(&path).contains(word),
                "{path} has `{word}`; sync.rs writes files"
            );
        }
    }
}

#[test]
fn the_model_has_no_word_of_a_target() {
    for path in sources("registry/src/model") {
        let text = text(&path).to_lowercase();
        for word in [
            "rust",
            "typescript",
            "javascript",
            "ecmascript",
            "json schema",
            "json-schema",
            "markdown",
        ] {
            assert!(!text.contains(word), "{path} says `{word}`");
        }
    }
}

#[test]
fn every_target_is_written_somewhere_and_every_template_folder_belongs_to_one_or_to_a_command() {
    let project = table("cantus.toml");
    let targets: BTreeSet<&str> = TARGETS.iter().map(|target| target.name()).collect();
    assert_eq!(targets.len(), TARGETS.len(), "two targets have one name");
    let written = project["targets"].as_table().expect("the project has targets");
    assert_eq!(targets, written.keys().map(String::as_str).collect());
    let folders: BTreeSet<_> = written.values().map(|target| target["out"].as_str()).collect();
    assert_eq!(folders.len(), targets.len(), "two targets are written to one folder");
    for path in files("templates") {
        let folder = path.split('/').nth(1).unwrap_or_default();
        let is_used = targets.contains(folder) || COMMANDS.contains(&folder);
        assert!(is_used, "{path} belongs to no target and no command");
    }
}

#[test]
fn every_artifact_bears_the_banner() {
    for folder in [
        "generated",
        "tests/fixtures/cases/generated",
        "tests/fixtures/corners/generated",
        "tests/fixtures/examples/generated",
    ] {
        let artifacts = files(folder);
        assert!(!artifacts.is_empty());
        for path in artifacts.iter().filter(|path| !path.ends_with("/Cargo.toml")) {
            let text = text(path);
            assert!(
                text.lines().take(2).any(|line| line.contains("@generated by cantus")),
                "{path} has no banner"
            );
        }
    }
}

#[test]
fn the_macros_have_three_dependencies() {
    let manifest = table("macros/Cargo.toml");
    let names: Vec<&String> = manifest["dependencies"]
        .as_table()
        .expect("it has dependencies")
        .keys()
        .collect();
    assert_eq!(names, ["proc-macro2", "quote", "syn"]);
    assert!(manifest.get("build-dependencies").is_none());
}

#[test]
fn dependencies_run_one_way() {
    let workspace = table("Cargo.toml");
    let members = workspace["workspace"]["members"]
        .as_array()
        .expect("the workspace has members");
    let manifests: BTreeMap<String, Table> = members
        .iter()
        .map(|member| {
            table(&format!(
                "{}/Cargo.toml",
                member.as_str().expect("a member is a folder")
            ))
        })
        .map(|manifest| {
            (
                manifest["package"]["name"]
                    .as_str()
                    .expect("a package has a name")
                    .to_owned(),
                manifest,
            )
        })
        .collect();
    let allowed = |name: &str| -> &[&str] {
        match name {
            "cantus-source" | "cantus-rules" | "cantus-macros" => &[],
            "cantus-registry" => &["cantus-rules", "cantus-source"],
            "cantus" => &["cantus-macros", "cantus-rules", "cantus-source"],
            "codegen" => &["cantus", "cantus-registry", "cantus-source"],
            "cantus-generated" | "cantus-cases" | "cantus-corners" | "cantus-examples" => &["cantus"],
            "cantus-ui" => &["cantus", "cantus-cases"],
            "cantus-generated-serde" | "cantus-corners-serde" | "cantus-examples-serde" => &[],
            "cantus-tests" => &[
                "cantus",
                "cantus-macros",
                "cantus-registry",
                "cantus-source",
                "codegen",
                "cantus-generated",
                "cantus-corners",
                "cantus-cases",
                "cantus-examples",
                "cantus-generated-serde",
                "cantus-corners-serde",
                "cantus-examples-serde",
            ],
            other => panic!("say here what the member `{other}` may depend on"),
        }
    };
    for (name, manifest) in &manifests {
        for kind in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let used = manifest.get(kind).and_then(Value::as_table);
            for dependency in used
                .into_iter()
                .flat_map(Table::keys)
                .filter(|key| manifests.contains_key(*key))
            {
                assert!(
                    allowed(name).contains(&dependency.as_str()),
                    "`{name}` depends on `{dependency}`"
                );
            }
        }
    }
}

#[test]
fn every_version_is_pinned_in_the_workspace() {
    let workspace = table("Cargo.toml");
    for member in workspace["workspace"]["members"]
        .as_array()
        .expect("the workspace has members")
    {
        let path = format!("{}/Cargo.toml", member.as_str().expect("a member is a folder"));
        let manifest = table(&path);
        for kind in ["dependencies", "dev-dependencies", "build-dependencies"] {
            for (name, how) in manifest.get(kind).and_then(Value::as_table).into_iter().flatten() {
                let inherited = how.get("workspace").and_then(Value::as_bool);
                assert_eq!(inherited, Some(true), "{path} pins `{name}` by itself");
            }
        }
    }
}

#[test]
fn no_source_file_is_too_long() {
    let kinds = [".rs", ".ts", ".mjs", ".js", ".sh", ".yaml", ".yml", ".toml"];
    let printed = ["/generated/", "tests/fixtures/hostile/", "tests/fixtures/golden/"];
    let mut count = 0;
    for path in files("") {
        let is_printed = printed.iter().any(|part| path.contains(part)) || path.starts_with("generated/");
        if is_printed || !kinds.iter().any(|kind| path.ends_with(kind)) {
            continue;
        }
        // Some fixtures are not text, on purpose.
        let bytes = fs::read(root().join(&path)).unwrap_or_default();
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
        assert!(lines <= LINES, "{path} has {lines} lines, more than {LINES}");
        count += 1;
    }
    assert!(count > 300, "{count}");
}

#[test]
fn every_example_of_the_language_in_the_docs_parses() {
    let pages: Vec<String> = files("").into_iter().filter(|path| path.ends_with(".md")).collect();
    let mut count = 0;
    for page in pages {
        let page_text = text(&page);
        for block in page_text.split("\n```yaml\n").skip(1) {
            let (block, _) = block.split_once("\n```").expect("a block ends");
            let folder = tempfile::tempdir().expect("a folder can be made");
            fs::create_dir_all(folder.path().join("registry/package")).expect("a folder can be made");
            fs::write(folder.path().join("registry/package/file.yaml"), block).expect("the file can be written");
            let parsed = cantus_registry::parse(folder.path(), Path::new("registry")).expect("it can be read");
            assert!(parsed.findings.is_empty(), "{page}: {:#?}", parsed.findings);
            assert_eq!(parsed.files.len(), 1);
            count += 1;
        }
    }
    assert!(count > 0, "the docs have no example left");
}

#[test]
fn the_code_maps_name_what_is_there_and_leave_nothing_out() {
    let page = text("ARCHITECTURE.md");
    for folder in [
        "registry/src",
        "registry/rules/src",
        "registry/source/src",
        "codegen/src",
    ] {
        let (_, map) = page
            .split_once(&format!("### `{folder}`\n"))
            .expect("the page has a map of it");
        let rows = map.trim_start().lines().take_while(|line| line.starts_with('|'));
        let named: BTreeSet<String> = rows
            .filter_map(|row| row.split('|').nth(1))
            .flat_map(|cell| cell.split('`').skip(1).step_by(2))
            .map(str::to_owned)
            .collect();
        for name in &named {
            let exists = root().join(folder).join(name).exists();
            assert!(exists, "the map of {folder} names `{name}`, which is not there");
        }
        for entry in fs::read_dir(root().join(folder)).expect("the folder can be listed") {
            let name = entry.expect("the folder can be listed").file_name();
            let name = name.to_string_lossy();
            let module = name.strip_suffix(".rs").unwrap_or(&name);
            let is_told = named.contains(&format!("{module}.rs")) || named.contains(&format!("{module}/"));
            assert!(
                is_told || ["lib", "main"].contains(&module),
                "the map of {folder} does not name `{name}`"
            );
        }
    }
}

#[test]
fn every_workspace_member_is_bound_to_the_lints() {
    let workspace = table("Cargo.toml");
    for member in workspace["workspace"]["members"]
        .as_array()
        .expect("the workspace has members")
    {
        let path = format!("{}/Cargo.toml", member.as_str().expect("a member is a folder"));
        let lints = table(&path)
            .get("lints")
            .and_then(|lints| lints.get("workspace"))
            .and_then(Value::as_bool);
        assert_eq!(lints, Some(true), "{path} does not say `[lints] workspace = true`");
    }
}
