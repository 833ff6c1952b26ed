//! The file that an operator writes: YAML, TOML or JSON, with the place of everything that is wrong in it.

use std::path::Path;
use std::sync::Arc;

use cantus_source::{Format, Offence, Place, Valued, read};
use serde_json::Value;

use super::compile::Compiled;
use super::definition::Definition;
use super::judge::judge;
use super::problem::{Because, Problem, ProblemKind, Rejected};

/// A rule set that was read from a file.
#[derive(Clone, Debug)]
pub struct RuleFile {
    valued: Valued,
}

impl RuleFile {
    /// Reads a file of a policy; `name` is what messages call it, and its ending says how it is written: `.json`,
    /// `.toml`, anything else is YAML.
    ///
    /// # Errors
    ///
    /// When it cannot be read, or something is wrong with the rules in it; each problem has its place.
    pub fn read(definition: &Definition<'_>, name: &str, bytes: &[u8]) -> Result<Self, Rejected> {
        let format = Format::of(Path::new(name)).unwrap_or(Format::Yaml);
        let name: Arc<str> = name.into();
        let reading = read(format, &name, bytes);
        let mut unreadable = reading.problems;
        let valued = match &reading.root {
            Some(root) => root.value(&mut unreadable),
            None if unreadable.is_empty() => {
                return Err(Rejected {
                    problems: vec![empty(name)],
                });
            }
            None => {
                let problems = unreadable.into_iter().map(of_text).collect();
                return Err(Rejected { problems });
            }
        };
        let mut problems: Vec<Problem> = unreadable.into_iter().map(of_text).collect();
        // What could not be read is left out of the value, so that it is not called wrong a second time.
        let judged = judge(definition, &valued.value).into_iter().filter(|problem| {
            valued.complete || !matches!(problem.kind, ProblemKind::MissingKey | ProblemKind::Shadowed)
        });
        problems.extend(judged.map(|problem| placed(problem, &valued)));
        if problems.is_empty() {
            return Ok(Self { valued });
        }
        problems.sort_by(|one, other| one.place.cmp(&other.place));
        Err(Rejected { problems })
    }

    /// The rule set.
    pub fn value(&self) -> &Value {
        &self.valued.value
    }

    /// Where a rule stands, by its index.
    pub fn place(&self, rule: usize) -> &Place {
        &self.valued.spot(&format!("/rules/{rule}")).value
    }

    /// Where the default stands, if the file says one.
    pub fn default_place(&self) -> Option<&Place> {
        self.valued.exact("/default").map(|spot| &spot.value)
    }

    /// Compiles the rule set.
    ///
    /// # Errors
    ///
    /// When it is of another policy than the one it was read for.
    pub fn compile(&self, definition: &Definition<'_>) -> Result<Compiled, Rejected> {
        Compiled::new(definition, &self.valued.value)
    }
}

/// A file in which nothing stands may have been cut off: a policy without rules says so.
fn empty(file: Arc<str>) -> Problem {
    let mut problem = Problem::new("", ProblemKind::Unreadable, "the file is empty");
    problem.place = Some(Place {
        file,
        line: 1,
        column: 1,
    });
    problem.help("write `rules:`, and below it each rule; a policy without rules is `rules: []`")
}

/// What is wrong with the text as such.
fn of_text(problem: cantus_source::Problem) -> Problem {
    let kind = match problem.offence {
        Offence::DuplicateKey => ProblemKind::DuplicateKey,
        Offence::NoValue | Offence::Number => ProblemKind::WrongValue,
        _ => ProblemKind::Unreadable,
    };
    let because = problem.related.into_iter().next().map(|(place, why)| Because {
        pointer: String::new(),
        why,
        place: Some(place),
    });
    Problem {
        pointer: String::new(),
        kind,
        message: problem.message,
        suggestion: None,
        help: problem.help,
        because,
        place: Some(problem.place),
    }
}

fn placed(mut problem: Problem, valued: &Valued) -> Problem {
    let spot = valued.spot(&problem.pointer);
    let at_key = problem.kind == ProblemKind::UnknownKey;
    problem.place = Some(
        spot.key
            .clone()
            .filter(|_| at_key)
            .unwrap_or_else(|| spot.value.clone()),
    );
    if let Some(because) = &mut problem.because {
        because.place = Some(valued.spot(&because.pointer).value.clone());
    }
    problem
}
