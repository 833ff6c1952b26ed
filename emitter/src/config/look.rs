//! How one value is looked at: what it is made of is followed, its kind is checked, and references become their values.

use std::collections::BTreeMap;

use cantus_source::Valued;
use serde_json::Value;

use super::effective::Origin;
use super::input::Environment;
use super::problem::{Problem, ProblemKind};
use super::reference::{Piece, pieces};
use super::weaken::Weakening;
use super::{Definition, Json, ShapeKind, Type};

/// Nothing nests deeper; a definition that would fill in more than that has no finite value.
const DEEPEST: usize = 64;

/// What is known of a value from round it.
#[derive(Clone, Copy)]
pub(super) struct Round {
    /// Whether it may refer to the environment.
    pub(super) env: bool,
    /// Its level of sensitivity so far.
    pub(super) level: u32,
}

/// The walk through one config.
pub(super) struct Look<'d, 'i> {
    pub(super) definition: &'d Definition<'d>,
    pub(super) environment: &'i Environment<'i>,
    pub(super) file: Option<&'i Valued>,
    pub(super) problems: Vec<Problem>,
    pub(super) origins: BTreeMap<String, Origin>,
    /// What is wrong here and below was said already.
    pub(super) said: Vec<String>,
    /// What is wrong exactly here was said already.
    pub(super) said_here: Vec<String>,
    /// Tags that name the default, which the type leaves out.
    pub(super) default_tags: Vec<String>,
    /// Values that are not quoted, here and below.
    pub(super) unquoted: Vec<String>,
    pub(super) weakened: Vec<Weakening>,
    pub(super) pointer: String,
    pub(super) depth: usize,
}

