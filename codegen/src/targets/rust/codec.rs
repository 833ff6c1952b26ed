//! Gives each type of the model the calls of `cantus::Reader` and `cantus::Writer` that read and write it.

use std::collections::BTreeSet;

use cantus_registry::model::{
    IntegerBounds, IntegerKind, LengthBounds, NumberBound, NumberBounds, StringRules, Type, TypeRef,
};
use cantus_registry::sensitivity::{Level, level_name};
use proc_macro2::{Ident, Literal as Token, TokenStream};
use quote::quote;

use super::names;
use super::scope::Scope;
use super::type_name::type_name;

/// Where the value stands that is written.
pub enum Place {
    /// A place that can be borrowed or copied from, such as `self.text`.
    Owned(TokenStream),
    /// A reference.
    Borrowed(TokenStream),
}

impl Place {
    fn by_value(&self) -> TokenStream {
        match self {
            Self::Owned(place) => quote!(#place),
            Self::Borrowed(reference) => quote!(*#reference),
        }
    }

    fn by_reference(&self) -> TokenStream {
        match self {
            Self::Owned(place) => quote!(&#place),
            Self::Borrowed(reference) => quote!(#reference),
        }
    }

    fn receiver(&self) -> &TokenStream {
        match self {
            Self::Owned(tokens) | Self::Borrowed(tokens) => tokens,
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

    fn bounds_path(&self) -> TokenStream {
        match &self.owner {
            Owner::Static(ident) => quote!(#ident),
            Owner::Alias(alias) => {
                let ident = alias_bounds(alias);
                if alias.package == self.scope.package.name {
                    return quote!(#ident);
                }
                let module = names::module(&alias.package);
                quote!(crate::#module::#ident)
            }
        }
    }

    /// Gives the item that the bounds of a string or number in the type stand in, unless an alias has it.
    pub fn statics(&self) -> Option<TokenStream> {
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
    pub fn read(&self) -> TokenStream {
        let this = self.resolved();
        let arguments = this.arguments();
        match this.ty {
            Type::List { items, count } => {
                let item = this.inner(items).reader();
                match length(count) {
                    Some((min, max)) => quote!(reader.list_in(#min, #max, #item)),
                    None => quote!(reader.list(#item)),
                }
            }
            Type::Map { values } => {
                let value = this.inner(values).reader();
                quote!(reader.map(#value))
            }
            Type::Nullable(inner) => {
                let inner = this.inner(inner).reader();
                quote!(reader.nullable(#inner))
            }
            Type::Timestamp | Type::Date | Type::Uuid | Type::Literal(_) | Type::Ref(_) => {
                let path = this.wire_path();
                quote!(#path::read(reader))
            }
            _ => {
                let method = this.method();
                quote!(reader.#method(#(#arguments),*))
            }
        }
    }

    /// Gives something that coerces to `fn(&mut Reader<'_>) -> Option<T>`.
    pub fn reader(&self) -> TokenStream {
        let this = self.resolved();
        match this.ty {
            Type::List { .. } | Type::Map { .. } | Type::Nullable(_) => {}
            Type::Timestamp | Type::Date | Type::Uuid | Type::Literal(_) | Type::Ref(_) => {
                let path = this.wire_path();
                return quote!(#path::read);
            }
            _ if this.arguments().is_empty() => {
                let method = this.method();
                return quote!(cantus::Reader::#method);
            }
            _ => {}
        }
        let read = this.read();
        quote!(|reader| #read)
    }

    /// Gives an expression that writes a value, or what stands in its place above the clearance.
    pub fn write(&self, place: &Place) -> TokenStream {
        let plain = self.plain_write(place);
        let (levels, package) = (&self.scope.levels, self.scope.package);
        let level = levels.of_type(self.ty);
        if level == 0 {
            return plain;
        }
        let otherwise = match levels.safe_form(package, self.ty, level) {
            Some(form) => quote!(writer.masked(#form)),
            None => {
                let name = level_name(package, level);
                quote!(writer.withhold(#name))
            }
        };
        guarded(level, &plain, &otherwise)
    }

    /// Gives an expression that writes a value of which it is known that the clearance shows it; what it holds may be
    /// above it all the same.
    pub fn plain_write(&self, place: &Place) -> TokenStream {
        let this = self.resolved();
        let (value, reference, receiver) = (place.by_value(), place.by_reference(), place.receiver());
        let mut arguments = this.arguments();
        match this.ty {
            Type::List { items, count } => {
                let item = this.inner(items).writer();
                match length(count) {
                    Some((min, max)) => quote!(writer.list_in(#reference, #min, #max, #item)),
                    None => quote!(writer.list(#reference, #item)),
                }
            }
            Type::Map { values } => {
                let write = this.inner(values).plain_writer();
                let plain = quote!(writer.map(#reference, #write));
                // An entry may be absent, so those above the clearance are.
                match this.scope.levels.of_type(values) {
                    0 => plain,
                    level => guarded(level, &plain, &quote!(writer.masked("{}"))),
                }
            }
            Type::Nullable(inner) => {
                let write = this.inner(inner).plain_writer();
                quote!(writer.nullable(#receiver.as_ref(), #write))
            }
            Type::Timestamp | Type::Date | Type::Uuid | Type::Literal(_) | Type::Ref(_) => {
                quote!(#receiver.write(writer))
            }
            Type::String(_) | Type::Bytes(_) | Type::Json => {
                arguments.insert(0, reference);
                let method = this.method();
                quote!(writer.#method(#(#arguments),*))
            }
            Type::Bool | Type::Integer { .. } | Type::Int64 | Type::Uint64 | Type::Number(_) => {
                arguments.insert(0, value);
                let method = this.method();
                quote!(writer.#method(#(#arguments),*))
            }
        }
    }

    /// Gives something that coerces to `fn(&T, &mut Writer<'_>)`.
    pub fn writer(&self) -> TokenStream {
        let write = self.write(&Place::Borrowed(quote!(value)));
        quote!(|value, writer| #write)
    }

    /// Gives the same for values of which it is known that the clearance shows them.
    pub fn plain_writer(&self) -> TokenStream {
        let write = self.plain_write(&Place::Borrowed(quote!(value)));
        quote!(|value, writer| #write)
    }

    fn wire_path(&self) -> TokenStream {
        let name = type_name(self.scope, self.ty);
        match self.ty {
            Type::Literal(cantus_registry::model::Literal::Integer(_)) => quote!(<#name>),
            _ => name,
        }
    }

    /// Gives the name of the method, the same on both sides.
    fn method(&self) -> Ident {
        let name = match self.ty {
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
        };
        names::ident(name)
    }

    /// Gives the bounds that the method takes behind the value.
    fn arguments(&self) -> Vec<TokenStream> {
        match self.ty {
            Type::String(rules) if is_bounded(rules) => {
                let bounds = self.bounds_path();
                vec![quote!(&#bounds)]
            }
            Type::Integer { kind, bounds } if !bounds.is_empty() => integer_range(*kind, bounds),
            Type::Number(bounds) if *bounds != NumberBounds::default() => {
                let bounds = self.bounds_path();
                vec![quote!(&#bounds)]
            }
            Type::Bytes(bounds) => length(bounds).map(|(min, max)| vec![min, max]).unwrap_or_default(),
            _ => Vec::new(),
        }
    }
}

fn guarded(level: Level, plain: &TokenStream, otherwise: &TokenStream) -> TokenStream {
    let level = Token::u32_unsuffixed(level);
    quote!(if writer.shows(#level) { #plain } else { #otherwise })
}

/// Gives the name of the static that an alias keeps its bounds in.
pub fn alias_bounds(alias: &TypeRef) -> Ident {
    names::constant(&[&alias.name])
}

/// Says whether a string is held to anything.
pub fn is_bounded(rules: &StringRules) -> bool {
    !rules.length.is_empty() || rules.pattern.is_some()
}

fn bounds_static(ident: &Ident, rules: &StringRules) -> TokenStream {
    let (min, max) = length(&rules.length).unwrap_or((quote!(0), quote!(usize::MAX)));
    let pattern = match &rules.pattern {
        Some(pattern) => {
            let text = portable(pattern);
            quote!(Some(cantus::Pattern::new(#text)))
        }
        None => quote!(None),
    };
    quote! {
        pub(crate) static #ident: cantus::TextBounds = cantus::TextBounds { min: #min, max: #max, pattern: #pattern };
    }
}

/// Gives the form of a pattern that the readers of every target look for; what was checked parses.
pub fn portable(pattern: &str) -> String {
    cantus_registry::pattern::parse(pattern).map_or_else(|_| pattern.to_owned(), |pattern| pattern.portable())
}

fn bounds_constant(ident: &Ident, bounds: &NumberBounds) -> TokenStream {
    let (min, max) = (number_bound(bounds.minimum), number_bound(bounds.maximum));
    quote! {
        pub(crate) const #ident: cantus::NumberBounds = cantus::NumberBounds { min: #min, max: #max };
    }
}

fn length(bounds: &LengthBounds) -> Option<(TokenStream, TokenStream)> {
    if bounds.is_empty() {
        return None;
    }
    let min = Token::u32_unsuffixed(bounds.minimum.unwrap_or(0));
    let max = match bounds.maximum {
        Some(max) => {
            let max = Token::u32_unsuffixed(max);
            quote!(#max)
        }
        None => quote!(usize::MAX),
    };
    Some((quote!(#min), max))
}

fn integer_range(kind: IntegerKind, bounds: &IntegerBounds) -> Vec<TokenStream> {
    integer_ends(kind, bounds)
        .map(|end| {
            let end = Token::i64_unsuffixed(end);
            quote!(#end)
        })
        .to_vec()
}

/// Gives the least and the greatest integer of a kind within bounds.
pub fn integer_ends(kind: IntegerKind, bounds: &IntegerBounds) -> [i64; 2] {
    let (least, greatest) = kind.range();
    [
        bounds.minimum.unwrap_or(least).max(least),
        bounds.maximum.unwrap_or(greatest).min(greatest),
    ]
}

fn number_bound(bound: Option<NumberBound>) -> TokenStream {
    match bound {
        None => quote!(std::ops::Bound::Unbounded),
        Some(NumberBound { value, exclusive }) => {
            let value = Token::f64_unsuffixed(value);
            if exclusive {
                quote!(std::ops::Bound::Excluded(#value))
            } else {
                quote!(std::ops::Bound::Included(#value))
            }
        }
    }
}

/// The statics of one item, each once.
#[derive(Default)]
pub struct Statics {
    seen: BTreeSet<String>,
    /// The items.
    pub items: Vec<TokenStream>,
}

impl Statics {
    /// Adds what a codec needs.
    pub fn add(&mut self, codec: &Codec<'_, '_>) {
        if let Some(item) = codec.statics()
            && self.seen.insert(item.to_string())
        {
            self.items.push(item);
        }
    }
}
