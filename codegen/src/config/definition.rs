//! A config of the model → its definition, as `cantus` loads files by it and as generated code holds it.

use std::collections::BTreeMap;

use cantus::config::{
    Branch, Definition, Field, Json, Member, Preset, Protective, RuleKey, Shape, ShapeKind, Tag, Type,
};
use cantus_registry::model::{self, Config, Kind, Literal, Openness, Package, Presence, Registry, ToldApart, TypeRef};
use cantus_registry::sensitivity::{Levels, number};

/// The definition of a config.
///
/// It lives as long as the program: it is made a few times in a run, and what it is made into is compared with
/// constants.
pub fn definition(registry: &Registry, package: &Package, name: &str, config: &Config) -> Definition<'static> {
    let mut lower = Lower {
        registry,
        levels: Levels::new(registry),
        indices: BTreeMap::new(),
        waiting: Vec::new(),
    };
    lower.index(&TypeRef {
        package: package.name.clone(),
        name: name.to_owned(),
    });
    let mut shapes = Vec::new();
    while let Some(reference) = lower.waiting.get(shapes.len()).cloned() {
        let shape = lower.shape(&reference);
        shapes.push(shape);
    }
    let presets = config.presets.iter().map(|preset| Preset {
        name: text(&preset.name),
        values: list(
            preset
                .values
                .iter()
                .map(|(key, value)| (text(key), text(&value.to_string()))),
        ),
    });
    Definition {
        name: text(&format!("{}.{name}", package.name)),
        shapes: list(shapes),
        preset_key: config.preset_key.as_deref().map(text),
        presets: list(presets),
        levels: list(package.sensitivity.iter().map(|level| text(level))),
        shown: number(package, package.default_clearance.as_deref()),
    }
}

struct Lower<'r> {
    registry: &'r Registry,
    levels: Levels<'r>,
    indices: BTreeMap<TypeRef, usize>,
    /// The definitions by index; those behind the last that is lowered wait.
    waiting: Vec<TypeRef>,
}

