//! Gives each type of the model the calls of `cantus::Reader` and `cantus::Writer` that read and write it.

use cantus_registry::model::{
    IntegerBounds, IntegerKind, LengthBounds, NumberBound, NumberBounds, StringRules, Type, TypeRef,
};
use cantus_registry::sensitivity::{Level, level_name};
use proc_macro2::{Ident, Literal as Token};

use super::code::{Code, code};
use super::names;
use super::scope::Scope;
use super::type_name::type_name;
use super::view::StaticView;

/// Where the value stands that is written.
pub enum Place {
    /// A place that can be borrowed or copied from, such as `self.text`.
    Owned(Code),
    /// A reference.
    Borrowed(Code),
}

impl Place {
    /// The value that is borrowed where an expression says no other.
    pub fn value() -> Self {
        Self::Borrowed(Code::new("value"))
    }

    fn by_value(&self) -> Code {
        match self {
            Self::Owned(place) => place.clone(),
            Self::Borrowed(reference) => code!("*{reference}"),
        }
    }

    fn by_reference(&self) -> Code {
        match self {
            Self::Owned(place) => code!("&{place}"),
            Self::Borrowed(reference) => reference.clone(),
        }
    }

    fn receiver(&self) -> &Code {
        match self {
            Self::Owned(code) | Self::Borrowed(code) => code,
        }
    }
}

/// A type with the bounds that its strings are held to: the static that holds them has the name of the
/// alias the string stands in, or of the field.
pub struct Codec<'s, 'r> {
    scope: &'s Scope<'r>,
    ty: &'s Type,
    owner: Owner,
}

enum Owner {
    Static(Ident),
    Alias(TypeRef),
}

