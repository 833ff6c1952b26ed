//! The voices agree: every document of the fixtures gets the verdict of its file, in both views, from the model, from
//! the committed JSON Schemas and from the committed Rust. What TypeScript says of the same files is told by
//! `tests/typescript/runtime/agreement.test.ts`.

mod canary;
mod case;
mod filler;
mod generated;
mod leaves;
mod normal;
mod samples;
mod schemas;
mod variations;
mod voices;

use std::cell::Cell;

use case::{Case, Project};
use voices::Voices;

/// Fails with every case that a voice has another verdict of.
#[track_caller]
fn assert_agreement(cases: &[Case], problems: impl Fn(&Case) -> Vec<String>) {
    let mut text = String::new();
    let mut count = 0;
    for case in cases {
        let problems = problems(case);
        if problems.is_empty() {
            continue;
        }
        count += 1;
        let (emit, read) = (case.emit, case.read);
        text += &format!("\n{}: emit {emit:?}, read {read:?}\n    {}\n", case.name, case.text);
        problems.iter().for_each(|problem| text += &format!("  {problem}\n"));
    }
    assert!(text.is_empty(), "{count} of {} cases:\n{text}", cases.len());
}

#[test]
fn every_corner_gets_its_verdict() {
    let cases = case::corners();
    assert_eq!(cases.len(), 725, "count the cases again when you add one");
    let voices = Voices::load();
    assert_agreement(&cases, |case| voices.problems(case));
}

#[test]
fn every_example_is_accepted_in_both_views() {
    let cases = case::examples();
    let voices = Voices::load();
    assert_agreement(&cases, |case| voices.problems(case));
}

#[test]
fn what_is_outside_the_domain_is_rejected() {
    let cases = case::outside();
    assert_eq!(cases.len(), 48, "count the cases again when you add one");
    let voices = Voices::load();
    assert_agreement(&cases, |case| voices.problems_outside(case));
}

#[test]
fn the_examples_are_those_of_the_registries() {
    let voices = Voices::load();
    let text = samples::file(&Project::ALL.map(|project| (project, voices.registry(project))));
    let path = case::examples_file();
    if std::env::var_os("CANTUS_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("the file is in a folder")).expect("the folder can be made");
        std::fs::write(&path, &text).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "{} is stale; mend it with CANTUS_BLESS=1",
        path.display()
    );
}

#[test]
fn no_sink_is_shown_what_is_above_its_clearance() {
    let voices = Voices::load();
    let mut met = canary::Met::default();
    let cases: Vec<Case> = case::corners().into_iter().chain(case::examples()).collect();
    let met_by = |case: &Case| canary::problems(case, voices.registry(case.project), &mut met);
    let problems: Vec<String> = cases.iter().flat_map(met_by).collect();
    assert!(problems.is_empty(), "\n{}", problems.join("\n\n"));
    let places = [
        "beside", "content", "flat", "keyed", "list", "map", "nullable", "optional", "record", "rest", "union",
    ];
    for place in places {
        assert!(
            met.places.contains(place),
            "nothing sensitive stands in or under a place of sort `{place}`"
        );
    }
    // A test that hides nothing and refuses nothing would pass as well.
    assert!(
        met.hidden > 500 && met.refused > 20,
        "{} hidden, {} refused",
        met.hidden,
        met.refused
    );
}

#[test]
fn the_voices_agree_on_documents_that_nobody_wrote() {
    let voices = Voices::load();
    let cases: Vec<Case> = case::corners().into_iter().chain(case::examples()).collect();
    let accepted = Cell::new(0);
    let problems = variations::each(&cases, |document| {
        accepted.set(accepted.get() + usize::from(voices.is_accepted(document)));
        voices.quarrels(document)
    });
    assert!(problems.is_empty(), "\n{}", problems.join("\n\n"));
    // Voices that reject everything would agree as well.
    assert!(accepted.get() > 100, "{} are accepted", accepted.get());
}