impl Lower<'_> {
    fn index(&mut self, reference: &TypeRef) -> usize {
        if let Some(index) = self.indices.get(reference) {
            return *index;
        }
        let index = self.waiting.len();
        self.indices.insert(reference.clone(), index);
        self.waiting.push(reference.clone());
        index
    }

    fn shape(&mut self, reference: &TypeRef) -> Shape<'static> {
        let package = &self.registry.packages[&reference.package];
        let definition = &package.types[&reference.name];
        let is_errors = package
            .errors
            .as_ref()
            .is_some_and(|errors| errors.family == reference.name);
        let kind = match &definition.shape {
            // Errors have members that no declaration lists; nobody sets one.
            _ if is_errors => ShapeKind::Opaque,
            model::Shape::Alias(ty) => ShapeKind::Alias(self.ty(ty)),
            model::Shape::Record(record) => ShapeKind::Record {
                fields: self.fields(package, &record.fields),
                rest: record.rest.as_ref().map(|ty| self.ty(ty)),
            },
            model::Shape::Enum(declared) => enumeration(declared),
            model::Shape::Union(union) => ShapeKind::ByKind(list(union.branches.iter().map(|branch| Branch {
                kind: kind(branch.kind),
                ty: self.ty(&branch.ty),
            }))),
            model::Shape::Family(family) => self.family(package, family),
        };
        let policy = package.policies.get(&reference.name);
        Shape {
            name: text(&reference.name),
            level: number(package, definition.sensitivity.as_deref()),
            kind,
            rules: policy.map(|policy| list(policy.keys.iter().map(|key| (text(&key.name), rule_key(&key.by))))),
        }
    }

    fn family(&mut self, package: &Package, family: &model::Family) -> ShapeKind<'static> {
        let members = family.members.values().map(|member| Member {
            tag: match &member.wire {
                Literal::Integer(value) => Tag::Integer(*value),
                Literal::String(value) => Tag::Text(text(value)),
                Literal::Bool(_) | Literal::Null => Tag::Text(""),
            },
            beside: self.fields(package, &member.beside),
            payload: member.payload.as_ref().map(|payload| self.index(payload)),
            content: member.content != model::ContentPresence::Never,
            level: self.levels.of_member(package, member),
        });
        let members = list(members);
        match &family.told_apart {
            ToldApart::Tag(tag) => ShapeKind::Tagged {
                tag: text(tag),
                content: family.content.as_deref().map(text),
                default: family
                    .default
                    .as_ref()
                    .and_then(|name| family.members.keys().position(|member| member == name)),
                open: family.open == Openness::Both,
                members,
            },
            ToldApart::Key => ShapeKind::Keyed(members),
            ToldApart::Outside => ShapeKind::Opaque,
        }
    }

    fn fields(&mut self, package: &Package, fields: &[model::Field]) -> &'static [Field<'static>] {
        list(fields.iter().map(|field| Field {
            name: text(&field.name),
            ty: self.ty(&field.ty),
            required: field.presence == Presence::Required && field.default.is_none(),
            default: field.default.as_ref().map(|value| text(&value.to_string())),
            env: field.setting.env,
            protective: field.setting.protective.map(|protective| match protective {
                model::Protective::Default => Protective::Default,
                model::Protective::High => Protective::High,
                model::Protective::Low => Protective::Low,
            }),
            level: self.levels.of_field(package, field),
        }))
    }

    fn ty(&mut self, ty: &model::Type) -> Type<'static> {
        use model::Type as Declared;
        match ty {
            Declared::Bool => Type::Bool,
            Declared::String(_)
            | Declared::Int64
            | Declared::Uint64
            | Declared::Timestamp
            | Declared::Date
            | Declared::Uuid
            | Declared::Bytes(_) => Type::Text,
            Declared::Integer { .. } | Declared::Number(_) => Type::Number,
            Declared::Json | Declared::Literal(_) => Type::Any,
            Declared::List { items, .. } => Type::List(kept(self.ty(items))),
            Declared::Map { values } => Type::Map(kept(self.ty(values))),
            Declared::Nullable(inner) => Type::Nullable(kept(self.ty(inner))),
            Declared::Ref(reference) => Type::Shape(self.index(reference)),
        }
    }
}

/// What may stand for an enum in the one view that configs have.
fn enumeration(declared: &model::Enum) -> ShapeKind<'static> {
    let members = declared.members.iter().map(|member| &member.value);
    match (declared.kind, declared.open) {
        (model::EnumKind::String, Openness::Both) => ShapeKind::Alias(Type::Text),
        (model::EnumKind::Integer, Openness::Both) => ShapeKind::Alias(Type::Number),
        (model::EnumKind::String, _) => ShapeKind::Enum(list(members.filter_map(|member| match member {
            Literal::String(member) => Some(text(member)),
            Literal::Null | Literal::Bool(_) | Literal::Integer(_) => None,
        }))),
        (model::EnumKind::Integer, _) => ShapeKind::Numbers(list(members.filter_map(|member| match member {
            Literal::Integer(member) => Some(*member),
            Literal::Null | Literal::Bool(_) | Literal::String(_) => None,
        }))),
    }
}

fn rule_key(by: &model::MatchBy) -> RuleKey {
    match by {
        model::MatchBy::Exact | model::MatchBy::AnyOf | model::MatchBy::Enum(_) => RuleKey::Text,
        model::MatchBy::Glob => RuleKey::Glob,
        model::MatchBy::Bool => RuleKey::Bool,
    }
}

fn kind(kind: Kind) -> Json {
    match kind {
        Kind::Null => Json::Null,
        Kind::Bool => Json::Bool,
        Kind::Number => Json::Number,
        Kind::String => Json::String,
        Kind::Array => Json::Array,
        Kind::Object => Json::Object,
    }
}

fn text(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

fn list<T>(items: impl IntoIterator<Item = T>) -> &'static [T] {
    Box::leak(items.into_iter().collect::<Box<[T]>>())
}

fn kept<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}
