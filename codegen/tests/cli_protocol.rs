//! `cantus protocol check`: what a recorded stream breaks, at which lines, however it is spelled.

mod sandbox;

use std::io::Write as _;
use std::process::Stdio;

use sandbox::{LOCK, PACKAGE, Run, Sandbox, golden};

const TALK: &str = "\
package: talk
version: 1.0.0
envelope: {tag: event, content: data}
events:
  hello: {summary: It begins.}
  begun: {summary: A call began., fields: {call: string, of?: string}}
  done: {summary: A call is done., fields: {call: string, of?: string}}
  thinking: {summary: Thinking came or went., fields: {state: [started, stopped]}}
  counted: {summary: A number., fields: {number: integer}}
  last: {summary: Nothing is said any more.}
  bye: {summary: It ends.}
protocol:
  opens_with: {events: [hello], summary: A greeting comes first.}
  ends_with: bye
  at_most_once: hello
  none_after: {last: [counted]}
  pairs: {open: begun, close: done, key: call, per: of, summary: What began ends.}
  alternates: {event: thinking, field: state, values: [started, stopped]}
  never_back: {event: counted, field: number}
";

/// Every kind of violation, and a line that is no document.
const BAD: &str = r#"{"event":"counted","data":{"number":2}}
{"event":"hello","data":{}}
{"event":"hello","data":{}}

{"event":"counted","data":{"number":1}}
{"event":"begun","data":{"call":"a","of":"x"}}
{"event":"begun","data":{"call":"a","of":"x"}}
{"event":"done","data":{"call":"b"}}
not JSON
{"event":"done","data":{}}
{"event":"sparkle","data":{"any":"thing"}}
{"event":"thinking","data":{"state":"stopped"}}
{"event":"thinking","data":{"state":"started"}}
{"event":"last","data":{}}
{"event":"counted","data":{"number":3}}
{"event":"bye","data":{}}
{"event":"last","data":{}}
"#;

const GOOD: &str = r#"{"event":"hello","data":{}}
{"event":"begun","data":{"call":"a"}}
{"event":"sparkle","data":{}}
{"event":"done","data":{"call":"a"}}
{"event":"bye","data":{}}
"#;

fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.write("registry/contract/talk/package.yaml", TALK);
    sandbox.write("bad.ndjson", BAD);
    sandbox.write("good.ndjson", GOOD);
    sandbox.write("nothing.ndjson", "");
    sandbox
}

#[track_caller]
fn check(name: &str, run: &Run) {
    for (stream, text) in [("stdout", &run.stdout), ("stderr", &run.stderr)] {
        if !text.is_empty() {
            golden(&format!("protocol/{name}.{stream}"), text);
        }
    }
}

#[test]
fn a_stream_that_breaks_rules_is_told_line_by_line() {
    let sandbox = sandbox();
    for format in ["text", "json", "github"] {
        let run = sandbox
            .run(&["protocol", "check", "bad.ndjson", "--format", format])
            .exits(1);
        check(&format!("bad-{format}"), &run);
    }
}

#[test]
fn github_gets_the_stream_from_the_root_of_the_repository() {
    let sandbox = sandbox();
    let root = sandbox.root();
    let repository = root.parent().expect("it has one");
    let mut command = sandbox.command(&["protocol", "check", "bad.ndjson", "--format", "github"]);
    let run = Run::of(command.env("GITHUB_WORKSPACE", repository).output().expect("it runs"));
    assert!(run.stdout.contains("file=project/bad.ndjson,"), "{}", run.stdout);
}

#[test]
fn a_stream_that_keeps_them_is_fine() {
    let sandbox = sandbox();
    let run = sandbox.run(&["protocol", "check", "good.ndjson"]).exits(0);
    assert_eq!(run.stderr, "5 events: the stream keeps the protocol of `talk`\n");
    let run = sandbox
        .run(&["protocol", "check", "good.ndjson", "--format", "json"])
        .exits(0);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).expect("it is JSON");
    assert_eq!(
        (value["clean"].as_bool(), value["events"].as_u64()),
        (Some(true), Some(5))
    );
    assert_eq!(run.stderr, "");
    let run = sandbox
        .run(&["protocol", "check", "good.ndjson", "--format", "github"])
        .exits(0);
    assert_eq!(run.stdout, "");
}

#[test]
fn an_empty_stream_owes_what_it_begins_and_ends_with() {
    let sandbox = sandbox();
    let run = sandbox.run(&["protocol", "check", "nothing.ndjson"]).exits(1);
    check("nothing", &run);
    // Whoever joins may have missed it all.
    sandbox
        .run(&["protocol", "check", "nothing.ndjson", "--joining"])
        .exits(0);
}

