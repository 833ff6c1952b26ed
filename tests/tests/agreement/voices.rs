//! The voices that are heard in Rust, and what is wrong with what they say of a case.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use cantus_registry::conform::{Judge, Outcome, View};
use cantus_registry::model::Registry;
use serde_json::Value;

use crate::case::{Case, Document, Emit, Project, Read};
use crate::generated::{self, Decoded};
use crate::normal::{Normal, equal};
use crate::schemas::Schemas;

/// Every voice of every project.
pub struct Voices {
    registries: BTreeMap<Project, Registry>,
    schemas: Schemas,
}

/// What one voice said.
#[derive(Debug)]
pub struct Verdict {
    voice: &'static str,
    view: View,
    said: Said,
}

/// Yes or no, as exactly as a voice can say it.
#[derive(Debug)]
enum Said {
    Typed,
    Opaque,
    /// One of the two; a schema does not tell which.
    Accepted,
    Rejected(String),
}

/// What the generated types made of a document, in each view.
type InRust = [(View, Result<Decoded, String>); 2];

impl Voices {
    /// Loads every project's registry.
    pub fn load() -> Self {
        Self {
            registries: Project::ALL
                .into_iter()
                .map(|project| (project, registry(project)))
                .collect(),
            schemas: Schemas::default(),
        }
    }

    /// The registry of a project.
    pub fn registry(&self, project: Project) -> &Registry {
        &self.registries[&project]
    }

    /// Why the voices do not all say what the file says.
    pub fn problems(&self, case: &Case) -> Vec<String> {
        let document = case.document();
        let in_rust = in_rust(document);
        let mut verdicts = verdicts_in_rust(&in_rust);
        verdicts.extend(self.verdicts_on_value(document));
        // A schema has no word for an event that is named outside and not known.
        let heard = if case.event.is_some() && case.read == Read::Opaque {
            4
        } else {
            6
        };
        assert_eq!(
            verdicts.len(),
            heard,
            "{}: a voice is missing or one too many",
            case.name
        );
        let wrong = verdicts.iter().filter(|verdict| !verdict.is(case));
        let mut problems: Vec<String> = wrong.map(Verdict::to_string).collect();
        problems.extend(self.rewritten(document, in_rust));
        problems
    }

    /// Why Rust does not say what the file says of a text outside the domain.
    pub fn problems_outside(&self, case: &Case) -> Vec<String> {
        let verdicts = verdicts_in_rust(&in_rust(case.document()));
        verdicts
            .iter()
            .filter(|verdict| !verdict.is(case))
            .map(Verdict::to_string)
            .collect()
    }

    /// Whether the emit view accepts a document, in the words of the model.
    pub fn is_accepted(&self, document: Document<'_>) -> bool {
        let judge = Judge::new(self.registry(document.project));
        judge.document(document.package, document.event, View::Emit, &document.value()) == Outcome::Typed
    }

    /// Why the voices do not all say one thing, of a document that no file has a verdict of.
    pub fn quarrels(&self, document: Document<'_>) -> Vec<String> {
        let in_rust = in_rust(document);
        let mut verdicts = verdicts_in_rust(&in_rust);
        verdicts.extend(self.verdicts_on_value(document));
        let mut problems = Vec::new();
        for view in View::BOTH {
            let of_view: Vec<&Verdict> = verdicts.iter().filter(|verdict| verdict.view == view).collect();
            if of_view
                .iter()
                .any(|one| of_view.iter().any(|other| !one.said.agrees(&other.said)))
            {
                problems.extend(of_view.iter().map(|verdict| verdict.to_string()));
            }
        }
        problems.extend(self.rewritten(document, in_rust));
        problems
    }

    /// What the model and the schemas say, who speak of values.
    fn verdicts_on_value(&self, document: Document<'_>) -> Vec<Verdict> {
        let value = document.value();
        let registry = self.registry(document.project);
        let judge = Judge::new(registry);
        let mut verdicts = Vec::new();
        for view in View::BOTH {
            let said = match judge.document(document.package, document.event, view, &value) {
                Outcome::Typed => Said::Typed,
                Outcome::Opaque => Said::Opaque,
                Outcome::Rejected(problems) => Said::Rejected(format!("{problems:?}")),
            };
            let voice = "conform";
            verdicts.push(Verdict { voice, view, said });
            let package = &registry.packages[document.package];
            if let Some(judged) = self
                .schemas
                .judge(document.project, package, document.event, view, &value)
            {
                let voice = "schema";
                let said = judged.map_or_else(Said::Rejected, |()| Said::Accepted);
                verdicts.push(Verdict { voice, view, said });
            }
        }
        verdicts
    }

