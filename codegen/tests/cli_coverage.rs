//! `cantus coverage`: what is found in source, however it is spelled, and what is not taken for it.

mod sandbox;

use sandbox::{Sandbox, golden};

const STREAM: &str = "\
package: stream
version: 1.0.0
envelope: {tag: event, content: data}
events:
  note: {summary: Somebody said something., fields: {text: string}}
  end: {summary: Nothing follows.}
  type: {summary: Somebody types., fields: {who: string}}
  tool_event:
    summary: A tool moved on.
    tag: event
    common: {call: string}
    variants:
      tool_started: {summary: It began., fields: {arguments: string}}
      tool_ended: {summary: It is over.}
  asked: {summary: A client asked., direction: in, fields: {text: string}}
  old: {summary: What was sent once., deprecated: {note: nobody reads it}}
errors:
  codes:
    gap: {summary: Something is missing.}
    lost: {summary: All is missing.}
";

const RUN: &str = "\
package: run
version: 1.0.0
events:
  end: {summary: The run is over.}
";

/// A project with a service of one file.
fn service(source: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    std::fs::remove_dir_all(sandbox.path("registry/contract/demo")).expect("it is there");
    sandbox.write("registry/contract/stream/package.yaml", STREAM);
    sandbox.write("registry/contract/run/package.yaml", RUN);
    sandbox.write("service/Cargo.toml", "[package]\nname = \"the-service\"\n");
    sandbox.write("service/src/main.rs", source);
    sandbox
}

/// What is found in a file, as `item deed`, one at each `«` of the source and all the others at the last.
#[track_caller]
fn check(marked: &str, expected: &[&str]) {
    let mut marks = Vec::new();
    for (index, _) in marked.match_indices('«') {
        let before = marked[..index].replace('«', "");
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        marks.push((before.matches('\n').count() + 1, before[start..].chars().count() + 1));
    }
    let source = marked.replace('«', "");
    let run = service(&source).run(&["coverage", "--format", "json"]).exits(0);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).expect("it is JSON");
    assert_eq!(value["unread"], serde_json::json!([]), "{source}");
    let mut found = Vec::new();
    for item in value["items"].as_array().expect("a list") {
        for site in item["sites"].as_array().expect("a list") {
            let name = item["name"].as_str().expect("a name");
            let deed = site["deed"].as_str().expect("a word");
            found.push(format!("{name} {deed} {}:{}", site["line"], site["column"]));
        }
    }
    found.sort();
    let at = |index: usize| marks.get(index).or(marks.last()).expect("the source has marks");
    let mut expected: Vec<String> = expected
        .iter()
        .enumerate()
        .map(|(index, said)| format!("{said} {}:{}", at(index).0, at(index).1))
        .collect();
    expected.sort();
    assert_eq!(found, expected, "{source}");
}

const SERVICE: &str = "\
use contract::stream::{self, Event, NotePayload, StreamErrorCode, ToolEventPayload};

#[derive(cantus::Event)]
#[event(stream::tool_event)]
enum Tool<'a> {
    ToolStarted { call: &'a str, arguments: &'a str },
    #[event(rename = \"tool_ended\")]
    Over { call: &'a str },
}

