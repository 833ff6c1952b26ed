//! Gives each type of the model the word of `cantus::contract` that says it, and collects the bounds it needs.

use cantus_registry::model::{IntegerKind, LengthBounds, Literal, NumberBounds, Presence, Type, TypeRef};

use super::super::codec::{integer_ends, is_bounded};
use super::super::names;
use super::super::scope::Scope;
use super::rules::{Place, Rules};

/// Says what a field is declared as.
pub fn field(scope: &Scope<'_>, rules: &mut Rules, place: Place<'_>, ty: &Type, presence: Presence) -> String {
    match (presence, ty) {
        (Presence::Required, ty) => value(scope, rules, place, ty),
        (Presence::Optional, Type::Nullable(inner)) => word("optional_nullable", &value(scope, rules, place, inner)),
        (Presence::Optional, ty) => word("optional", &value(scope, rules, place, ty)),
    }
}

/// Says what stands by itself is declared as.
pub fn whole(scope: &Scope<'_>, rules: &mut Rules, place: Place<'_>, ty: &Type) -> String {
    format!("{PATH}{}", value(scope, rules, place, ty))
}

/// Says that a definition is declared.
pub fn declared(scope: &Scope<'_>, reference: &TypeRef) -> String {
    format!("{PATH}{}", of("declared", &path(scope, reference)))
}

/// Says what the further members of a record are declared as.
pub fn rest(scope: &Scope<'_>, rules: &mut Rules, place: Place<'_>, ty: &Type) -> String {
    word("rest", &value(scope, rules, place, ty))
}

/// Wraps what is declared, which stands in the arguments of another word.
fn word(word: &str, inner: &str) -> String {
    format!("{word}<{PATH}{inner}>")
}

/// Says of which type or bounds a word is.
fn of(word: &str, path: &str) -> String {
    format!("{word}<{path}>")
}

/// Where the words are; a field may have any of their names.
const PATH: &str = "::cantus::contract::";

fn value(scope: &Scope<'_>, rules: &mut Rules, place: Place<'_>, ty: &Type) -> String {
    let mut held = Held {
        scope,
        rules,
        place,
        alias: None,
    };
    held.value(ty)
}

/// Whose bounds a type is held to.
struct Held<'h, 'r> {
    scope: &'h Scope<'r>,
    rules: &'h mut Rules,
    place: Place<'h>,
    alias: Option<TypeRef>,
}

impl Held<'_, '_> {
    fn value(&mut self, ty: &Type) -> String {
        let plain = str::to_owned;
        match ty {
            Type::Bool => plain("bool"),
            Type::String(rules) if !is_bounded(rules) => plain("string"),
            Type::String(_) => of("string_in", &self.rule(ty)),
            Type::Integer { kind, bounds } => {
                let name = match kind {
                    IntegerKind::Int32 => "int32",
                    IntegerKind::Uint32 => "uint32",
                    IntegerKind::Integer => "integer",
                };
                if bounds.is_empty() {
                    return plain(name);
                }
                let [min, max] = integer_ends(*kind, bounds);
                format!("{name}_in<{min}, {max}>")
            }
            Type::Int64 => plain("int64"),
            Type::Uint64 => plain("uint64"),
            Type::Number(bounds) if *bounds == NumberBounds::default() => plain("number"),
            Type::Number(_) => of("number_in", &self.rule(ty)),
            Type::Timestamp => plain("timestamp"),
            Type::Date => plain("date"),
            Type::Uuid => plain("uuid"),
            Type::Bytes(bounds) if bounds.is_empty() => plain("bytes"),
            Type::Bytes(bounds) => format!("bytes_in<{}>", length(bounds)),
            Type::Json => plain("json"),
            Type::Literal(literal) => of("declared", &self.literal(literal)),
            Type::List { items, count } => {
                let (mask, items) = (self.mask(items), self.value(items));
                if count.is_empty() {
                    return format!("list<{PATH}{items}{mask}>");
                }
                format!("list_in<{PATH}{items}, {}{mask}>", length(count))
            }
            Type::Map { values } => {
                let (mask, values) = (self.mask(values), self.value(values));
                format!("map<{PATH}{values}{mask}>")
            }
            Type::Nullable(inner) => word("nullable", &self.value(inner)),
            Type::Ref(reference) => self.reference(ty, reference),
        }
    }

    /// Gives the argument that says what stands in the place of an item or a value above a clearance.
    fn mask(&mut self, values: &Type) -> String {
        let (levels, package) = (&self.scope.levels, self.scope.package);
        match levels.of_type(values) {
            0 => String::new(),
            level => {
                let form = levels
                    .safe_form(package, values, level)
                    .unwrap_or_else(|| "null".to_owned());
                format!(", {}", self.rules.mask(&package.name, values, level, form))
            }
        }
    }

    fn reference(&mut self, ty: &Type, reference: &TypeRef) -> String {
        let (resolved, alias) = self.scope.resolve(ty);
        match (resolved, alias) {
            (Type::Ref(reference), _) => of("declared", &path(self.scope, reference)),
            // An alias of a literal is the literal's type, whatever package has it.
            (Type::Literal(_), Some(_)) => of("declared", &path(self.scope, reference)),
            (resolved, Some(alias)) => {
                let before = self.alias.replace(alias.clone());
                let value = self.value(resolved);
                self.alias = before;
                value
            }
            (_, None) => of("declared", &path(self.scope, reference)),
        }
    }

    fn rule(&mut self, ty: &Type) -> String {
        match &self.alias {
            Some(alias) => Rules::of_alias(alias),
            None => self.rules.of_place(&self.scope.package.name, self.place, ty),
        }
    }

    fn literal(&self, literal: &Literal) -> String {
        match literal {
            Literal::Null => "::cantus::Null".to_owned(),
            Literal::Bool(true) => "::cantus::True".to_owned(),
            Literal::Bool(false) => "::cantus::False".to_owned(),
            Literal::Integer(value) => format!("::cantus::Int<{value}>"),
            Literal::String(text) => {
                let module = names::module(&self.scope.package.name);
                format!("crate::{module}::literals::{}", self.scope.literals[text])
            }
        }
    }
}

/// Gives the path of a definition from anywhere in the crate.
pub fn path(scope: &Scope<'_>, reference: &TypeRef) -> String {
    let module = names::module(&reference.package);
    format!("crate::{module}::{}", scope.ident(reference))
}

fn length(bounds: &LengthBounds) -> String {
    let max = bounds
        .maximum
        .map_or("{ usize::MAX }".to_owned(), |max| max.to_string());
    format!("{}, {max}", bounds.minimum.unwrap_or(0))
}
