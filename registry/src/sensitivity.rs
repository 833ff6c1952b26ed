//! How sensitive a value is, and what stands in its place where somebody may not see it.
//!
//! The level of a value is the highest on its path: that of its field, of the member it belongs to, of each type round
//! it. Above a clearance a value is left out if it may be absent (as an entry of a map always may), null if it may be
//! null, and the mask if it is a string whose type takes it. A record is masked field by field. Nothing else has a safe
//! form. What stands in a value's place depends on its type alone, so it is known before there is a value.

use serde_json::Value;

use crate::conform::{Judge, View};
use crate::model::{Field, Literal, Member, Package, Presence, Registry, Shape, Type, TypeRef};

/// How many definitions inside one another are looked into.
const DEPTH_LIMIT: usize = 16;

/// A level by its place in the package's list. The lowest is 0, is what everything has that says nothing else, and is
/// shown to everybody.
pub type Level = u32;

/// Knows the levels of a registry's values.
pub struct Levels<'r> {
    registry: &'r Registry,
    judge: Judge<'r>,
}

impl<'r> Levels<'r> {
    /// Looks at a registry.
    pub fn new(registry: &'r Registry) -> Self {
        Self {
            registry,
            judge: Judge::new(registry),
        }
    }

    /// The level of a field's value: its own, or that of its type if that is higher.
    pub fn of_field(&self, package: &Package, field: &Field) -> Level {
        number(package, field.sensitivity.as_deref()).max(self.of_type(&field.ty))
    }

    /// The level of what a member carries. The tag and what stands beside it have none of it.
    pub fn of_member(&self, package: &Package, member: &Member) -> Level {
        let payload = member.payload.as_ref().map_or(0, |payload| self.of_reference(payload));
        number(package, member.sensitivity.as_deref()).max(payload)
    }

    /// The level of every value of a type: that of the definitions it comes to.
    pub fn of_type(&self, ty: &Type) -> Level {
        match ty {
            Type::Nullable(inner) => self.of_type(inner),
            Type::Ref(reference) => self.of_reference(reference),
            Type::Bool
            | Type::String(_)
            | Type::Integer { .. }
            | Type::Int64
            | Type::Uint64
            | Type::Number(_)
            | Type::Timestamp
            | Type::Date
            | Type::Uuid
            | Type::Bytes(_)
            | Type::Json
            | Type::Literal(_)
            | Type::List { .. }
            | Type::Map { .. } => 0,
        }
    }

    fn of_reference(&self, reference: &TypeRef) -> Level {
        let (mut reference, mut level) = (reference, 0);
        // A longer chain is a cycle, which is a finding of its own.
        for _ in 0..100 {
            let Some((own, shape)) = self.definition(reference) else {
                break;
            };
            level = level.max(own);
            match shape {
                Shape::Alias(Type::Ref(next)) => reference = next,
                Shape::Alias(_) | Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => break,
            }
        }
        level
    }

    /// The level that a definition itself declares, and its shape.
    fn definition(&self, reference: &TypeRef) -> Option<(Level, &'r Shape)> {
        let package = self.registry.packages.get(&reference.package)?;
        let definition = package.types.get(&reference.name)?;
        Some((number(package, definition.sensitivity.as_deref()), &definition.shape))
    }

    /// What stands in the place of a value of a type, as JSON; `None` if nothing safe can. Levels are those of the
    /// package.
    pub fn safe_form(&self, package: &Package, ty: &Type, level: Level) -> Option<String> {
        self.form(package, ty, level, 0)
    }

    /// What stands in the place of some fields: the inside of a JSON object.
    pub fn safe_members(&self, package: &Package, fields: &[Field], level: Level) -> Option<String> {
        self.members(package, fields, level, 0)
    }

    /// What stands in the place of one field; the empty text where it is left out.
    pub fn safe_member(&self, package: &Package, field: &Field, level: Level) -> Option<String> {
        self.member(package, field, level, 0)
    }

    fn form(&self, package: &Package, ty: &Type, level: Level, depth: usize) -> Option<String> {
        match ty {
            Type::Nullable(_) | Type::Json | Type::Literal(Literal::Null) => Some("null".to_owned()),
            Type::String(_) => {
                let mask = Value::String(format!("[REDACTED: {}]", level_name(package, level)));
                let fits = self.judge.value(ty, View::Emit, &mask).is_empty();
                fits.then(|| mask.to_string())
            }
            Type::Ref(_) if depth == DEPTH_LIMIT => None,
            Type::Ref(reference) => {
                let (own, shape) = self.definition(reference)?;
                let declared_in = self.registry.packages.get(&reference.package)?;
                let level = level.max(own);
                match shape {
                    Shape::Alias(inner) => self.form(package, inner, level, depth + 1),
                    Shape::Record(record) => {
                        // Packages that share types share their levels, or the used one has none.
                        let levels = if declared_in.sensitivity.is_empty() {
                            package
                        } else {
                            declared_in
                        };
                        let members = self.members(levels, &record.fields, level, depth + 1)?;
                        Some(format!("{{{members}}}"))
                    }
                    Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => None,
                }
            }
            Type::Bool
            | Type::Integer { .. }
            | Type::Int64
            | Type::Uint64
            | Type::Number(_)
            | Type::Timestamp
            | Type::Date
            | Type::Uuid
            | Type::Bytes(_)
            | Type::Literal(_)
            | Type::List { .. }
            | Type::Map { .. } => None,
        }
    }

    fn members(&self, package: &Package, fields: &[Field], level: Level, depth: usize) -> Option<String> {
        let members: Option<Vec<String>> = fields
            .iter()
            .map(|field| self.member(package, field, level, depth))
            .filter(|member| member.as_deref() != Some(""))
            .collect();
        Some(members?.join(","))
    }

    fn member(&self, package: &Package, field: &Field, level: Level, depth: usize) -> Option<String> {
        if field.presence == Presence::Optional {
            return Some(String::new());
        }
        let level = level.max(self.of_field(package, field));
        let form = self.form(package, &field.ty, level, depth)?;
        Some(format!("{}:{form}", Value::from(field.name.as_str())))
    }
}

/// The number of a level. One that is not declared is above every one that is.
pub fn number(package: &Package, level: Option<&str>) -> Level {
    let Some(level) = level else { return 0 };
    let declared = &package.sensitivity;
    let number = declared
        .iter()
        .position(|known| known == level)
        .unwrap_or(declared.len().max(1));
    Level::try_from(number).unwrap_or(Level::MAX - 1)
}

/// The name of a level.
pub fn level_name(package: &Package, level: Level) -> &str {
    let at = usize::try_from(level).unwrap_or(usize::MAX);
    package.sensitivity.get(at).map_or("undeclared", String::as_str)
}
