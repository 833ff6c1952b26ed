//! `cantus protocol check`: a file of documents, held to the protocol of a package line by line.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use cantus::protocol::{Definition, Kind, Monitor, Rule, Scalar};
use cantus::{Raw, View};
use cantus_registry::catalogue::Entry;
use cantus_registry::conform::{self, Judge, Outcome};
use cantus_registry::finding::Finding;
use cantus_registry::model::{Package, Registry};
use cantus_registry::place::Place;

use super::definition;
use crate::catalogue;
use crate::error::Error;
use crate::pick::{self, shown};
use crate::progress::Progress;
use crate::report::{Mode, Report, Warnings};

/// How many parts of a stream each rule remembers: a file may hold many streams.
const LIMIT: usize = 1_000_000;
/// How many findings are kept; the others are counted.
const KEPT: usize = 1_000;
/// How much of a value is shown, in characters.
const SHOWN: usize = 60;

/// What is to be checked.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'w> {
    /// The file; `-` is what comes in.
    pub file: &'w Path,
    /// The package; without one, the only one that has a protocol.
    pub package: Option<&'w str>,
    /// A lock to start from instead of a project.
    pub lock: Option<&'w Path>,
    /// Where in its stream the file begins.
    pub begins: Begins,
}

/// Where in a stream a file begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// With the first event.
    First,
    /// Somewhere after it.
    Midway,
}

/// What was found in a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checked {
    /// What is wrong with the project, when that is why nothing was checked.
    pub report: Option<Report>,
    /// The package.
    pub package: String,
    /// How many events were read.
    pub events: u64,
    /// What is wrong, in the order of the lines, and then what is owed.
    pub found: Vec<Found>,
    /// How many more findings there were.
    pub omitted: usize,
    /// How many parts of the stream were forgotten, so that rules may have said less.
    pub forgotten: u64,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// What, and where.
    pub finding: Finding,
    /// What the rule says that is broken; `None` for a line that is no document.
    pub rule: Option<String>,
}

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.report.is_none() && self.found.is_empty()
    }
}

/// Checks a file.
pub fn check(start: &Path, wanted: Wanted<'_>, progress: &Progress) -> Result<Checked, Error> {
    let mut report = Report::new(Mode::Registry, Warnings::Allowed);
    let Some(registry) = pick::registry(start, wanted.lock, &mut report, progress)? else {
        return Ok(Checked {
            report: Some(report),
            ..Checked::default()
        });
    };
    let (package, definition) = find(&registry, wanted.package)?;
    progress.stage("reading the stream");
    let unreadable = |source| Error::Read {
        path: wanted.file.to_owned(),
        source,
    };
    let lines: Box<dyn BufRead> = if wanted.file == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(wanted.file).map_err(unreadable)?))
    };
    let monitor = match wanted.begins {
        Begins::First => Monitor::new(&definition),
        Begins::Midway => Monitor::joining(&definition),
    };
    let mut stream = Stream {
        file: called(wanted.file),
        judge: Judge::new(&registry),
        package,
        definition: &definition,
        monitor: monitor.with_limit(LIMIT),
        lines: Vec::new(),
        checked: Checked {
            package: package.name.clone(),
            ..Checked::default()
        },
    };
    stream.read(lines).map_err(unreadable)?;
    Ok(stream.end())
}

/// The package that is meant, and its protocol.
fn find<'r>(registry: &'r Registry, wanted: Option<&str>) -> Result<(&'r Package, Definition), Error> {
    let packages = registry.packages.values();
    let having: Vec<_> = packages
        .filter_map(|package| Some((package, definition(package)?)))
        .collect();
    let known: Vec<String> = having
        .iter()
        .map(|(package, _)| format!("`{}`", package.name))
        .collect();
    let (known, count) = (known.join(", "), having.len());
    let mut having = having.into_iter();
    match wanted {
        None if count > 1 => Err(Error::WhichProtocol { known }),
        None => having.next().ok_or(Error::NoProtocol),
        Some(name) => {
            let found = having.find(|(package, _)| package.name == name);
            found.ok_or_else(|| Error::PackageProtocol {
                name: name.to_owned(),
                known: if known.is_empty() {
                    "none has".to_owned()
                } else {
                    format!("those that have are {known}")
                },
            })
        }
    }
}

fn called(file: &Path) -> Arc<str> {
    if file == Path::new("-") {
        "<stdin>".into()
    } else {
        shown(file)
    }
}

/// A file that is being read.
struct Stream<'d> {
    file: Arc<str>,
    judge: Judge<'d>,
    package: &'d Package,
    definition: &'d Definition,
    monitor: Monitor<'d>,
    /// The line of each event.
    lines: Vec<usize>,
    checked: Checked,
}

