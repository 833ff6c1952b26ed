//! What the disk can do to a registry: every state is a finding with its place and its way out, or an error that says
//! why the registry could not be looked at.
//!
//! These states are built here because no checkout can hold them.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::process::Command;

use cantus_registry::{Error, Parsed};
use tempfile::TempDir;

/// A registry with one good package.
fn registry() -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    write(
        folder.path(),
        "good/package.yaml",
        "package: good\nversion: 1.0.0\ntypes:\n  Name: string\n",
    );
    folder
}

fn write(registry: &Path, file: &str, text: impl AsRef<[u8]>) {
    let path = registry.join(file);
    fs::create_dir_all(path.parent().expect("a file has a folder")).expect("the folder can be made");
    fs::write(path, text).expect("the file can be written");
}

fn parse(registry: &Path) -> Parsed {
    cantus_registry::parse(registry, Path::new("")).expect("the registry's folder is there")
}

/// What is said of a registry, the reasons of the operating system included.
#[track_caller]
fn check(registry: &Path, expected: &[&str]) {
    let parsed = parse(registry);
    let texts: Vec<String> = parsed.findings.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), expected.len(), "{texts:#?}");
    for (text, expected) in texts.iter().zip(expected) {
        assert!(text.starts_with(expected), "expected\n{expected}\nfound\n{text}");
    }
    let good = parsed.files.iter().filter(|file| file.folder == "good");
    let types: usize = good.map(|file| file.types.len()).sum();
    assert_eq!(types, 1, "the good package is read all the same");
}

#[test]
fn a_good_registry_has_nothing_wrong() {
    check(registry().path(), &[]);
}

#[test]
fn a_missing_folder_is_an_error_that_says_where() {
    let folder = registry();
    let error = cantus_registry::parse(folder.path(), Path::new("contract")).expect_err("there is no such folder");
    assert!(matches!(error, Error::NoFolder { .. }));
    assert!(error.to_string().contains("contract"), "{error}");
}

#[test]
fn a_file_in_the_place_of_the_folder_is_an_error() {
    let folder = registry();
    let error = cantus_registry::parse(folder.path(), Path::new("good/package.yaml")).expect_err("it is a file");
    assert!(matches!(error, Error::NotAFolder { .. }));
}

#[test]
fn a_byte_order_mark_and_carriage_returns_are_nobodys_business() {
    let folder = registry();
    write(
        folder.path(),
        "good/more.yaml",
        "\u{feff}events:\r\n  started:\r\n    fields: {at: tim}\r\n",
    );
    let expected = "error[unknown-type]: `tim` is not a type\n  --> good/more.yaml:3:18\n";
    check(folder.path(), &[expected]);
}

#[test]
fn a_mark_shifts_no_column() {
    let folder = registry();
    write(folder.path(), "good/more.yaml", "\u{feff}typs: {}\n");
    check(
        folder.path(),
        &["error[unknown-key]: `typs` is not a key of a registry file\n  --> good/more.yaml:1:1\n"],
    );
}

#[test]
fn columns_count_characters() {
    let folder = registry();
    write(
        folder.path(),
        "good/more.yaml",
        "events: {größe🦀: {summary: 'ä''ö', fields: {a: \"li\\u0073t<\\\"é\\\" | strin>\"}}}\n",
    );
    check(
        folder.path(),
        &["error[unknown-type]: `strin` is not a type\n  --> good/more.yaml:1:67\n"],
    );
}

#[test]
fn bytes_that_are_not_utf8_are_found_where_they_are() {
    let folder = registry();
    write(folder.path(), "good/more.yaml", b"types:\n  N\xc3\xa4me: \xff\n");
    let expected = "error[file-not-utf8]: `more.yaml` is not UTF-8: the byte 0xff stands where a character should begin\n  --> good/more.yaml:2:9\n   = help: save the file as UTF-8";
    check(folder.path(), &[expected]);
}

#[test]
fn a_file_of_50_mebibytes_is_not_even_read() {
    let folder = registry();
    let mut file = fs::File::create(folder.path().join("good/more.yaml")).expect("the file can be made");
    file.seek(SeekFrom::Start(50 * 1024 * 1024 - 1))
        .expect("files can have holes");
    file.write_all(b"\n").expect("the file can be written");
    let expected = "error[file-too-large]: `more.yaml` has 50.0 MiB; a registry file has at most 4 MiB\n  --> good/more.yaml:1:1\n   = help: split it";
    check(folder.path(), &[expected]);
}

#[test]
fn a_million_nodes_are_too_many() {
    let folder = registry();
    let text = format!("policies: {{a: [{}]}}\n", "1,".repeat(1_000_001));
    write(folder.path(), "good/more.yaml", text);
    check(
        folder.path(),
        &["error[yaml-too-many-nodes]: the file holds more than 1000000 nodes\n"],
    );
}

#[test]
fn strange_keys_without_end_are_counted() {
    let folder = registry();
    let keys: Vec<String> = (0..100_000).map(|number| format!("k{number}")).collect();
    write(
        folder.path(),
        "good/more.yaml",
        format!("types: {{A: {{type: string,{}}}}}\n", keys.join(",")),
    );
    let texts: Vec<String> = parse(folder.path()).findings.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), 21);
    assert!(
        texts[20].starts_with("error[unknown-key]: 99980 more are not keys of a type\n"),
        "{}",
        texts[20]
    );
}

