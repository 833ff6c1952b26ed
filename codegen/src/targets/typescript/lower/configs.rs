//! Lowers configs: what is filled in, and the types of what is filled.

use std::collections::BTreeSet;

use cantus::config::{Definition, Field, Json, Member, ShapeKind, Tag};
use cantus_registry::model::{self, Config, Presence, Record, Shape, Type, TypeRef};

use super::Lowering;
use crate::config::definition;
use crate::targets::typescript::escape::{key, literal};
use crate::targets::typescript::names;
use crate::targets::typescript::view::{ConfigBody, Filled, Property};

impl Lowering<'_> {
    /// The configs of the package. What several of them hold is printed with the first.
    pub(in super::super) fn configs(&mut self) -> Vec<ConfigBody> {
        let package = self.package;
        let mut printed = BTreeSet::new();
        let configs = package.configs.iter();
        configs
            .map(|(name, config)| self.config(name, config, &mut printed))
            .collect()
    }

    fn config(&mut self, name: &str, config: &Config, printed: &mut BTreeSet<String>) -> ConfigBody {
        let definition = definition(self.survey.registry, self.package, name, config);
        let mut held = BTreeSet::new();
        self.hold(name, &mut held);
        let filled: Vec<String> = held.into_iter().filter(|held| self.has_defaults(held, 0)).collect();
        let is_filled = filled.iter().any(|filled| filled == name);
        let filled = filled.into_iter().filter(|held| printed.insert(held.clone()));
        let filled: Vec<String> = filled.collect();
        let own = self.definition_name(&self.own(name));
        ConfigBody {
            filled: filled.iter().filter_map(|held| self.filled(held)).collect(),
            result: match is_filled {
                true => format!("{own}$Filled"),
                false => own.clone(),
            },
            name: own,
            shapes: definition.shapes.iter().map(|each| shape(&each.kind)).collect(),
            preset_key: definition.preset_key.map_or_else(|| "null".to_owned(), literal),
            presets: presets(&definition),
            preset: config
                .preset
                .as_ref()
                .map(|preset| self.definition_name(&self.own(preset))),
        }
    }

    fn record(&self, name: &str) -> Option<&'_ Record> {
        match &self.package.types.get(name)?.shape {
            Shape::Record(record) => Some(record),
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_) => None,
        }
    }

    /// The records of the package that a record holds directly, itself included.
    fn hold(&self, name: &str, held: &mut BTreeSet<String>) {
        let Some(record) = self.record(name).filter(|_| held.insert(name.to_owned())) else {
            return;
        };
        for field in &record.fields {
            if let Some(inner) = self.inner(&field.ty) {
                self.hold(inner, held);
            }
        }
    }

    /// The record of the package that a field's type is.
    fn inner<'t>(&self, ty: &'t Type) -> Option<&'t str> {
        match ty {
            Type::Ref(TypeRef { package, name }) if *package == self.package.name => {
                self.record(name).map(|_| name.as_str())
            }
            _ => None,
        }
    }

    fn has_defaults(&self, name: &str, depth: usize) -> bool {
        let fields = self.record(name).map_or(&[][..], |record| &record.fields);
        let inner = |field: &model::Field| {
            self.inner(&field.ty)
                .is_some_and(|name| self.has_defaults(name, depth + 1))
        };
        depth < 16 && fields.iter().any(|field| field.default.is_some() || inner(field))
    }

    fn filled(&mut self, name: &str) -> Option<Filled> {
        let record = self.record(name)?.clone();
        let mut fields = Vec::new();
        for field in &record.fields {
            let inner = self.inner(&field.ty).filter(|inner| self.has_defaults(inner, 0));
            if inner.is_none() && field.default.is_none() {
                continue;
            }
            let may_be_absent = field.default.is_none() && field.presence == Presence::Optional;
            let ty = self.type_name(&field.ty);
            fields.push(Property {
                docs: Vec::new(),
                key: format!("{}{}", key(&field.name), if may_be_absent { "?" } else { "" }),
                ty: match inner {
                    Some(_) => format!("{ty}$Filled"),
                    None => ty,
                },
            });
        }
        let name = names::definition(self.survey.registry, &self.own(name));
        Some(Filled { name, fields })
    }
}