impl<'d> Look<'d, '_> {
    /// Looks at a value of a type.
    pub(super) fn value(&mut self, ty: &Type<'d>, value: &mut Value, round: Round) {
        if self.depth > DEEPEST {
            return;
        }
        match (ty, &mut *value) {
            (Type::Any, _) | (Type::Nullable(_), Value::Null) => {}
            (Type::Nullable(inner), _) => self.value(inner, value, round),
            (Type::Shape(index), _) => self.shape(*index, value, round),
            (Type::List(item), Value::Array(items)) => {
                for (index, value) in items.iter_mut().enumerate() {
                    self.within(&index.to_string(), |look| look.value(item, value, round));
                }
            }
            (Type::Map(values), Value::Object(map)) => {
                for (key, value) in map {
                    self.within(key, |look| look.value(values, value, round));
                }
            }
            (Type::List(_), _) => self.other_kind("a list", value),
            (Type::Map(_), _) => self.other_kind("a map", value),
            (Type::Text, _) => self.scalar("a text", value, round, Value::is_string),
            (Type::Number, _) => self.scalar("a number", value, round, Value::is_number),
            (Type::Bool, _) => self.scalar("`true` or `false`", value, round, Value::is_boolean),
        }
    }

    fn shape(&mut self, index: usize, value: &mut Value, mut round: Round) {
        let Some(shape) = self.definition.shapes.get(index) else {
            return;
        };
        round.level = round.level.max(shape.level);
        if round.level > self.definition.shown {
            self.unquoted.push(self.pointer.clone());
        }
        match shape.kind {
            ShapeKind::Opaque => {}
            ShapeKind::Alias(ty) => self.value(&ty, value, round),
            ShapeKind::Enum(members) => {
                self.scalar("a text", value, round, Value::is_string);
                let unknown = value.as_str().filter(|text| !members.contains(text));
                if let Some(text) = unknown.filter(|_| !self.is_said()) {
                    let problem = self.not_a_member(text, members);
                    self.say(problem);
                }
            }
            ShapeKind::Numbers(members) => {
                self.scalar("a number", value, round, Value::is_number);
                let is = value
                    .as_f64()
                    .is_some_and(|number| members.iter().any(|member| *member as f64 == number));
                if !is && !self.is_said() {
                    let members: Vec<String> = members.iter().map(|member| format!("`{member}`")).collect();
                    let problem = self.problem(
                        ProblemKind::WrongValue,
                        "the number is none of those that may stand here",
                    );
                    self.say(problem.help(format!("write {}", one_of(&members))));
                }
            }
            ShapeKind::ByKind(branches) => {
                let kind = kind_of(value);
                match branches.iter().find(|branch| branch.kind == kind) {
                    Some(branch) => self.value(&branch.ty, value, round),
                    None => {
                        let kinds: Vec<String> =
                            branches.iter().map(|branch| article(branch.kind).to_owned()).collect();
                        self.other_kind(&one_of(&kinds), value);
                    }
                }
            }
            ShapeKind::Record { .. } | ShapeKind::Tagged { .. } | ShapeKind::Keyed(_) => match value {
                Value::Object(map) => {
                    let before = self.problems.len();
                    self.object(index, map, round);
                    // A rule that is wrong by itself would be called wrong again, for what is left of it.
                    if let Some(keys) = shape.rules.filter(|_| self.problems.len() == before) {
                        self.rules(keys, value);
                    }
                }
                _ => self.other_kind("a map", value),
            },
        }
    }

    /// Looks at a scalar: its references become their values, and then it is of its kind.
    fn scalar(&mut self, wanted: &str, value: &mut Value, round: Round, is: fn(&Value) -> bool) {
        if let Value::String(text) = value {
            match self.expand(text, round) {
                Expanded::Same => {}
                Expanded::Text(text) => *value = Value::String(text),
                Expanded::Environment(text) => {
                    let typed = match is(&Value::String(String::new())) {
                        true => None,
                        false => serde_json::from_str::<Value>(&text).ok().filter(is),
                    };
                    *value = typed.unwrap_or(Value::String(text));
                }
                Expanded::Unknown => return self.said.push(self.pointer.clone()),
            }
        }
        if !is(value) {
            self.other_kind(wanted, value);
        }
    }

    fn expand(&mut self, text: &str, round: Round) -> Expanded {
        if !text.contains("${") {
            return Expanded::Same;
        }
        let pieces = pieces(text);
        let names: Vec<String> = pieces
            .iter()
            .filter_map(|piece| match piece {
                Piece::Name(name) => Some((*name).to_owned()),
                Piece::Text(_) | Piece::Broken(_) => None,
            })
            .collect();
        if !round.env {
            return self.without_environment(&pieces, &names);
        }
        if pieces.iter().any(|piece| matches!(piece, Piece::Broken(_))) {
            let message = "a reference to the environment does not end, or its name is none";
            let problem = self.problem(ProblemKind::Reference, message);
            self.say(problem.help("write `${NAME}`: letters, digits and `_`; the text `${` is written `$${`"));
            return Expanded::Unknown;
        }
        if names.is_empty() {
            return Expanded::Text(joined(&pieces, |_| None));
        }
        let Environment::Known(known) = self.environment else {
            return Expanded::Unknown;
        };
        let unset: Vec<&String> = names.iter().filter(|name| known(name).is_none()).collect();
        for name in &unset {
            let message = format!("the environment has no variable `{name}`, or it is no text");
            let problem = self.problem(ProblemKind::NotSet, message);
            self.say(problem.help(format!("set `{name}`, or write the value")));
        }
        if !unset.is_empty() {
            return Expanded::Unknown;
        }
        let text = joined(&pieces, |name| known(name));
        let spot = self.file.and_then(|file| file.exact(&self.pointer));
        let place = spot.map(|spot| spot.value.clone());
        self.origins
            .insert(self.pointer.clone(), Origin::Environment(names, place));
        // Whoever puts a value into the environment may mean it to be seen by nobody.
        self.unquoted.push(self.pointer.clone());
        Expanded::Environment(text)
    }

    /// A reference where none is looked at is a mistake; the text `$${` means the same everywhere.
    fn without_environment(&mut self, pieces: &[Piece<'_>], names: &[String]) -> Expanded {
        let Some(name) = names.first() else {
            return Expanded::Text(joined(pieces, |_| None));
        };
        let message = format!("the field does not look at the environment, so `${{{name}}}` would stay as it is");
        let problem = self.problem(ProblemKind::Reference, message);
        self.say(problem.help(format!("write the value; for the text itself write `$${{{name}}}`")));
        Expanded::Unknown
    }

    fn not_a_member(&self, text: &str, members: &[&'d str]) -> Problem {
        let quoted: Vec<String> = members.iter().map(|member| format!("`{member}`")).collect();
        let message = match self.is_unquoted() {
            true => "the value is none of those that may stand here".to_owned(),
            false => format!("`{text}` cannot stand here"),
        };
        let problem = self.problem(ProblemKind::WrongValue, message);
        let problem = match self.is_unquoted() {
            true => problem,
            false => problem.near(text, members.iter().copied()),
        };
        problem.help(format!("write {}", one_of(&quoted)))
    }

    /// Says that a value is of another kind than is wanted.
    fn other_kind(&mut self, wanted: &str, value: &Value) {
        if self.is_said() {
            return;
        }
        let problem = self.problem(
            ProblemKind::WrongValue,
            format!("{} stands where {wanted} is wanted", article(kind_of(value))),
        );
        let quoted = match value {
            _ if self.is_unquoted() => "…".to_owned(),
            Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
            Value::String(_) | Value::Array(_) | Value::Object(_) => "…".to_owned(),
        };
        let help = match (wanted, value) {
            ("a text", Value::Null | Value::Bool(_) | Value::Number(_)) => format!("quote it: \"{quoted}\""),
            ("a number", Value::String(_)) => "write it in digits and without quotes, such as `10` or `0.5`".to_owned(),
            ("`true` or `false`", _) => "write `true` or `false`, without quotes".to_owned(),
            ("a list", _) => "write `[…]`, with the values in it".to_owned(),
            ("a map", _) => "write `key: value` below it, or `{}`".to_owned(),
            _ => format!("write {wanted}"),
        };
        self.say(problem.help(help));
    }

    /// Goes one step down.
    pub(super) fn within(&mut self, segment: &str, look: impl FnOnce(&mut Self)) {
        let before = self.pointer.len();
        self.pointer.push('/');
        self.pointer.push_str(&cantus_source::segment(segment));
        self.depth += 1;
        look(self);
        self.depth -= 1;
        self.pointer.truncate(before);
    }

    pub(super) fn problem(&self, kind: ProblemKind, message: impl Into<String>) -> Problem {
        Problem::new(kind, &self.pointer, message)
    }

    /// Keeps a problem, and keeps whoever judges the value from saying it again.
    pub(super) fn say(&mut self, problem: Problem) {
        self.said.push(problem.pointer.clone());
        self.problems.push(problem);
    }

    pub(super) fn is_said(&self) -> bool {
        self.said.last().is_some_and(|said| *said == self.pointer)
    }

    pub(super) fn is_unquoted(&self) -> bool {
        self.unquoted.iter().any(|unquoted| is_below(&self.pointer, unquoted))
    }
}

/// What became of a text.
enum Expanded {
    /// It is as it was.
    Same,
    /// It is another text.
    Text(String),
    /// It is another text, which the environment has a part in.
    Environment(String),
    /// Nothing is known of it.
    Unknown,
}

fn joined(pieces: &[Piece<'_>], known: impl Fn(&str) -> Option<String>) -> String {
    let pieces = pieces.iter().map(|piece| match piece {
        Piece::Text(text) | Piece::Broken(text) => (*text).to_owned(),
        Piece::Name(name) => known(name).unwrap_or_default(),
    });
    pieces.collect()
}

/// Whether a pointer is another or leads into it.
pub(super) fn is_below(pointer: &str, other: &str) -> bool {
    pointer
        .strip_prefix(other)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The kind of a value.
fn kind_of(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Bool(_) => Json::Bool,
        Value::Number(_) => Json::Number,
        Value::String(_) => Json::String,
        Value::Array(_) => Json::Array,
        Value::Object(_) => Json::Object,
    }
}

fn article(kind: Json) -> &'static str {
    match kind {
        Json::Null => "`null`",
        Json::Bool => "a truth value",
        Json::Number => "a number",
        Json::String => "a text",
        Json::Array => "a list",
        Json::Object => "a map",
    }
}

/// `a`, `b` or `c`; of many, the first few.
pub(super) fn one_of(words: &[String]) -> String {
    const SHOWN: usize = 12;
    match words {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [first @ .., last] if words.len() <= SHOWN => format!("{} or {last}", first.join(", ")),
        words => format!("one of {} and {} more", words[..SHOWN].join(", "), words.len() - SHOWN),
    }
}