    /// What is wrong with a document that the generated types read and wrote again.
    fn rewritten(&self, document: Document<'_>, in_rust: InRust) -> Vec<String> {
        let value = document.value();
        let normal = Normal(self.registry(document.project));
        let mut problems = Vec::new();
        for (view, decoded) in in_rust {
            let Ok(Decoded { is_known, again, .. }) = decoded else {
                continue;
            };
            let expected = match (view, is_known) {
                // An unknown event is passed on as it is.
                (_, false) => Some(value.clone()),
                (View::Emit, true) => Some(normal.without_transport(document.package, &value)),
                (View::Read, true) => self.written(document, &normal),
            };
            match (expected, again) {
                (Some(expected), Ok(again)) if equal(&expected, &again) => {}
                (None, Err(_)) => {}
                (Some(expected), Ok(again)) => {
                    problems.push(format!("{view}: Rust writes it again as {again}, not as {expected}"));
                }
                (Some(_), Err(error)) => problems.push(format!("{view}: Rust cannot write it again: {error}")),
                (None, Ok(again)) => {
                    problems.push(format!("{view}: Rust writes it again as {again}, and no writer may"));
                }
            }
        }
        problems
    }

    /// What a reader writes again of a known event; `None` if something in it is only for readers.
    fn written(&self, document: Document<'_>, normal: &Normal<'_>) -> Option<Value> {
        let value = document.value();
        let judge = Judge::new(normal.0);
        if !matches!(
            judge.document(document.package, document.event, View::Read, &value),
            Outcome::Typed
        ) {
            return None;
        }
        let written = normal.document(document.package, document.event, &value);
        // The transport puts its members back.
        let mut sent = written.clone();
        if let (Value::Object(sent), Value::Object(read)) = (&mut sent, &value) {
            for field in &normal.0.packages[document.package].events.transport {
                sent.extend(
                    read.get_key_value(&field.name)
                        .map(|(key, value)| (key.clone(), value.clone())),
                );
            }
        }
        let outcome = judge.document(document.package, document.event, View::Emit, &sent);
        matches!(outcome, Outcome::Typed).then_some(written)
    }
}

fn registry(project: Project) -> Registry {
    let folder = project.folder();
    let file = std::fs::read_to_string(folder.join("cantus.toml")).expect("a project has its file");
    let path = file
        .lines()
        .find_map(|line| line.strip_prefix("path = \"")?.strip_suffix('"'));
    let path = path.expect("the file says where the registry is");
    let loaded = cantus_registry::load(&folder, Path::new(path)).expect("the registry is there");
    loaded.registry.unwrap_or_else(|| panic!("{:#?}", loaded.findings))
}

fn in_rust(document: Document<'_>) -> InRust {
    [(View::Emit, cantus::View::Emit), (View::Read, cantus::View::Read)]
        .map(|(view, asked)| (view, generated::decode(document, asked)))
}

fn verdicts_in_rust(in_rust: &InRust) -> Vec<Verdict> {
    let verdict = |(view, decoded): &(View, Result<Decoded, String>)| Verdict {
        voice: "Rust",
        view: *view,
        said: match decoded {
            // The emit view has no unknown events, so a known one is all it accepts.
            Ok(decoded) if decoded.is_known => Said::Typed,
            Ok(_) => Said::Opaque,
            Err(problems) => Said::Rejected(problems.clone()),
        },
    };
    in_rust.iter().map(verdict).collect()
}

impl Verdict {
    /// Whether it is the verdict of the file.
    fn is(&self, case: &Case) -> bool {
        match self.view {
            View::Emit => match case.emit {
                Emit::Accept => matches!(self.said, Said::Typed | Said::Accepted),
                Emit::Reject => matches!(self.said, Said::Rejected(_)),
            },
            View::Read => match case.read {
                Read::Typed => matches!(self.said, Said::Typed | Said::Accepted),
                Read::Opaque => matches!(self.said, Said::Opaque | Said::Accepted),
                Read::Reject => matches!(self.said, Said::Rejected(_)),
            },
        }
    }
}

impl Said {
    fn agrees(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Rejected(_), Self::Rejected(_)) => true,
            (Self::Rejected(_), _) | (_, Self::Rejected(_)) => false,
            (Self::Typed, Self::Opaque) | (Self::Opaque, Self::Typed) => false,
            (Self::Typed | Self::Opaque | Self::Accepted, Self::Typed | Self::Opaque | Self::Accepted) => true,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { voice, view, said } = self;
        match said {
            Said::Typed => write!(formatter, "{view}: {voice} says typed"),
            Said::Opaque => write!(formatter, "{view}: {voice} says opaque"),
            Said::Accepted => write!(formatter, "{view}: {voice} accepts it"),
            Said::Rejected(why) => write!(formatter, "{view}: {voice} rejects it: {why}"),
        }
    }
}