fn presets(definition: &Definition<'_>) -> Vec<String> {
    let presets = definition.presets.iter().map(|preset| {
        let values = preset.values.iter();
        let values: Vec<String> = values
            .map(|(key, value)| format!("[{}, {}]", literal(key), literal(value)))
            .collect();
        format!("[{}, [{}]]", literal(preset.name), values.join(", "))
    });
    presets.collect()
}

fn shape(kind: &ShapeKind<'_>) -> String {
    match kind {
        ShapeKind::Alias(of) => format!("{{ is: 'alias', type: {} }}", ty(of)),
        ShapeKind::Record { fields, rest } => {
            let rest = rest.as_ref().map_or_else(|| "null".to_owned(), ty);
            format!("{{ is: 'record', fields: {}, rest: {rest} }}", self::fields(fields))
        }
        ShapeKind::Enum(_) | ShapeKind::Numbers(_) | ShapeKind::Opaque => "null".to_owned(),
        ShapeKind::Tagged {
            tag,
            content,
            default,
            members,
            ..
        } => {
            let content = content.map_or_else(|| "null".to_owned(), literal);
            let otherwise = default.map_or_else(|| "null".to_owned(), |index| index.to_string());
            let (tag, members) = (literal(tag), self::members(members));
            format!("{{ is: 'tagged', tag: {tag}, content: {content}, otherwise: {otherwise}, members: {members} }}")
        }
        ShapeKind::Keyed(members) => format!("{{ is: 'keyed', members: {} }}", self::members(members)),
        ShapeKind::ByKind(branches) => {
            let branches = branches.iter().map(|branch| {
                let kind = match branch.kind {
                    Json::Null => "null",
                    Json::Bool => "boolean",
                    Json::Number => "number",
                    Json::String => "string",
                    Json::Array => "array",
                    Json::Object => "object",
                };
                format!("['{kind}', {}]", ty(&branch.ty))
            });
            let branches: Vec<String> = branches.collect();
            format!("{{ is: 'kinds', kinds: [{}] }}", branches.join(", "))
        }
    }
}

fn members(members: &[Member<'_>]) -> String {
    let members = members.iter().map(|member| {
        let tag = match member.tag {
            Tag::Text(text) => literal(text),
            Tag::Integer(value) => value.to_string(),
        };
        let payload = member
            .payload
            .map_or_else(|| "null".to_owned(), |index| index.to_string());
        let (beside, content) = (fields(member.beside), member.content);
        format!("{{ tag: {tag}, beside: {beside}, payload: {payload}, content: {content} }}")
    });
    let members: Vec<String> = members.collect();
    format!("[{}]", members.join(", "))
}

fn fields(fields: &[Field<'_>]) -> String {
    let fields = fields.iter().map(|field| {
        let (name, ty) = (literal(field.name), ty(&field.ty));
        match field.default {
            Some(default) => format!("[{name}, {ty}, {}]", literal(default)),
            None => format!("[{name}, {ty}]"),
        }
    });
    let fields: Vec<String> = fields.collect();
    format!("[{}]", fields.join(", "))
}

fn ty(of: &cantus::config::Type<'_>) -> String {
    use cantus::config::Type as Kind;
    match of {
        Kind::Text | Kind::Number | Kind::Bool | Kind::Any => "null".to_owned(),
        Kind::List(item) => format!("['list', {}]", ty(item)),
        Kind::Map(values) => format!("['map', {}]", ty(values)),
        // Null has nothing to fill in.
        Kind::Nullable(inner) => ty(inner),
        Kind::Shape(index) => index.to_string(),
    }
}
