//! The one-sided promise of `rust-serde`: what the read view accepts, its types accept, save the exceptions that
//! `docs/rust-serde.md` lists.

#[path = "../agreement/case.rs"]
#[allow(dead_code)]
mod case;
mod decode;
mod prints;

use cantus_registry::conform::{Judge, Outcome, View};
use cantus_registry::model::Registry;
use cantus_tests::generate::Generator;
use case::{Case, Document, Project, Read};
use serde_json::Value;

/// How many documents are made up of each package and view.
const COUNT: usize = 400;

fn registry(project: Project) -> Registry {
    let lock = project.folder().join("generated/registry.lock.json");
    let text = std::fs::read_to_string(lock).expect("the project has a lock");
    cantus_registry::lock::parse(&text).expect("the lock is one")
}

/// What is wrong with what the types make of a document that the read view accepts.
fn problem(judge: &Judge<'_>, document: Document<'_>, expected: Read) -> Option<String> {
    let decoded = match decode::decode(document) {
        Ok(decoded) => decoded,
        Err(error) => return Some(format!("is refused: {error}")),
    };
    if decoded.is_known != (expected == Read::Typed) {
        return Some(format!("is taken for {expected:?} the other way round"));
    }
    // What is written again, readers take for the same event.
    let outcome = judge.document(document.package, document.event, View::Read, &decoded.again);
    let is_same = match expected {
        Read::Typed => outcome == Outcome::Typed,
        Read::Opaque => outcome == Outcome::Opaque && decoded.again == document.value(),
        Read::Reject => false,
    };
    (!is_same).then(|| format!("is written again as {}: {outcome:?}", decoded.again))
}

#[track_caller]
fn assert_none(problems: &[String]) {
    let some: Vec<&str> = problems.iter().take(20).map(String::as_str).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), some.join("\n"));
}

#[test]
fn documents_of_the_fixtures_are_accepted() {
    let registries: Vec<(Project, Registry)> = Project::ALL.map(|project| (project, registry(project))).into();
    let cases: Vec<Case> = case::corners().into_iter().chain(case::examples()).collect();
    let mut problems = Vec::new();
    for (project, registry) in &registries {
        let judge = Judge::new(registry);
        let accepted = cases
            .iter()
            .filter(|case| case.project == *project && case.read != Read::Reject);
        for case in accepted.filter(|case| !has_odd_integer(&case.text)) {
            let problem = problem(&judge, case.document(), case.read);
            problems.extend(problem.map(|problem| format!("{}: {} {problem}", case.name, case.text)));
        }
    }
    assert_none(&problems);
}

/// Whether a number is spelled with a fraction or an exponent although it is integral, or as `-0`: the documented
/// exception.
fn has_odd_integer(text: &str) -> bool {
    fn is_odd(value: &Value) -> bool {
        match value {
            Value::Number(number) => number.is_f64() && number.as_f64().is_some_and(|number| number.fract() == 0.0),
            Value::Array(items) => items.iter().any(is_odd),
            Value::Object(members) => members.values().any(is_odd),
            Value::Null | Value::Bool(_) | Value::String(_) => false,
        }
    }
    is_odd(&serde_json::from_str(text).expect("the cases are JSON"))
}

#[test]
fn documents_that_nobody_wrote_are_accepted() {
    let mut problems = Vec::new();
    let mut count = 0;
    for project in Project::ALL {
        let registry = registry(project);
        let judge = Judge::new(&registry);
        let packages = registry.packages.values();
        let with_events = packages.filter(|package| !package.events.members.is_empty());
        for (package, view) in with_events.flat_map(|package| View::BOTH.map(|view| (package, view))) {
            let mut generator = Generator::new(&registry, view, 1);
            for _ in 0..COUNT {
                let made = generator.document(package);
                let expected = match judge.document(&package.name, made.event.as_deref(), view, &made.document) {
                    Outcome::Typed => Read::Typed,
                    Outcome::Opaque => Read::Opaque,
                    Outcome::Rejected(why) => panic!("the generator made {} of {view}: {why:?}", made.document),
                };
                let document = Document {
                    project,
                    package: &package.name,
                    event: made.event.as_deref(),
                    text: &made.document.to_string(),
                };
                let problem = problem(&judge, document, expected);
                problems.extend(problem.map(|problem| format!("{}: {} {problem}", package.name, made.document)));
                count += 1;
            }
        }
    }
    assert!(count > 5_000, "{count} documents are few");
    assert_none(&problems);
}

/// The rows of the table under a heading of the page: what each is about, its package and its document.
fn rows(heading: &str) -> Vec<(&'static str, &'static str, &'static str)> {
    let page = include_str!("../../../docs/rust-serde.md");
    let (_, section) = page
        .split_once(&format!("\n## {heading}\n"))
        .expect("the page has the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
        let [what, package, document] = cells[..] else {
            panic!("a row has three cells: {line}");
        };
        document
            .starts_with('`')
            .then(|| (what, package.trim_matches('`'), document.trim_matches('`')))
    });
    let rows: Vec<_> = rows.collect();
    assert!(!rows.is_empty(), "no row under {heading}");
    rows
}

/// What the read view says of the documents of a table, and whether the types read them.
fn verdicts(heading: &str) -> Vec<(&'static str, Outcome, bool)> {
    let registry = registry(Project::Corners);
    let judge = Judge::new(&registry);
    let verdict = |(what, package, text)| {
        let document = Document {
            project: Project::Corners,
            package,
            event: None,
            text,
        };
        let outcome = judge.document(package, None, View::Read, &document.value());
        (what, outcome, decode::decode(document).is_ok())
    };
    rows(heading).into_iter().map(verdict).collect()
}

#[test]
fn every_exception_of_the_page_is_one() {
    for (what, outcome, is_read) in verdicts("What they promise") {
        assert_eq!(outcome, Outcome::Typed, "{what}");
        assert!(!is_read, "{what} is read after all");
    }
}

#[test]
fn every_tolerance_of_the_page_is_one() {
    for (what, outcome, is_read) in verdicts("What they accept beyond it") {
        assert!(matches!(outcome, Outcome::Rejected(_)), "{what}: {outcome:?}");
        assert!(is_read, "{what} is refused after all");
    }
}