#[test]
fn no_depth_overflows_the_stack() {
    let mut block = String::from("types:\n");
    for depth in 1..2_000 {
        block.push_str(&format!("{}a:\n", " ".repeat(depth)));
    }
    for deep in [
        block,
        format!("types: {}\n", "[".repeat(10_000)),
        format!("types: {}{}\n", "[".repeat(10_000), "]".repeat(10_000)),
        format!("types: {}\n", "{a: ".repeat(10_000)),
        format!("types:\n  {}a\n", "- ".repeat(10_000)),
        format!("types:\n  {}a\n", "? ".repeat(10_000)),
    ] {
        let folder = registry();
        write(folder.path(), "good/more.yaml", deep);
        check(
            folder.path(),
            &["error[yaml-too-deep]: the file nests deeper than 64 levels\n"],
        );
    }
    let folder = registry();
    let expression = format!(
        "types:\n  Deep: {}string{}\n",
        "list<".repeat(10_000),
        ">".repeat(10_000)
    );
    write(folder.path(), "good/more.yaml", expression);
    check(
        folder.path(),
        &["error[expression-syntax]: the expression nests deeper than 64 levels\n"],
    );
}

#[test]
fn a_folder_without_a_file_has_no_header() {
    let folder = registry();
    write(folder.path(), "prose/README.md", "A package without YAML.\n");
    check(
        folder.path(),
        &["error[package-header-missing]: the folder `prose` holds no YAML file\n  --> prose:1:1\n"],
    );
}

#[cfg(unix)]
#[test]
fn links_that_lead_astray_are_not_followed() {
    use std::os::unix::fs::symlink;

    let folder = registry();
    let outside = registry();
    let link = |target: &Path, name: &str| symlink(target, folder.path().join(name)).expect("links can be made");
    link(Path::new("loop.yaml"), "good/loop.yaml");
    link(Path::new(".."), "good/up");
    link(Path::new("."), "here");
    link(Path::new("nowhere.yaml"), "good/gone.yaml");
    link(outside.path(), "outside");
    link(&outside.path().join("good/package.yaml"), "good/outside.yaml");
    check(
        folder.path(),
        &[
            "error[file-unreadable]: the symbolic link `gone.yaml` leads nowhere\n  --> good/gone.yaml:1:1\n",
            "error[symlink-loop]: the symbolic link `loop.yaml` leads back to itself\n  --> good/loop.yaml:1:1\n",
            "error[symlink-loop]: the symbolic link `outside.yaml` leads out of the registry\n  --> good/outside.yaml:1:1\n",
            "error[symlink-loop]: the symbolic link `up` leads back to a folder it stands in\n  --> good/up:1:1\n",
            "error[symlink-loop]: the symbolic link `here` leads back to a folder it stands in\n  --> here:1:1\n",
            "error[symlink-loop]: the symbolic link `outside` leads out of the registry\n  --> outside:1:1\n",
        ],
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let folder = registry();
    let made = Command::new("mkfifo")
        .arg(folder.path().join("good/pipe.yaml"))
        .status();
    assert!(made.expect("mkfifo is part of every unix").success());
    check(
        folder.path(),
        &["error[file-unreadable]: `pipe.yaml` is neither a file nor a folder\n  --> good/pipe.yaml:1:1\n"],
    );
}

/// Root reads everything, so that root runs this test again as somebody else.
#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_said_with_the_reason() {
    use std::os::unix::fs::PermissionsExt;

    const NAME: &str = "what_cannot_be_read_is_said_with_the_reason";
    let folder = registry();
    write(folder.path(), "good/secret.yaml", "types: {}\n");
    write(folder.path(), "locked/package.yaml", "package: locked\n");
    let allow = |path: &str, mode| {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(folder.path().join(path), permissions).expect("the owner may");
    };
    allow("good/secret.yaml", 0o000);
    allow("locked", 0o000);
    if fs::read(folder.path().join("good/secret.yaml")).is_err() {
        check(
            folder.path(),
            &[
                "error[file-unreadable]: `secret.yaml` could not be read: Permission denied",
                "error[file-unreadable]: the folder `locked` could not be read: Permission denied",
            ],
        );
        allow("locked", 0o700);
        return;
    }
    allow("locked", 0o700);
    let program = std::env::current_exe().expect("the test knows its program");
    let copied = folder.path().join("again");
    fs::copy(&program, &copied).expect("the program can be copied");
    allow("", 0o755);
    allow("again", 0o755);
    let temporary = folder.path().join(".temporary");
    fs::create_dir(&temporary).expect("the folder can be made");
    allow(".temporary", 0o777);
    let again = Command::new("setpriv")
        .args(["--reuid=65534", "--regid=65534", "--clear-groups"])
        .arg(&copied)
        .args(["--exact", NAME])
        .env("TMPDIR", &temporary)
        .current_dir("/")
        .output();
    match again {
        Ok(output) => {
            let text = String::from_utf8_lossy(&output.stdout);
            assert!(
                output.status.success() && text.contains("1 passed"),
                "{text}{}",
                String::from_utf8_lossy(&output.stderr)
            );
        }
        Err(error) => {
            panic!("root reads everything, and `setpriv` (util-linux), which drops root's rights, did not run: {error}")
        }
    }
}