impl Stream<'_> {
    fn read(&mut self, mut lines: Box<dyn BufRead>) -> io::Result<()> {
        let mut line = Vec::new();
        let mut number = 0;
        while lines.read_until(b'\n', &mut line)? > 0 {
            number += 1;
            let text = line.trim_ascii();
            if !text.is_empty() {
                self.document(number, text);
            }
            line.clear();
        }
        Ok(())
    }

    fn document(&mut self, line: usize, text: &[u8]) {
        let (event, document) = match self.opened(text) {
            Ok(opened) => opened,
            Err(why) => return self.refuse(line, why),
        };
        let value = document.to_value();
        let outcome = self
            .judge
            .document(&self.package.name, event.as_deref(), conform::View::Read, &value);
        if let Outcome::Rejected(problems) = outcome {
            let more = problems.len().saturating_sub(1);
            let Some(first) = problems.into_iter().next() else {
                return;
            };
            let pointer = if first.pointer.is_empty() {
                "document"
            } else {
                &first.pointer
            };
            let more = if more > 0 {
                format!("; and {more} more")
            } else {
                String::new()
            };
            return self.refuse(line, format!("{pointer}: {}{more}", first.message));
        }
        let text = document.as_str().as_bytes();
        let violations = match &event {
            Some(event) => self.monitor.named(event, text),
            None => self.monitor.document(text),
        };
        self.lines.push(line);
        match violations {
            Ok(violations) => {
                for found in violations {
                    let part = told(found.rule, found.part.as_ref(), found.key.as_ref());
                    let message = found.message + &part;
                    self.add(line, found.kind, found.rule, message, found.earlier);
                }
            }
            Err(error) => self.refuse(line, error.to_string()),
        }
    }

    /// The name of the event, where the document does not say it, and the document.
    fn opened(&self, text: &[u8]) -> Result<(Option<String>, Raw), String> {
        let line: Raw = cantus::decode(text, View::Read).map_err(|error| error.to_string())?;
        if self.definition.tag.is_some() {
            return Ok((None, line));
        }
        let event = line.member("event").and_then(|event| match event.to_value() {
            serde_json::Value::String(event) => Some(event),
            _ => None,
        });
        match (event, line.member("data")) {
            (Some(event), Some(data)) => Ok((Some(event), data)),
            _ => Err("the envelope is `none`, so a line has to be `{\"event\": NAME, \"data\": PAYLOAD}`".to_owned()),
        }
    }

    fn refuse(&mut self, line: usize, why: String) {
        let finding = Finding::new(&catalogue::NOT_A_DOCUMENT, &self.place(line), why);
        let help = format!("each line is a document of package `{}`", self.package.name);
        self.keep(finding.help(help), None);
    }

    fn add(&mut self, line: usize, kind: Kind, rule: &Rule, message: String, earlier: Option<u64>) {
        let mut finding = Finding::new(entry(kind), &self.place(line), message);
        let earlier = earlier.and_then(|event| Some((event, *self.lines.get(usize::try_from(event).ok()? - 1)?)));
        if let Some((event, line)) = earlier {
            finding = finding.related(&self.place(line), format!("event {event} stands"));
        }
        let why = rule.summary.as_ref().map(|summary| format!(": {summary}"));
        let help = format!("the rule is `{}`{}", rule.text, why.unwrap_or_default());
        self.keep(finding.help(help), Some(rule.text.to_string()));
    }

    fn keep(&mut self, finding: Finding, rule: Option<String>) {
        if self.checked.found.len() < KEPT {
            self.checked.found.push(Found { finding, rule });
        } else {
            self.checked.omitted += 1;
        }
    }

    fn place(&self, line: usize) -> Place {
        Place {
            file: self.file.clone(),
            line,
            column: 1,
        }
    }

    fn end(mut self) -> Checked {
        let last = self.lines.last().copied().unwrap_or(1);
        for owed in self.monitor.owed() {
            let part = told(owed.rule, owed.part.as_ref(), owed.key.as_ref());
            self.add(last, owed.kind, owed.rule, owed.message + &part, owed.since);
        }
        Checked {
            events: self.monitor.events(),
            forgotten: self.monitor.forgotten(),
            ..self.checked
        }
    }
}

/// Which part of the stream and which pair it is about.
fn told(rule: &Rule, part: Option<&Scalar>, key: Option<&Scalar>) -> String {
    let part = part.map(|part| format!("{} {}", rule.per.as_deref().unwrap_or_default(), cut(part)));
    let key = key.map(|key| format!("key {}", cut(key)));
    let told: Vec<String> = part.into_iter().chain(key).collect();
    if told.is_empty() {
        String::new()
    } else {
        format!(" ({})", told.join(", "))
    }
}

fn cut(value: &Scalar) -> String {
    let text = value.to_string();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// The entry of the catalogue for a kind, which bears its name.
fn entry(kind: Kind) -> &'static Entry {
    catalogue::find(kind.as_str()).expect("a test looks for an entry of every kind")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_violation_is_in_the_catalogue() {
        for kind in Kind::ALL {
            assert_eq!(entry(kind).id, kind.as_str());
        }
    }
}
