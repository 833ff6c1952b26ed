//! A whole document against a package: the envelope, and everything in it.

use serde_json::Value;

use super::object::{Claims, Recognised};
use super::value::equals;
use super::{Outcome, Trial, View};
use crate::model::{Family, ToldApart};

impl<'r> Trial<'_, 'r> {
    /// Judges a document of a package.
    pub(super) fn document(mut self, package: &str, event: Option<&str>, document: &Value) -> Outcome {
        self.depth(document);
        let recognised = match self.judge.registry.packages.get(package) {
            None => {
                self.problem(format!("belongs to no package: `{package}` is not declared"));
                Recognised::Known
            }
            Some(package) => match package.events.told_apart {
                ToldApart::Outside => self.bare(&package.events, event, document),
                ToldApart::Tag(_) | ToldApart::Key => self.enveloped(&package.events, document),
            },
        };
        match recognised {
            _ if !self.problems.is_empty() => Outcome::Rejected(self.problems),
            Recognised::Known => Outcome::Typed,
            Recognised::Unknown => Outcome::Opaque,
        }
    }

    fn enveloped(&mut self, events: &'r Family, document: &Value) -> Recognised {
        let Some(object) = document.as_object() else {
            self.problem("is not an object");
            return Recognised::Known;
        };
        let mut claims = Claims::default();
        let recognised = self.family(events, None, object, &mut claims);
        self.fields(&events.transport, object, &mut claims);
        self.undeclared(&claims, object);
        recognised
    }

    /// A payload whose event is named outside.
    fn bare(&mut self, events: &Family, event: Option<&str>, document: &Value) -> Recognised {
        let Some(event) = event else {
            self.problem("names no event: the envelope is `none`, so the name comes from outside");
            return Recognised::Known;
        };
        let name = Value::from(event);
        match events.members.values().find(|member| equals(&member.wire, &name)) {
            Some(member) => {
                self.content(member, document);
                Recognised::Known
            }
            None => {
                if self.view == View::Emit {
                    self.problem(format!("`{event}` is not an event"));
                }
                if !document.is_object() {
                    self.problem("is not an object");
                }
                Recognised::Unknown
            }
        }
    }
}