fn events(emitter: &mut impl Emitter) -> Vec<Event> {
    emitter.send_note(NotePayload::new(\"hello\"));
    let code = StreamErrorCode::Gap;
    vec![Event::Note(NotePayload::new(code.as_str()))]
}
";

#[test]
fn every_format_tells_the_same() {
    let sandbox = service(SERVICE);
    sandbox.write("service/src/broken.rs", "fn main() {\n    let = 3;\n}\n");
    let run = sandbox.run(&["coverage"]).exits(0);
    golden("coverage/text.stdout", &run.stdout);
    golden("coverage/text.stderr", &run.stderr);
    let run = sandbox.run(&["coverage", "--deny-unused"]).exits(1);
    golden("coverage/denied-text.stdout", &run.stdout);
    let run = sandbox.run(&["coverage", "--format", "json"]).exits(0);
    assert_eq!(run.stderr, "");
    golden("coverage/json.stdout", &run.stdout);
    let run = sandbox.run(&["coverage", "--format", "github"]).exits(0);
    golden("coverage/github.stdout", &run.stdout);
    golden("coverage/github.stderr", &run.stderr);
    let run = sandbox
        .run(&["coverage", "--deny-unused", "--format", "github"])
        .exits(1);
    assert!(run.stdout.starts_with("::error file="), "{}", run.stdout);
}

#[test]
fn one_kind_can_be_asked_for_and_denied_alone() {
    let sandbox = service("fn f() { use contract::{run, stream}; (stream::Event::End, run::Event::End); }");
    sandbox
        .run(&["coverage", "--deny-unused", "--only", "members"])
        .exits(1);
    let run = sandbox.run(&["coverage", "--only", "codes"]).exits(0);
    assert!(!run.stdout.contains("event"), "{}", run.stdout);
    sandbox.write(
        "service/src/all.rs",
        "use contract::stream::Event as E; fn g() { (E::Note, E::Type, E::ToolEvent); }",
    );
    sandbox.run(&["coverage", "--deny-unused", "--only", "events"]).exits(0);
}

#[test]
fn names_are_followed_through_use() {
    check("fn f() { contract::stream::Event::«End; }", &["stream.end constructed"]);
    for source in [
        "use contract::run::Event as Told; fn f() { Told::«End; }",
        "use contract as c; use c::run; fn f() { run::Event::«End; }",
        "use contract::run::Event::*; fn f() { «End; }",
        "use contract::run::*; fn f() { Event::«End; }",
        "use contract::{run::{self as r}}; fn f() { r::Event::«End; }",
        "use ::contract::run; fn f() { run::Event::«End; }",
        "type Told = contract::run::Event; fn f() { Told::«End; }",
        "fn f() { use contract::run::Event; Event::«End; }",
        "use contract::run::Event; mod inner { use super::*; fn f() { Event::«End; } }",
        "use contract::run::Event; mod inner { fn f() { super::Event::«End; } }",
        "use contract::run::Event; fn f() { let make = [1].map(|_| Event::«End); }",
    ] {
        check(source, &["run.end constructed"]);
    }
    check(
        "use contract::stream::Event; fn f() { \"ä\"; Event::«Type; contract::stream::TypePayload::«new(\"ä\"); }",
        &["stream.type constructed", "stream.type constructed"],
    );
    check(
        "use contract::stream::*; fn f() { ToolEventPayload::«ToolEnded { call }; }",
        &[
            "stream.tool_event constructed",
            "stream.tool_event.tool_ended constructed",
        ],
    );
    check(
        "use contract::stream::StreamError; fn f() { StreamError::«gap(1); }",
        &["stream.gap constructed"],
    );
}

#[test]
fn what_another_file_brings_in_is_taken_at_its_word() {
    let both = ["run.end constructed", "stream.end constructed"];
    check("use crate::events::Event; fn f() { Event::«End; }", &both);
    check("use the_service::Event; fn f() { Event::«End; }", &both);
    check(
        "use crate::run::Event; fn f() { Event::«End; }",
        &["run.end constructed"],
    );
}

#[test]
fn what_only_has_the_name_is_not_taken_for_it() {
    for source in [
        "use winit::event::Event; fn f() { Event::End; }",
        "enum Event { End } fn f() { Event::End; }",
        "use contract::run::Event; fn f(e: Event) { match e { Event::End => {} _ => {} } }",
        "use contract::run::Event; fn f(e: Event) -> bool { matches!(e, Event::End) }",
        "use contract::run::Event; fn f(e: Event) { if let Event::Other(x) = e {} }",
        "// contract::run::Event::End\nfn f() { \"contract::run::Event::End\"; }",
        "fn f() { contract::other::Event::End; }",
        "use events; use events::*; use super::*; fn f() { Event::Unheard; }",
    ] {
        check(source, &[]);
    }
}

#[test]
fn derives_are_found_where_they_are_written() {
    check(
        "use contract::stream;\n#[derive(cantus::Event)]\n#[event(stream::«note)]\nstruct Note { text: String }",
        &["stream.note derived"],
    );
    check(
        "#[cfg_attr(feature = \"told\", derive(Event), event(contract::stream::«r#type))]\nstruct T;",
        &["stream.type derived"],
    );
    check(
        "use contract::stream::tool_event;\n#[event(tool_event::«tool_started)]\nstruct S;",
        &["stream.tool_event.tool_started derived"],
    );
    check(
        "use contract::stream;\n#[event(stream::«tool_event, partial)]\nenum Tool {\n  «ToolEnded,\n}",
        &["stream.tool_event derived", "stream.tool_event.tool_ended derived"],
    );
}

#[test]
fn macros_are_read_as_far_as_they_look_like_rust() {
    for source in [
        "fn f() { println!(\"{:?}\", Event::«End); }",
        "fn f() { let all = vec![Event::«End; 2]; }",
        "fn f() { select! { _ = wait => Event::«End, } }",
        "macro_rules! end { ($x:expr) => { $x.push(Event::«End) } }",
        "fn f() { tokio::spawn(async move { log!(Event::«End) }); }",
        "fn f() { assert!(matches!(Event::«End, Event::Unknown { .. })); }",
    ] {
        check(
            &format!("use contract::run::Event;\n{source}"),
            &["run.end constructed"],
        );
    }
    check(
        "macro_rules! send { ($to:expr, $text:expr) => { $to.«send_note($text) } }",
        &["stream.note sent"],
    );
    check(
        "use contract::stream;\ncfg_if! { if #[cfg(unix)] { #[derive(Event)] #[event(stream::«note)] struct Note { text: String } } }",
        &["stream.note derived"],
    );
    check("fn f() { Emitter::«send_note(&mut e, 1); }", &["stream.note sent"]);
}

#[test]
fn tests_and_what_is_no_service_are_passed_over() {
    let end = "use contract::run::Event; fn f() { Event::End; }\n";
    let sandbox = service(
        "#[cfg(test)] mod tests { fn f() { contract::run::Event::End; } }\n#[test] fn g() { contract::run::Event::End; }\n",
    );
    for path in [
        "service/tests/one.rs",
        "service/target/one.rs",
        "service/node_modules/one.rs",
        ".hidden/one.rs",
        "built/one.rs",
    ] {
        sandbox.write(path, end);
    }
    sandbox.write("built/CACHEDIR.TAG", "");
    let generated = codegen::banner::print(
        codegen::artifact::BannerStyle::Line("//"),
        "rust/1",
        end.to_owned().into(),
    );
    sandbox.write("service/src/generated.rs", generated.to_string());
    let run = sandbox.run(&["coverage", "--format", "json"]).exits(0);
    assert!(!run.stdout.contains("\"deed\""), "{}", run.stdout);
    // Whoever names a folder means it.
    let run = sandbox.run(&["coverage", "service/tests", "--format", "json"]).exits(0);
    assert!(
        run.stdout.contains("\"file\": \"service/tests/one.rs\""),
        "{}",
        run.stdout
    );
}

#[test]
fn modules_for_tests_are_passed_over_in_files_of_their_own_too() {
    let end = "use contract::run::Event; fn f() { Event::End; }\n";
    let sandbox = service(
        "#[cfg(test)] mod tests;\nmod part;\nmod inner { #[cfg(all(test, unix))] mod probe; }\n#[cfg(test)] #[path = \"odd.rs\"] mod named;\n",
    );
    for path in [
        "tests.rs",
        "tests/more.rs",
        "part/tests/mod.rs",
        "inner/probe.rs",
        "odd.rs",
        "support/below.rs",
    ] {
        sandbox.write(&format!("service/src/{path}"), end);
    }
    sandbox.write("service/src/part.rs", "#[cfg(test)]\nmod tests;\n");
    sandbox.write("service/src/support/mod.rs", format!("#![cfg(test)]\n{end}"));
    let run = sandbox.run(&["coverage", "--format", "json"]).exits(0);
    assert!(!run.stdout.contains("\"deed\""), "{}", run.stdout);
    sandbox.write("service/src/main.rs", "#[cfg(any(test, unix))] mod tests;\n");
    let run = sandbox.run(&["coverage", "--format", "json"]).exits(0);
    assert!(run.stdout.contains("service/src/tests.rs"), "{}", run.stdout);
}

#[test]
fn what_cannot_be_read_is_told() {
    let sandbox = service("fn main() {}\n");
    sandbox.write("service/src/bytes.rs", b"// \xff\n");
    sandbox.write("service/src/token.rs", "fn f() {}\nfn g() { \" }\n");
    sandbox.write(
        "service/src/deep.rs",
        format!("fn f() {{ {}{} }}", "(".repeat(5000), ")".repeat(5000)),
    );
    sandbox.write("service/src/long.rs", format!("fn f() {{ 1{}; }}", "+1".repeat(20_000)));
    sandbox.write("service/src/large.rs", " ".repeat(2 * 1024 * 1024));
    sandbox.write(
        "service/src/script.rs",
        "#!/usr/bin/env run\nfn f() { contract::run::Event::End; }\n",
    );
    let run = sandbox.run(&["coverage"]).exits(0);
    for told in [
        "note: not read: service/src/bytes.rs:1:1: ",
        "note: not read: service/src/token.rs:2:",
        "note: not read: service/src/deep.rs:1:",
        "note: not read: service/src/large.rs:1:1: ",
    ] {
        assert!(run.stderr.contains(told), "{told} is not in {}", run.stderr);
    }
    assert!(!run.stderr.contains("long.rs"), "{}", run.stderr);
    assert!(
        run.stdout.contains("constructed  service/src/script.rs:2:32"),
        "{}",
        run.stdout
    );
    sandbox
        .run(&["coverage", "nowhere"])
        .exits(2)
        .says("could not read `nowhere`");
}

#[test]
fn a_registry_that_cannot_be_used_is_told_first() {
    let sandbox = service("fn main() {}\n");
    sandbox.edit("registry/contract/run/package.yaml", "version: 1.0.0", "version: one");
    let run = sandbox.run(&["coverage"]).exits(1).says("error[version-invalid]");
    assert_eq!(run.stdout, "");
}