impl<'s, 'r: 's> Codec<'s, 'r> {
    /// Looks at the type of something whose constants are named by `parts`.
    pub fn new(scope: &'s Scope<'r>, ty: &'s Type, parts: &[&str]) -> Self {
        Self {
            scope,
            ty,
            owner: Owner::Static(names::constant(parts)),
        }
    }

    /// Looks at a type whose bounds stand in this static.
    pub fn named(scope: &'s Scope<'r>, ty: &'s Type, bounds: Ident) -> Self {
        Self {
            scope,
            ty,
            owner: Owner::Static(bounds),
        }
    }

    fn inner(&self, ty: &'s Type) -> Self {
        let owner = match &self.owner {
            Owner::Static(ident) => Owner::Static(ident.clone()),
            Owner::Alias(alias) => Owner::Alias(alias.clone()),
        };
        Self {
            scope: self.scope,
            ty,
            owner,
        }
    }

    /// Looks through aliases.
    fn resolved(&self) -> Self {
        let (ty, alias) = self.scope.resolve(self.ty);
        let mut resolved = self.inner(ty);
        if let Some(alias) = alias {
            resolved.owner = Owner::Alias(alias.clone());
        }
        resolved
    }

    fn bounds_path(&self) -> Code {
        match &self.owner {
            Owner::Static(ident) => code!("{ident}"),
            Owner::Alias(alias) => {
                let ident = alias_bounds(alias);
                if alias.package == self.scope.package.name {
                    return code!("{ident}");
                }
                code!("crate::{}::{ident}", names::module(&alias.package))
            }
        }
    }

    /// Gives the item that the bounds of a string or number in the type stand in, unless an alias has it.
    pub fn statics(&self) -> Option<StaticView> {
        let Owner::Static(ident) = &self.owner else { return None };
        match self.ty {
            Type::String(rules) if is_bounded(rules) => Some(bounds_static(ident, rules)),
            Type::Number(bounds) if *bounds != NumberBounds::default() => Some(bounds_constant(ident, bounds)),
            Type::List { items: inner, .. } | Type::Map { values: inner } | Type::Nullable(inner) => {
                self.inner(inner).statics()
            }
            _ => None,
        }
    }

    /// Gives an expression that reads a value: an `Option`.
    pub fn read(&self) -> Code {
        let this = self.resolved();
        match this.ty {
            Type::List { items, count } => {
                let item = this.inner(items).reader();
                match length(count) {
                    Some((min, max)) => code!("reader.list_in({min}, {max}, {item})"),
                    None => code!("reader.list({item})"),
                }
            }
            Type::Map { values } => code!("reader.map({})", this.inner(values).reader()),
            Type::Nullable(inner) => code!("reader.nullable({})", this.inner(inner).reader()),
            Type::Timestamp | Type::Date | Type::Uuid | Type::Literal(_) | Type::Ref(_) => {
                code!("{}::read(reader)", this.wire_path())
            }
            _ => match this.arguments() {
                Some(arguments) => code!("reader.{}({arguments})", this.method()),
                None => code!("reader.{}()", this.method()),
            },
        }
    }

    /// Gives something that coerces to `fn(&mut Reader<'_>) -> Option<T>`.
    pub fn reader(&self) -> Code {
        let this = self.resolved();
        match this.ty {
            Type::List { .. } | Type::Map { .. } | Type::Nullable(_) => {}
            Type::Timestamp | Type::Date | Type::Uuid | Type::Literal(_) | Type::Ref(_) => {
                return code!("{}::read", this.wire_path());
            }
            _ if this.arguments().is_none() => return code!("{}::{}", this.scope.short.reader, this.method()),
            _ => {}
        }
        code!("|reader| {}", this.read())
    }

    /// Gives an expression that writes a value, or what stands in its place above the clearance.
    pub fn write(&self, place: &Place) -> Code {
        let plain = self.plain_write(place);
        let (levels, package) = (&self.scope.levels, self.scope.package);
        let level = levels.of_type(self.ty);
        if level == 0 {
            return plain;
        }
        let otherwise = match levels.safe_form(package, self.ty, level) {
            Some(form) => code!("writer.masked({})", Code::text(&form)),
            None => code!("writer.withhold({})", Code::text(level_name(package, level))),
        };
        guarded(level, &plain, &otherwise)
    }

    /// Gives an expression that writes a value of which it is known that the clearance shows it; what it holds may be
    /// above it all the same.
    pub fn plain_write(&self, place: &Place) -> Code {
        let this = self.resolved();
        let call = |value: Code| match this.arguments() {
            Some(arguments) => code!("writer.{}({value}, {arguments})", this.method()),
            None => code!("writer.{}({value})", this.method()),
        };
        match this.ty {
            Type::List { items, count } => {
                let (reference, item) = (place.by_reference(), this.inner(items).writer());
                match length(count) {
                    Some((min, max)) => code!("writer.list_in({reference}, {min}, {max}, {item})"),
                    None => code!("writer.list({reference}, {item})"),
                }
            }
            Type::Map { values } => {
                let write = this.inner(values).plain_writer();
                let plain = code!("writer.map({}, {write})", place.by_reference());
                // An entry may be absent, so those above the clearance are.
                match this.scope.levels.of_type(values) {
                    0 => plain,
                    level => guarded(level, &plain, &Code::new("writer.masked(\"{}\")")),
                }
            }
            Type::Nullable(inner) => {
                let write = this.inner(inner).plain_writer();
                code!("writer.nullable({}.as_ref(), {write})", place.receiver())
            }
            Type::Timestamp | Type::Date | Type::Uuid | Type::Literal(_) | Type::Ref(_) => {
                code!("{}.write(writer)", place.receiver())
            }
            Type::String(_) | Type::Bytes(_) | Type::Json => call(place.by_reference()),
            Type::Bool | Type::Integer { .. } | Type::Int64 | Type::Uint64 | Type::Number(_) => call(place.by_value()),
        }
    }

    /// Gives something that coerces to `fn(&T, &mut Writer<'_>)`.
    pub fn writer(&self) -> Code {
        code!("|value, writer| {}", self.write(&Place::value()))
    }

    /// Gives the same for values of which it is known that the clearance shows them.
    pub fn plain_writer(&self) -> Code {
        code!("|value, writer| {}", self.plain_write(&Place::value()))
    }

    fn wire_path(&self) -> Code {
        let name = type_name(self.scope, self.ty);
        match self.ty {
            Type::Literal(cantus_registry::model::Literal::Integer(_)) => code!("<{name}>"),
            _ => name,
        }
    }

    /// Gives the name of the method, the same on both sides.
    fn method(&self) -> &'static str {
        match self.ty {
            Type::Bool => "bool",
            Type::String(rules) if is_bounded(rules) => "string_in",
            Type::String(_) => "string",
            Type::Integer { kind, bounds } => match (kind, bounds.is_empty()) {
                (IntegerKind::Int32, true) => "int32",
                (IntegerKind::Int32, false) => "int32_in",
                (IntegerKind::Uint32, true) => "uint32",
                (IntegerKind::Uint32, false) => "uint32_in",
                (IntegerKind::Integer, true) => "integer",
                (IntegerKind::Integer, false) => "integer_in",
            },
            Type::Int64 => "int64",
            Type::Uint64 => "uint64",
            Type::Number(bounds) if *bounds == NumberBounds::default() => "number",
            Type::Number(_) => "number_in",
            Type::Bytes(bounds) if bounds.is_empty() => "bytes",
            Type::Bytes(_) => "bytes_in",
            Type::Json => "json",
            Type::List { .. } => "list",
            Type::Map { .. } => "map",
            Type::Nullable(_) => "nullable",
            Type::Timestamp | Type::Date | Type::Uuid | Type::Literal(_) | Type::Ref(_) => "read",
        }
    }

    /// Gives the bounds that the method takes behind the value.
    fn arguments(&self) -> Option<Code> {
        match self.ty {
            Type::String(rules) if is_bounded(rules) => Some(code!("&{}", self.bounds_path())),
            Type::Integer { kind, bounds } if !bounds.is_empty() => {
                let [min, max] = integer_ends(*kind, bounds);
                Some(code!("{min}, {max}"))
            }
            Type::Number(bounds) if *bounds != NumberBounds::default() => Some(code!("&{}", self.bounds_path())),
            Type::Bytes(bounds) => length(bounds).map(|(min, max)| code!("{min}, {max}")),
            _ => None,
        }
    }
}

