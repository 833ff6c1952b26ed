//! Definitions as the `$defs` that typify reads: the read view, less what it would turn into checks or get wrong.
//!
//! No bounds, patterns and defaults, so every type is the plain one; no constants but null; no names of the registry.
//! A union and a family are objects that require each of their parts, which says all that is wanted of them: what type
//! each part has, and which of them need a box.

use cantus_registry::model::{Field, IntegerKind, Literal, Presence, Type};
use serde_json::{Map, Value, json};

use super::lower::{Definitions, Item};
use super::names;

/// Every definition, by its stand-in.
pub fn schemas(definitions: &Definitions<'_>) -> Map<String, Value> {
    let mut schemas = Map::new();
    for number in 0..definitions.list.len() {
        let scope = Schemas { definitions, number };
        schemas.insert(names::definition(number), scope.definition());
    }
    schemas
}

/// Makes the schema of one definition.
struct Schemas<'d> {
    definitions: &'d Definitions<'d>,
    number: usize,
}

impl Schemas<'_> {
    fn definition(&self) -> Value {
        match &self.definitions.list[self.number].item {
            Item::Alias(ty) => self.ty(ty),
            Item::Record { fields, rest } => self.record(fields, *rest),
            Item::Enum(_) => object([]),
            Item::Union(union) => object(
                union
                    .branches
                    .iter()
                    .enumerate()
                    .map(|(place, branch)| (place, self.ty(&branch.ty))),
            ),
            Item::Family(view) => {
                let members = view.members.iter().enumerate().flat_map(|(place, member)| {
                    let payload = member.member.payload.as_ref();
                    let payload = payload.and_then(|payload| self.definitions.number(payload));
                    [
                        (2 * place, member.beside.map(reference)),
                        (2 * place + 1, payload.map(reference)),
                    ]
                });
                let common = (2 * view.members.len(), view.common.map(reference));
                object(
                    members
                        .chain([common])
                        .filter_map(|(place, schema)| Some((place, schema?))),
                )
            }
        }
    }

    fn record(&self, fields: &[Field], rest: Option<&Type>) -> Value {
        let mut schema = object(
            fields
                .iter()
                .enumerate()
                .map(|(place, field)| (place, self.ty(&field.ty))),
        );
        if !fields.is_empty() {
            let required = fields.iter().enumerate();
            let required = required.filter(|(_, field)| field.presence == Presence::Required);
            schema["required"] = required.map(|(place, _)| names::part(place)).collect();
        }
        if let Some(rest) = rest {
            schema["additionalProperties"] = self.ty(rest);
        }
        schema
    }

    fn ty(&self, ty: &Type) -> Value {
        match ty {
            Type::Bool | Type::Literal(Literal::Bool(_)) => json!({"type": "boolean"}),
            Type::String(_) | Type::Int64 | Type::Uint64 => json!({"type": "string"}),
            Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) => json!({"type": "string"}),
            Type::Integer { kind, .. } => match kind {
                IntegerKind::Int32 => json!({"type": "integer", "format": "int32"}),
                IntegerKind::Uint32 => json!({"type": "integer", "format": "uint32"}),
                IntegerKind::Integer => json!({"type": "integer", "format": "int64"}),
            },
            Type::Number(_) => json!({"type": "number", "format": "double"}),
            Type::Json => json!({}),
            Type::Literal(Literal::Null) => json!({"type": "null"}),
            Type::Literal(Literal::Integer(_)) => json!({"type": "integer", "format": "int64"}),
            Type::Literal(Literal::String(text)) => self
                .definitions
                .literal(self.number, text)
                .map_or_else(|| json!({"type": "string"}), reference),
            Type::List { items, .. } => json!({"type": "array", "items": self.ty(items)}),
            Type::Map { values } => json!({"type": "object", "additionalProperties": self.ty(values)}),
            Type::Nullable(inner) => json!({"oneOf": [self.ty(inner), {"type": "null"}]}),
            Type::Ref(target) => self.definitions.number(target).map_or_else(|| json!({}), reference),
        }
    }
}

/// An object that requires all of its parts. One without any has a part that is passed over when it is read back, since
/// typify makes a map of an object without properties.
fn object(parts: impl IntoIterator<Item = (usize, Value)>) -> Value {
    let mut properties: Map<String, Value> = parts
        .into_iter()
        .map(|(place, schema)| (names::part(place), schema))
        .collect();
    if properties.is_empty() {
        properties.insert("none".to_owned(), json!({"type": "boolean"}));
    }
    let required: Vec<String> = properties.keys().cloned().collect();
    json!({"type": "object", "properties": properties, "required": required})
}

fn reference(number: usize) -> Value {
    json!({"$ref": format!("#/$defs/{}", names::definition(number))})
}
