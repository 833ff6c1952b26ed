//! What of a config may be shown: above the level that everybody may see, every scalar is the mask.

use serde_json::{Map, Value};

use super::{Definition, Field, Json, Member, ShapeKind, Tag, Type};

/// A copy of a value in which nothing is more sensitive than everybody may see. Keys stay.
pub(super) fn mask(definition: &Definition<'_>, value: &Value) -> Value {
    let mut masked = value.clone();
    let mut mask = Mask { definition };
    mask.shape(0, &mut masked, 0);
    masked
}

struct Mask<'m> {
    definition: &'m Definition<'m>,
}

impl Mask<'_> {
    fn value(&mut self, ty: &Type<'_>, value: &mut Value, level: u32) {
        if level > self.definition.shown {
            let mask = format!("[REDACTED: {}]", self.definition.level(level));
            return hide(value, &mask);
        }
        match (ty, value) {
            (Type::Nullable(inner), value) => self.value(inner, value, level),
            (Type::Shape(index), value) => self.shape(*index, value, level),
            (Type::List(item), Value::Array(items)) => {
                items.iter_mut().for_each(|value| self.value(item, value, level));
            }
            (Type::Map(values), Value::Object(map)) => {
                map.values_mut().for_each(|value| self.value(values, value, level));
            }
            (Type::Text | Type::Number | Type::Bool | Type::Any | Type::List(_) | Type::Map(_), _) => {}
        }
    }

    fn shape(&mut self, index: usize, value: &mut Value, level: u32) {
        let Some(shape) = self.definition.shapes.get(index) else {
            return;
        };
        let level = level.max(shape.level);
        if level > self.definition.shown {
            return self.value(&Type::Any, value, level);
        }
        match (shape.kind, value) {
            (ShapeKind::Alias(ty), value) => self.value(&ty, value, level),
            (ShapeKind::ByKind(branches), value) => {
                let kind = match value {
                    Value::Null => Json::Null,
                    Value::Bool(_) => Json::Bool,
                    Value::Number(_) => Json::Number,
                    Value::String(_) => Json::String,
                    Value::Array(_) => Json::Array,
                    Value::Object(_) => Json::Object,
                };
                if let Some(branch) = branches.iter().find(|branch| branch.kind == kind) {
                    self.value(&branch.ty, value, level);
                }
            }
            (_, Value::Object(map)) => self.object(index, map, level),
            (
                ShapeKind::Record { .. }
                | ShapeKind::Enum(_)
                | ShapeKind::Numbers(_)
                | ShapeKind::Opaque
                | ShapeKind::Tagged { .. }
                | ShapeKind::Keyed(_),
                _,
            ) => {}
        }
    }

    /// Hides what one shape declares of an object.
    fn object(&mut self, index: usize, map: &mut Map<String, Value>, level: u32) {
        let Some(shape) = self.definition.shapes.get(index) else {
            return;
        };
        let level = level.max(shape.level);
        match shape.kind {
            ShapeKind::Record { fields, rest } => {
                self.fields(fields, map, level);
                let Some(rest) = rest else { return };
                for (key, value) in map {
                    if fields.iter().all(|field| field.name != key) {
                        self.value(&rest, value, level);
                    }
                }
            }
            ShapeKind::Tagged {
                tag,
                content,
                default,
                members,
                ..
            } => {
                let found = members.iter().find(|member| match member.tag {
                    Tag::Text(text) => map.get(tag).is_some_and(|value| value == text),
                    Tag::Integer(number) => map.get(tag).and_then(Value::as_f64) == Some(number as f64),
                });
                let default = default
                    .filter(|_| !map.contains_key(tag))
                    .and_then(|index| members.get(index));
                if let Some(member) = found.or(default) {
                    self.member(member, content.filter(|_| member.content), map, level);
                }
            }
            ShapeKind::Keyed(members) => {
                for member in members {
                    if matches!(member.tag, Tag::Text(key) if map.contains_key(key)) {
                        self.member(member, None, map, level);
                    }
                }
            }
            ShapeKind::Alias(Type::Shape(index)) => self.object(index, map, level),
            ShapeKind::Alias(_)
            | ShapeKind::Enum(_)
            | ShapeKind::Numbers(_)
            | ShapeKind::ByKind(_)
            | ShapeKind::Opaque => {}
        }
    }

    fn member(&mut self, member: &Member<'_>, content: Option<&str>, map: &mut Map<String, Value>, level: u32) {
        self.fields(member.beside, map, level);
        let Some(payload) = member.payload else { return };
        let inner = level.max(member.level);
        match content {
            Some(content) => {
                if let Some(value) = map.get_mut(content) {
                    self.value(&Type::Shape(payload), value, inner);
                }
            }
            None => self.object(payload, map, inner),
        }
    }

    fn fields(&mut self, fields: &[Field<'_>], map: &mut Map<String, Value>, level: u32) {
        for field in fields {
            if let Some(value) = map.get_mut(field.name) {
                self.value(&field.ty, value, level.max(field.level));
            }
        }
    }
}

fn hide(value: &mut Value, mask: &str) {
    match value {
        Value::Null => {}
        Value::Bool(_) | Value::Number(_) | Value::String(_) => *value = mask.into(),
        Value::Array(items) => items.iter_mut().for_each(|value| hide(value, mask)),
        Value::Object(map) => map.values_mut().for_each(|value| hide(value, mask)),
    }
}
