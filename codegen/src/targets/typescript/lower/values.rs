//! Lowers the check of one value.

use cantus_registry::model::{Type, TypeRef};

use super::Lowering;
use crate::targets::typescript::condition;
use crate::targets::typescript::escape::literal;
use crate::targets::typescript::view::{Constant, Statement, StatementKind};

/// Where a value stands.
pub(super) struct Spot<'a> {
    /// The variable that holds it.
    pub(super) value: &'a str,
    /// The expression for its key, unless the check is at the value already.
    pub(super) key: Option<String>,
    /// How many objects and arrays it stands in below the function's own.
    pub(super) below: usize,
    /// How many loops surround it.
    pub(super) level: usize,
}

impl Spot<'_> {
    fn statement(&self, kind: StatementKind) -> Statement {
        Statement {
            value: self.value.to_owned(),
            key: self.key.clone(),
            depth: depth(self.below),
            level: level(self.level),
            kind,
        }
    }
}

impl Lowering<'_> {
    /// The statements that check a value; a pattern becomes a constant of this name.
    pub(super) fn statement(
        &mut self,
        spot: &Spot<'_>,
        ty: &Type,
        pattern_name: &str,
        constants: &mut Vec<Constant>,
    ) -> Statement {
        let kind = match ty {
            Type::Json => StatementKind::Nothing,
            Type::Ref(reference) => StatementKind::Call(self.function("check", reference)),
            Type::Nullable(inner) => return self.nullable(spot, inner, pattern_name, constants),
            Type::List { items, count } => {
                let count = (!count.is_empty()).then(|| {
                    let (minimum, maximum) = (count.minimum.unwrap_or(0), count.maximum);
                    let length = format!("{}.length", spot.value);
                    let fails: Vec<String> = [
                        (minimum > 0).then(|| format!("{length} < {minimum}")),
                        maximum.map(|maximum| format!("{length} > {maximum}")),
                    ]
                    .into_iter()
                    .flatten()
                    .collect();
                    let expected = format!("expected an array{}", condition::length_phrase(count, "items"));
                    (fails.join(" || "), literal(&expected))
                });
                let index = format!("index{}", level(spot.level));
                let item = self.item(spot, items, index, pattern_name, constants);
                StatementKind::List {
                    count: count.filter(|(fails, _)| !fails.is_empty()),
                    item,
                }
            }
            Type::Map { values } => {
                let key = format!("key{}", level(spot.level));
                StatementKind::Map {
                    item: self.item(spot, values, key, pattern_name, constants),
                }
            }
            Type::String(_)
            | Type::Bool
            | Type::Integer { .. }
            | Type::Int64
            | Type::Uint64
            | Type::Number(_)
            | Type::Timestamp
            | Type::Date
            | Type::Uuid
            | Type::Bytes(_)
            | Type::Literal(_) => {
                let pattern = declare_pattern(ty, pattern_name, constants);
                match condition::of_scalar(spot.value, ty, pattern) {
                    Some(test) => StatementKind::Test {
                        fails: test.fails,
                        message: literal(&test.expected),
                    },
                    None => StatementKind::Nothing,
                }
            }
        };
        spot.statement(kind)
    }

    /// A call of a definition's check.
    pub(super) fn call(&mut self, spot: &Spot<'_>, reference: &TypeRef) -> Statement {
        let function = self.function("check", reference);
        spot.statement(StatementKind::Call(function))
    }

    fn item(
        &mut self,
        spot: &Spot<'_>,
        ty: &Type,
        key: String,
        pattern_name: &str,
        constants: &mut Vec<Constant>,
    ) -> Box<Statement> {
        let value = format!("item{}", level(spot.level));
        let inner = Spot {
            value: &value,
            key: Some(key),
            below: spot.below + 1,
            level: spot.level + 1,
        };
        Box::new(self.statement(&inner, ty, pattern_name, constants))
    }

    fn nullable(
        &mut self,
        spot: &Spot<'_>,
        inner: &Type,
        pattern_name: &str,
        constants: &mut Vec<Constant>,
    ) -> Statement {
        let pattern = declare_pattern(inner, pattern_name, constants);
        if let Some(test) = condition::of_scalar(spot.value, inner, pattern) {
            let fails = if test.fails.contains(" || ") {
                format!("{} !== null && ({})", spot.value, test.fails)
            } else {
                format!("{} !== null && {}", spot.value, test.fails)
            };
            let message = literal(&format!("{} or null", test.expected));
            return spot.statement(StatementKind::Test { fails, message });
        }
        let statement = self.statement(spot, inner, pattern_name, constants);
        if statement.is_nothing() {
            return statement;
        }
        spot.statement(StatementKind::Nullable(Box::new(statement)))
    }
}

/// The content of a member that carries nothing.
pub(super) fn empty(spot: &Spot<'_>) -> Statement {
    spot.statement(StatementKind::Empty)
}

/// A test that was made elsewhere.
pub(super) fn test(spot: &Spot<'_>, test: &condition::Condition) -> Statement {
    spot.statement(StatementKind::Test {
        fails: test.fails.clone(),
        message: literal(&test.expected),
    })
}

/// Declares the constant of a string's pattern, and gives back its name.
fn declare_pattern<'n>(ty: &Type, name: &'n str, constants: &mut Vec<Constant>) -> Option<&'n str> {
    let Type::String(rules) = ty else { return None };
    let text = rules.pattern.as_deref()?;
    if constants.iter().all(|constant| constant.name != name) {
        constants.push(Constant {
            name: name.to_owned(),
            value: super::checks::pattern(text),
        });
    }
    Some(name)
}

fn depth(below: usize) -> String {
    match below {
        0 => "depth".to_owned(),
        below => format!("depth + {below}"),
    }
}

fn level(level: usize) -> String {
    match level {
        0 => String::new(),
        level => level.to_string(),
    }
}