#[test]
fn a_file_may_begin_in_mid_stream_and_come_in() {
    let sandbox = sandbox();
    let tail = GOOD.lines().skip(3).collect::<Vec<_>>().join("\r\n");
    sandbox.write("tail.ndjson", &tail);
    sandbox.run(&["protocol", "check", "tail.ndjson"]).exits(1);
    sandbox.run(&["protocol", "check", "tail.ndjson", "--joining"]).exits(0);
    let mut command = sandbox.command(&["protocol", "check", "-", "--joining"]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(tail.as_bytes()).expect("it is read");
    drop(stdin);
    Run::of(child.wait_with_output().expect("it ends")).exits(0);
}

#[test]
fn a_lock_is_enough() {
    let sandbox = sandbox();
    sandbox.run(&["sync-types"]).exits(0);
    let lock = sandbox.path(LOCK).to_string_lossy().into_owned();
    let file = sandbox.path("bad.ndjson").to_string_lossy().into_owned();
    let mut command = sandbox.command(&["protocol", "check", &file, "--lock", &lock]);
    let run = Run::of(command.current_dir("/").output().expect("it starts"));
    run.exits(1).says("error[already-open]");
}

#[test]
fn the_package_is_the_only_one_that_has_a_protocol_or_the_one_that_is_named() {
    let sandbox = sandbox();
    sandbox
        .run(&["protocol", "check", "good.ndjson", "--package", "demo"])
        .exits(2)
        .says("no package `demo` has a protocol; those that have are `talk`");
    let other = format!("{}protocol: {{at_most_once: note}}\n", PACKAGE.replace("demo", "other"));
    sandbox.write("registry/contract/other/package.yaml", other);
    sandbox
        .run(&["protocol", "check", "good.ndjson"])
        .exits(2)
        .says("say which with `--package`: `other`, `talk`");
    sandbox
        .run(&["protocol", "check", "good.ndjson", "--package", "talk"])
        .exits(0);
}

#[test]
fn where_there_is_nothing_to_check_the_command_cannot_run() {
    let sandbox = sandbox();
    sandbox
        .run(&["protocol", "check", "none.ndjson"])
        .exits(2)
        .says("could not read `none.ndjson`");
    sandbox
        .run(&["protocol", "check", "."])
        .exits(2)
        .says("could not read `.`");
    let plain = Sandbox::new();
    plain.write("good.ndjson", GOOD);
    plain
        .run(&["protocol", "check", "good.ndjson"])
        .exits(2)
        .says("no package has a protocol");
    plain.edit(sandbox::DECLARED, "level?: Level", "level?: Levle");
    plain
        .run(&["protocol", "check", "good.ndjson"])
        .exits(1)
        .says("error[unknown-type]");
}

/// Whatever a file holds, it is told line by line.
#[test]
fn nothing_that_a_file_holds_ends_the_command_early() {
    let sandbox = sandbox();
    let deep = "[".repeat(100_000);
    let lines: [&[u8]; 12] = [
        b"\xff\xfe",
        b"\0",
        b"{",
        b"[]",
        b"null",
        b"{\"event\":1}",
        b"{\"event\":\"hello\",\"event\":\"bye\"}",
        b"{\"event\":\"\\ud800\"}",
        b"{\"event\":\"counted\",\"data\":{\"number\":1e400}}",
        b"{\"event\":\"begun\",\"data\":{\"call\":7}}",
        "\u{feff}{}".as_bytes(),
        deep.as_bytes(),
    ];
    sandbox.write("hostile.ndjson", lines.join(&b'\n'));
    let run = sandbox
        .run(&["protocol", "check", "hostile.ndjson", "--joining", "--format", "json"])
        .exits(1);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).expect("it is JSON");
    let found = value["findings"].as_array().expect("it has findings");
    let told = found.iter().map(|found| (found["id"].as_str(), found["line"].as_u64()));
    assert!(told.eq((1..=12).map(|line| (Some("not-a-document"), Some(line)))));
}

/// Where the envelope is `none`, lines say which event they are.
#[test]
fn payloads_are_told_with_their_event() {
    let sandbox = sandbox();
    let bare = TALK.replace("{tag: event, content: data}", "none");
    sandbox.write("registry/contract/talk/package.yaml", bare);
    sandbox.run(&["protocol", "check", "good.ndjson"]).exits(0);
    sandbox.write("bare.ndjson", "{\"call\":\"a\"}\n");
    sandbox
        .run(&["protocol", "check", "bare.ndjson", "--joining"])
        .exits(1)
        .says("`{\"event\": NAME, \"data\": PAYLOAD}`");
}

/// A stream with more mistakes than anybody reads is cut short, and its mistakes are counted.
#[test]
fn many_mistakes_are_counted() {
    let sandbox = sandbox();
    sandbox.write("many.ndjson", "{\"event\":\"hello\",\"data\":{}}\n".repeat(3001));
    let run = sandbox.run(&["protocol", "check", "many.ndjson", "--joining", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_str(&run.exits(1).stdout).expect("it is JSON");
    assert_eq!(value["findings"].as_array().map(Vec::len), Some(1000));
    assert_eq!(value["omitted"], 2001);
}
