//! How an object is looked at: absent fields are filled in, and a key that nobody declared is told from a misspelt one.

use serde_json::{Map, Value};

use super::effective::Origin;
use super::look::{Look, Round, one_of};
use super::problem::{Problem, ProblemKind};
use super::{Field, Member, ShapeKind, Tag, Type};

/// What may stand in one object, from everybody who shares it.
#[derive(Default)]
struct Known<'d> {
    keys: Vec<&'d str>,
    rest: Option<Type<'d>>,
    /// Whether nothing can be said of other keys.
    open: bool,
}

impl<'d> Look<'d, '_> {
    /// Looks at an object of a record or a family.
    pub(super) fn object(&mut self, index: usize, map: &mut Map<String, Value>, round: Round) {
        let mut known = Known::default();
        self.share(index, map, round, &mut known);
        if known.open {
            return;
        }
        for (key, value) in map.iter_mut().filter(|(key, _)| !known.keys.contains(&key.as_str())) {
            let round = Round { env: false, ..round };
            self.within(key, |look| match &known.rest {
                Some(ty) => look.value(ty, value, round),
                None => {
                    let problem = look.problem(ProblemKind::UnknownKey, format!("there is no key `{key}` here"));
                    let problem = problem.near(key, known.keys.iter().copied());
                    look.say(help_with_keys(problem, &known.keys));
                }
            });
        }
    }

    /// Looks at what one shape says of an object that others may share.
    fn share(&mut self, index: usize, map: &mut Map<String, Value>, mut round: Round, known: &mut Known<'d>) {
        let Some(shape) = self.definition.shapes.get(index) else {
            return;
        };
        round.level = round.level.max(shape.level);
        match shape.kind {
            ShapeKind::Record { fields, rest } => {
                self.fields(fields, map, round, known);
                known.rest = rest.or(known.rest);
            }
            ShapeKind::Tagged {
                tag,
                content,
                default,
                open,
                members,
            } => {
                known.keys.push(tag);
                match self.tagged(tag, default, open, members, map) {
                    Some(member) => self.member(member, content, map, round, known),
                    None => known.open = true,
                }
            }
            ShapeKind::Keyed(members) => self.keyed(members, map, round, known),
            ShapeKind::Alias(Type::Shape(index)) => self.share(index, map, round, known),
            ShapeKind::Alias(_)
            | ShapeKind::Enum(_)
            | ShapeKind::Numbers(_)
            | ShapeKind::ByKind(_)
            | ShapeKind::Opaque => known.open = true,
        }
    }

    fn fields(&mut self, fields: &[Field<'d>], map: &mut Map<String, Value>, round: Round, known: &mut Known<'d>) {
        for field in fields {
            known.keys.push(field.name);
            self.field(field, map, round);
        }
    }

    /// Looks at one field, which is filled in if nobody said it.
    pub(super) fn field(&mut self, field: &Field<'d>, map: &mut Map<String, Value>, round: Round) {
        let round = Round {
            env: field.env,
            level: round.level.max(field.level),
        };
        if !map.contains_key(field.name) {
            let Some(default) = field.default else {
                if field.required {
                    self.missing(field.name);
                }
                return;
            };
            // What a registry declares was checked before it was printed.
            map.insert(
                field.name.to_owned(),
                serde_json::from_str(default).unwrap_or(Value::Null),
            );
            self.within(field.name, |look| {
                look.origins.insert(look.pointer.clone(), Origin::Default);
            });
        }
        let Some(value) = map.get_mut(field.name) else {
            return;
        };
        self.within(field.name, |look| {
            if round.level > look.definition.shown {
                look.unquoted.push(look.pointer.clone());
            }
            look.value(&field.ty, value, round);
            look.protects(field, value);
        });
    }

    /// Says that a key is missing, unless it was written and could not be read.
    fn missing(&mut self, key: &str) {
        if self.file.is_some_and(|file| !file.complete) {
            return;
        }
        let mut problem = self.problem(ProblemKind::MissingKey, format!("the key `{key}` is missing"));
        problem.pointer.push('/');
        problem.pointer.push_str(&cantus_source::segment(key));
        self.said_here.push(self.pointer.clone());
        self.say(problem.help("write it; it has no default"));
    }

    /// The member that an object is.
    fn tagged(
        &mut self,
        tag: &str,
        default: Option<usize>,
        open: bool,
        members: &'d [Member<'d>],
        map: &Map<String, Value>,
    ) -> Option<&'d Member<'d>> {
        let Some(value) = map.get(tag) else {
            if default.is_none() {
                self.missing(tag);
            }
            return members.get(default?);
        };
        let found = members.iter().position(|member| is(member.tag, value));
        self.within(tag, |look| match found {
            Some(index) if default == Some(index) => look.default_tags.push(look.pointer.clone()),
            Some(_) => {}
            None if open => {}
            None => {
                let names: Vec<String> = members.iter().map(|member| quoted(member.tag)).collect();
                let problem = match value.as_str() {
                    Some(text) => {
                        let texts = members.iter().filter_map(|member| text_of(member.tag));
                        let problem = look.problem(ProblemKind::WrongValue, format!("there is no `{text}` here"));
                        problem.near(text, texts)
                    }
                    None => look.problem(ProblemKind::WrongValue, "the value says none of what may stand here"),
                };
                look.say(problem.help(format!("write {}", one_of(&names))));
            }
        });
        members.get(found?)
    }

    fn member(
        &mut self,
        member: &Member<'d>,
        content: Option<&'d str>,
        map: &mut Map<String, Value>,
        round: Round,
        known: &mut Known<'d>,
    ) {
        self.fields(member.beside, map, round, known);
        let Some(payload) = member.payload else {
            known.keys.extend(content.filter(|_| member.content));
            return;
        };
        let round = Round {
            level: round.level.max(member.level),
            env: false,
        };
        match content.filter(|_| member.content) {
            Some(content) => {
                known.keys.push(content);
                if let Some(value) = map.get_mut(content) {
                    self.within(content, |look| look.value(&Type::Shape(payload), value, round));
                }
            }
            None => self.share(payload, map, round, known),
        }
    }

    fn keyed(&mut self, members: &'d [Member<'d>], map: &mut Map<String, Value>, round: Round, known: &mut Known<'d>) {
        known
            .keys
            .extend(members.iter().filter_map(|member| text_of(member.tag)));
        let there = |member: &&Member<'d>| text_of(member.tag).is_some_and(|key| map.contains_key(key));
        // That exactly one is there is the type's to say.
        if let Some(member) = members.iter().find(there) {
            self.member(member, None, map, round, known);
        }
    }
}

fn help_with_keys(problem: Problem, keys: &[&str]) -> Problem {
    match (problem.suggestion.is_some(), keys) {
        (true, _) => problem,
        (false, []) => problem.help("remove it; nothing may stand here"),
        (false, keys) => {
            let keys: Vec<String> = keys.iter().map(|key| format!("`{key}`")).collect();
            problem.help(format!("remove it, or write {}", one_of(&keys)))
        }
    }
}

fn is(tag: Tag<'_>, value: &Value) -> bool {
    match tag {
        Tag::Text(text) => value == text,
        Tag::Integer(number) => value.as_f64() == Some(number as f64),
    }
}

fn text_of(tag: Tag<'_>) -> Option<&str> {
    match tag {
        Tag::Text(text) => Some(text),
        Tag::Integer(_) => None,
    }
}

fn quoted(tag: Tag<'_>) -> String {
    match tag {
        Tag::Text(text) => format!("`{text}`"),
        Tag::Integer(number) => format!("`{number}`"),
    }
}
