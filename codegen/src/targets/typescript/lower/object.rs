//! Lowers definitions to exported types: records, enums, kind-unions, aliases.

use cantus_registry::model::{Enum, Field, Presence, Record, Shape, TypeDef, TypeRef};

use super::Lowering;
use crate::targets::typescript::view::{Arm, Body, Definition, Property};
use crate::targets::typescript::{docs, escape, names, type_name};

impl Lowering<'_> {
    /// The exported type of a definition.
    pub(super) fn definition(&mut self, name: &str, def: &TypeDef) -> Definition {
        let reference = self.own(name);
        let identifier = names::definition(self.survey.registry, &reference);
        let body = match &def.shape {
            Shape::Alias(ty) => Body::Alias(self.type_name(ty)),
            Shape::Record(record) => self.interface(&reference, record),
            Shape::Enum(declared) => Body::Arms(enum_arms(declared)),
            Shape::Union(union) => Body::Arms(
                union
                    .branches
                    .iter()
                    .map(|branch| Arm {
                        docs: Vec::new(),
                        ty: self.type_name(&branch.ty),
                    })
                    .collect(),
            ),
            Shape::Family(family) => {
                let errors = self.package.errors.as_ref().filter(|errors| errors.family == name);
                Body::Family(self.family_body(&identifier, &reference, family, errors))
            }
        };
        Definition {
            docs: self.definition_docs(name, def),
            name: identifier,
            body,
            turns: self.survey.is_open(&reference),
        }
    }

    fn interface(&mut self, reference: &TypeRef, record: &Record) -> Body {
        let fields = self.properties(&record.fields);
        let Some(rest) = &record.rest else {
            return if fields.is_empty() {
                Body::Alias("Record<string, never>".to_owned())
            } else {
                Body::Interface { fields, index: None }
            };
        };
        let mut arms = vec![self.type_name(rest)];
        // What stands in the same object has to fit the index signature too, whatever it is.
        if self.survey.beside(reference).is_some() || arms[0] == "unknown" {
            return Body::Interface {
                fields,
                index: Some("unknown".to_owned()),
            };
        }
        arms.extend(fields.iter().map(|field| field.ty.clone()));
        if record.fields.iter().any(|field| field.presence == Presence::Optional) {
            arms.push("undefined".to_owned());
        }
        let mut distinct: Vec<String> = Vec::new();
        for arm in arms {
            if arm == "unknown" {
                return Body::Interface {
                    fields,
                    index: Some(arm),
                };
            }
            if !distinct.contains(&arm) {
                distinct.push(arm);
            }
        }
        Body::Interface {
            fields,
            index: Some(distinct.join(" | ")),
        }
    }

    /// Fields as members of an object type.
    pub(super) fn properties(&mut self, fields: &[Field]) -> Vec<Property> {
        fields.iter().map(|field| self.property(field)).collect()
    }

    fn property(&mut self, field: &Field) -> Property {
        Property {
            docs: docs::field_lines(field),
            key: property_key(&field.name, field.presence),
            ty: self.type_name(&field.ty),
        }
    }
}

/// A property's key, with a `?` where it may be absent.
pub(super) fn property_key(name: &str, presence: Presence) -> String {
    let key = escape::key(name);
    match presence {
        Presence::Required => key,
        Presence::Optional => format!("{key}?"),
    }
}

fn enum_arms(declared: &Enum) -> Vec<Arm> {
    let members = declared.members.iter().map(|member| Arm {
        docs: docs::lines(&member.meta, None),
        ty: type_name::literal_name(&member.value),
    });
    let open = type_name::open_arm(declared).map(|ty| Arm {
        docs: Vec::new(),
        ty: ty.to_owned(),
    });
    members.chain(open).collect()
}
