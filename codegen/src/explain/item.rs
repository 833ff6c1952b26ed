//! One thing that can be asked for, and what there is to say about it.

use cantus_registry::describe::{self, expression};
use cantus_registry::model::{
    Config, ContentPresence, Direction, Enum, EnumMember, Family, Field, Literal, Member, Meta, Package, Policy,
    Presence, Preset, ProtocolRule, Registry, Shape, ToldApart, Tombstone, TypeDef,
};
use cantus_registry::words;

use super::{Part, settings};

/// Something that can be asked for.
pub(super) struct Item<'r> {
    /// Its package.
    pub(super) package: &'r str,
    /// Its name with its package, such as `stream.citation.block_index`.
    pub(super) path: String,
    /// Where it stands in the registry's JSON, as an RFC 6901 pointer.
    pub(super) pointer: String,
    pub(super) thing: Thing<'r>,
}

/// What an item is.
pub(super) enum Thing<'r> {
    Package(&'r Package),
    Event(&'r Family, &'r Member),
    Member(&'r Family, &'r Member),
    Code(&'r Family, &'r Member),
    Type(&'r TypeDef),
    Policy(&'r TypeDef, &'r Policy),
    Config(&'r TypeDef, &'r Config),
    Preset(Box<Meta>, &'r Preset),
    Protocol(&'r [ProtocolRule]),
    Field(&'r Field),
    EnumMember(&'r EnumMember),
    Removed(&'r Tombstone),
}

impl Item<'_> {
    /// Its name without the package.
    pub(super) fn short(&self) -> &str {
        let without = self
            .path
            .strip_prefix(self.package)
            .and_then(|rest| rest.strip_prefix('.'));
        without.unwrap_or(&self.path)
    }

    fn name(&self) -> &str {
        match &self.thing {
            Thing::Field(field) => &field.name,
            Thing::EnumMember(EnumMember {
                value: Literal::String(text),
                ..
            }) => text,
            _ => self.path.rsplit('.').next().unwrap_or(&self.path),
        }
    }

    /// Whether it is spelled so on the wire.
    pub(super) fn is_on_wire(&self, name: &str) -> bool {
        match &self.thing {
            Thing::Event(_, member) | Thing::Member(_, member) | Thing::Code(_, member) => text(&member.wire) == name,
            _ => false,
        }
    }

    /// What it is.
    pub(super) fn what(&self) -> &'static str {
        match &self.thing {
            Thing::Package(_) => "package",
            Thing::Event(..) => "event",
            Thing::Member(..) => "member",
            Thing::Code(..) => "error code",
            Thing::Type(definition) => describe::shape(&definition.shape),
            Thing::Policy(..) => "policy",
            Thing::Config(..) => "config",
            Thing::Preset(..) => "preset",
            Thing::Protocol(_) => "protocol",
            Thing::Field(_) => "field",
            Thing::EnumMember(_) => "enum member",
            Thing::Removed(_) => "removed; its name stays reserved",
        }
    }

    /// Its prose and lifecycle.
    pub(super) fn meta(&self) -> Meta {
        match &self.thing {
            Thing::Package(package) => Meta {
                summary: package.summary.clone(),
                description: package.description.clone(),
                ..Meta::default()
            },
            Thing::Event(_, member) | Thing::Member(_, member) | Thing::Code(_, member) => member.meta.clone(),
            Thing::Type(definition) | Thing::Policy(definition, _) | Thing::Config(definition, _) => {
                definition.meta.clone()
            }
            Thing::Preset(meta, _) => (**meta).clone(),
            Thing::Protocol(_) => Meta::default(),
            Thing::Field(field) => field.meta.clone(),
            Thing::EnumMember(member) => member.meta.clone(),
            Thing::Removed(tombstone) => Meta {
                summary: tombstone.note.clone(),
                since: tombstone.since.clone(),
                ..Meta::default()
            },
        }
    }

    /// What else is fixed about it.
    pub(super) fn facts(&self, registry: &Registry) -> Vec<(String, String)> {
        let mut facts = Facts(Vec::new());
        match &self.thing {
            Thing::Package(package) => {
                facts.say("version", Some(package.version.clone()));
                facts.family(&package.events);
            }
            Thing::Event(family, member) | Thing::Member(family, member) | Thing::Code(family, member) => {
                facts.member(self.package, family, member);
                let package = registry.packages.get(self.package);
                let classified = member.code.as_ref().and(package);
                let classified = classified.and_then(|package| settings::classified(package, self.name()));
                facts.say("given to", classified);
            }
            Thing::Type(definition) => {
                facts.say("sensitivity", definition.sensitivity.clone());
                match &definition.shape {
                    Shape::Alias(ty) => facts.say("type", Some(expression(ty, self.package))),
                    Shape::Enum(Enum { open, .. }) => facts.say("openness", Some(describe::openness(*open).to_owned())),
                    Shape::Family(family) => facts.family(family),
                    Shape::Record(record) => {
                        facts.say("rest", record.rest.as_ref().map(|rest| expression(rest, self.package)));
                    }
                    Shape::Union(_) => {}
                }
            }
            Thing::Field(field) => {
                facts.say("type", Some(expression(&field.ty, self.package)));
                facts.say(
                    "presence",
                    Some(match field.presence {
                        Presence::Required => "required".to_owned(),
                        Presence::Optional => "may be absent".to_owned(),
                    }),
                );
                facts.say("default", field.default.as_ref().map(ToString::to_string));
                facts.say("sensitivity", field.sensitivity.clone());
                facts.0.extend(settings::of_setting(field.setting));
            }
            Thing::Policy(_, policy) => facts.0.extend(settings::of_policy(policy, self.package)),
            Thing::Config(_, config) => facts.0.extend(settings::of_config(config)),
            Thing::Preset(..) | Thing::Protocol(_) => {}
            Thing::EnumMember(member) => facts.say("value", Some(describe::literal(&member.value))),
            Thing::Removed(_) => {}
        }
        facts.0
    }

    /// Its fields or members.
    pub(super) fn holds(&self, registry: &Registry) -> Vec<Part> {
        match &self.thing {
            Thing::Package(package) => members(&package.events),
            Thing::Event(_, member) | Thing::Member(_, member) | Thing::Code(_, member) => {
                let payload = member.payload.as_ref().and_then(|payload| registry.get(payload));
                let payload = payload
                    .map(|definition| self.shape_holds(&definition.shape))
                    .unwrap_or_default();
                self.fields_held(&member.beside).into_iter().chain(payload).collect()
            }
            Thing::Type(definition) => self.shape_holds(&definition.shape),
            Thing::Policy(_, policy) => settings::held_by_policy(policy),
            Thing::Config(definition, config) => {
                let mut held = self.shape_holds(&definition.shape);
                held.extend(settings::presets(&config.presets));
                held
            }
            Thing::Preset(_, preset) => settings::held_by_preset(preset),
            Thing::Protocol(rules) => settings::rules(rules),
            Thing::Field(_) | Thing::EnumMember(_) | Thing::Removed(_) => Vec::new(),
        }
    }

    fn shape_holds(&self, shape: &Shape) -> Vec<Part> {
        match shape {
            Shape::Alias(_) => Vec::new(),
            Shape::Record(record) => self.fields_held(&record.fields),
            Shape::Enum(Enum { members, .. }) => members
                .iter()
                .map(|member| Part {
                    name: text(&member.value),
                    is: String::new(),
                    says: says(&member.meta),
                })
                .collect(),
            Shape::Union(union) => union
                .branches
                .iter()
                .map(|branch| Part {
                    name: expression(&branch.ty, self.package),
                    ..Part::default()
                })
                .collect(),
            Shape::Family(family) => self
                .fields_held(&family.common)
                .into_iter()
                .chain(members(family))
                .collect(),
        }
    }

    fn fields_held(&self, fields: &[Field]) -> Vec<Part> {
        fields
            .iter()
            .map(|field| Part {
                name: match field.presence {
                    Presence::Required => field.name.clone(),
                    Presence::Optional => format!("{}?", field.name),
                },
                is: expression(&field.ty, self.package),
                says: says(&field.meta),
            })
            .collect()
    }

    /// The words under which artifacts speak of it.
    pub(super) fn needles(&self) -> Vec<String> {
        let name = self.name();
        let identifier = self.meta().rename.unwrap_or_else(|| name.to_owned());
        let pascal = words::pascal(&identifier);
        let mut needles = vec![format!("\"{name}\""), format!("'{name}'")];
        match &self.thing {
            Thing::Field(_) => needles.push(words::snake(&identifier)),
            Thing::Package(_) => needles.push(name.to_owned()),
            Thing::Removed(_) | Thing::Preset(..) | Thing::Protocol(_) => {}
            _ => {
                needles.push(words::with_package(self.package, &pascal));
                needles.push(pascal);
            }
        }
        needles
    }
}

struct Facts(Vec<(String, String)>);

impl Facts {
    fn say(&mut self, word: &str, fact: Option<String>) {
        self.0.extend(fact.map(|fact| (word.to_owned(), fact)));
    }

    fn family(&mut self, family: &Family) {
        self.say(
            "told apart by",
            Some(match &family.told_apart {
                ToldApart::Tag(tag) => format!("`{tag}`"),
                ToldApart::Outside => "a name from outside".to_owned(),
                ToldApart::Key => "which of the keys is there".to_owned(),
            }),
        );
        self.say(
            "content under",
            family.content.as_ref().map(|content| format!("`{content}`")),
        );
        self.say("openness", Some(describe::openness(family.open).to_owned()));
        self.say("default", family.default.clone());
    }

    fn member(&mut self, package: &str, family: &Family, member: &Member) {
        if let ToldApart::Tag(tag) = &family.told_apart {
            self.say(
                "on the wire",
                Some(format!("`{tag}: {}`", describe::literal(&member.wire))),
            );
        }
        let payload = member.payload.as_ref().map(|payload| describe::name(payload, package));
        self.say("payload", payload);
        if member.content == ContentPresence::Optional {
            self.say("content", Some("may be absent".to_owned()));
        }
        self.say(
            "direction",
            match member.direction {
                Direction::Out => None,
                Direction::In => Some("in".to_owned()),
                Direction::Both => Some("both".to_owned()),
            },
        );
        self.say("sensitivity", member.sensitivity.clone());
        let Some(code) = &member.code else {
            return;
        };
        self.say("status", code.status.map(|status| status.to_string()));
        self.say("retryable", code.retryable.map(|retryable| retryable.to_string()));
        self.say("hint", code.hint.clone());
        for (name, value) in &code.attributes {
            self.say(name, Some(value.to_string()));
        }
        self.say("is_a", (!code.is_a.is_empty()).then(|| code.is_a.join(", ")));
    }
}

fn members(family: &Family) -> Vec<Part> {
    family
        .members
        .iter()
        .map(|(name, member)| Part {
            name: name.clone(),
            is: String::new(),
            says: says(&member.meta),
        })
        .collect()
}

pub(super) fn says(meta: &Meta) -> String {
    let prose = meta.summary.as_ref().or(meta.description.as_ref());
    prose.cloned().unwrap_or_default()
}

/// A fixed value without quotes.
pub(super) fn text(literal: &Literal) -> String {
    match literal {
        Literal::String(text) => text.clone(),
        other => describe::literal(other),
    }
}