fn guarded(level: Level, plain: &Code, otherwise: &Code) -> Code {
    code!("if writer.shows({level}) {{ {plain} }} else {{ {otherwise} }}")
}

/// Gives the name of the static that an alias keeps its bounds in.
pub fn alias_bounds(alias: &TypeRef) -> Ident {
    names::constant(&[&alias.name])
}

/// Says whether a string is held to anything.
pub fn is_bounded(rules: &StringRules) -> bool {
    !rules.length.is_empty() || rules.pattern.is_some()
}

fn bounds_static(ident: &Ident, rules: &StringRules) -> StaticView {
    let (min, max) = length(&rules.length).unwrap_or((0, "usize::MAX".to_owned()));
    let pattern = match &rules.pattern {
        Some(pattern) => code!("Some(cantus::Pattern::new({}))", Code::text(&portable(pattern))),
        None => Code::new("None"),
    };
    StaticView {
        place: code!("pub(crate) static {ident}: cantus::TextBounds"),
        name: "cantus::TextBounds",
        members: vec![code!("min: {min}"), code!("max: {max}"), code!("pattern: {pattern}")],
    }
}

/// Gives the form of a pattern that the readers of every target look for; what was checked parses.
pub fn portable(pattern: &str) -> String {
    cantus_registry::pattern::parse(pattern).map_or_else(|_| pattern.to_owned(), |pattern| pattern.portable())
}

fn bounds_constant(ident: &Ident, bounds: &NumberBounds) -> StaticView {
    let (min, max) = (number_bound(bounds.minimum), number_bound(bounds.maximum));
    StaticView {
        place: code!("pub(crate) const {ident}: cantus::NumberBounds"),
        name: "cantus::NumberBounds",
        members: vec![code!("min: {min}"), code!("max: {max}")],
    }
}

fn length(bounds: &LengthBounds) -> Option<(u32, String)> {
    if bounds.is_empty() {
        return None;
    }
    let max = bounds.maximum.map_or("usize::MAX".to_owned(), |max| max.to_string());
    Some((bounds.minimum.unwrap_or(0), max))
}

/// Gives the least and the greatest integer of a kind within bounds.
pub fn integer_ends(kind: IntegerKind, bounds: &IntegerBounds) -> [i64; 2] {
    let (least, greatest) = kind.range();
    [
        bounds.minimum.unwrap_or(least).max(least),
        bounds.maximum.unwrap_or(greatest).min(greatest),
    ]
}

fn number_bound(bound: Option<NumberBound>) -> Code {
    match bound {
        None => Code::new("std::ops::Bound::Unbounded"),
        Some(NumberBound { value, exclusive }) => {
            let value = Token::f64_unsuffixed(value);
            let end = if exclusive { "Excluded" } else { "Included" };
            code!("std::ops::Bound::{end}({value})")
        }
    }
}

/// The statics of one item, each once.
#[derive(Default)]
pub struct Statics {
    /// The items.
    pub items: Vec<StaticView>,
}

impl Statics {
    /// Adds what a codec needs.
    pub fn add(&mut self, codec: &Codec<'_, '_>) {
        if let Some(item) = codec.statics()
            && !self.items.contains(&item)
        {
            self.items.push(item);
        }
    }
}
