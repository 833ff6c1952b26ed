//! What lowering needs to know about the place a name stands in: the package, what its definitions shadow,
//! the names of its literals, and where boxes stand.

use std::collections::BTreeMap;

use cantus_registry::model::{
    Errors, Family, Field, Literal, Origin, Package, Registry, Shape, Type, TypeDef, TypeRef,
};
use cantus_registry::sensitivity::Levels;
use cantus_registry::words;
use proc_macro2::Ident;

use super::boxes::Boxes;
use super::code::{Code, Short, code};
use super::derives::Inexact;
use super::hidden::Hidden;
use super::names::{self, Taken};

/// The place that names are resolved in: one package of a registry.
pub struct Scope<'r> {
    /// The whole registry.
    pub registry: &'r Registry,
    /// The package that is printed.
    pub package: &'r Package,
    /// Where boxes stand.
    pub boxes: &'r Boxes,
    /// What cannot be `Eq`.
    pub inexact: &'r Inexact,
    /// Which families are masked.
    pub hidden: &'r Hidden,
    /// How sensitive values are.
    pub levels: Levels<'r>,
    /// The names of types in the package's module.
    pub types: Taken,
    /// How short the module can spell what it uses most.
    pub short: Short,
    /// The zero-sized types of the package's text literals.
    pub literals: BTreeMap<String, Ident>,
}

impl<'r> Scope<'r> {
    /// Looks round a package.
    pub fn new(
        registry: &'r Registry,
        package: &'r Package,
        boxes: &'r Boxes,
        inexact: &'r Inexact,
        hidden: &'r Hidden,
    ) -> Self {
        let mut types: Vec<String> = package
            .types
            .iter()
            .map(|(name, def)| def_ident(name, def).to_string())
            .collect();
        types.extend(["Event".to_owned(), "EventType".to_owned()]);
        types.extend(package.errors.as_ref().map(|errors| errors.codes.clone()));
        let types = Taken::new(types);
        Self {
            registry,
            package,
            boxes,
            inexact,
            hidden,
            levels: Levels::new(registry),
            short: Short::new(&types),
            types,
            literals: literals(package),
        }
    }

    /// Gives the identifier of a definition.
    pub fn ident(&self, reference: &TypeRef) -> Ident {
        let def = self.registry.get(reference);
        def.map_or_else(|| names::ident(&reference.name), |def| def_ident(&reference.name, def))
    }

    /// Gives the path of a definition.
    pub fn path(&self, reference: &TypeRef) -> Code {
        let ident = self.ident(reference);
        if reference.package == self.package.name {
            return code!("{ident}");
        }
        code!("crate::{}::{ident}", names::module(&reference.package))
    }

    /// Gives the reference to a definition of this package.
    pub fn own(&self, name: &str) -> TypeRef {
        TypeRef {
            package: self.package.name.clone(),
            name: name.to_owned(),
        }
    }

    /// Looks through aliases; gives the type, and the alias nearest to it if there was one.
    pub fn resolve<'t>(&self, ty: &'t Type) -> (&'t Type, Option<&'t TypeRef>)
    where
        'r: 't,
    {
        let (mut ty, mut alias) = (ty, None);
        while let Type::Ref(reference) = ty {
            match self.registry.get(reference).map(|def| &def.shape) {
                Some(Shape::Alias(aliased)) => (ty, alias) = (aliased, Some(reference)),
                Some(Shape::Record(_) | Shape::Enum(_) | Shape::Union(_) | Shape::Family(_)) | None => break,
            }
        }
        (ty, alias)
    }

    /// Looks through aliases from a reference to the definition behind them.
    pub fn resolve_reference<'t>(&self, reference: &'t TypeRef) -> Option<(&'t TypeRef, &'r TypeDef)>
    where
        'r: 't,
    {
        let def = self.registry.get(reference)?;
        let Shape::Alias(ty) = &def.shape else {
            return Some((reference, def));
        };
        match self.resolve(ty).0 {
            Type::Ref(reference) => self.registry.get(reference).map(|def| (reference, def)),
            _ => None,
        }
    }

    /// Gives the shape that a reference stands for, aliases looked through.
    pub fn shape(&self, reference: &TypeRef) -> Option<&'r Shape> {
        self.resolve_reference(reference).map(|(_, def)| &def.shape)
    }

    /// Gives the package's errors if this definition is their family.
    pub fn errors_of(&self, name: &str) -> Option<&'r Errors> {
        self.package.errors.as_ref().filter(|errors| errors.family == name)
    }
}

/// Gives the identifier of a definition. A derived name has the words of every `as` on its path already.
pub fn def_ident(name: &str, def: &TypeDef) -> Ident {
    match &def.origin {
        Origin::Declared => names::pascal(name, &def.meta),
        Origin::Derived(_) => names::ident(name),
    }
}

/// Names the text literals of a package: by the words of the text, or, where two texts have the same
/// words, by their bytes.
fn literals(package: &Package) -> BTreeMap<String, Ident> {
    let mut texts = BTreeMap::new();
    each_type(package, &mut |ty| {
        if let Type::Literal(Literal::String(text)) = ty {
            texts.insert(text.clone(), words::pascal(text));
        }
    });
    let mut meet: BTreeMap<&String, usize> = BTreeMap::new();
    for word in texts.values() {
        *meet.entry(word).or_default() += 1;
    }
    let name = |(text, word): (&String, &String)| {
        let bytes = || text.bytes().map(|byte| format!("{byte:02x}")).collect::<String>();
        let name = if meet[word] == 1 {
            word.clone()
        } else {
            format!("Text{}", bytes())
        };
        (text.clone(), names::ident(&name))
    };
    texts.iter().map(name).collect()
}

/// Visits every type in use in a package, whatever holds it.
fn each_type(package: &Package, visit: &mut dyn FnMut(&Type)) {
    family_types(&package.events, visit);
    for def in package.types.values() {
        match &def.shape {
            Shape::Alias(ty) => inner_types(ty, visit),
            Shape::Record(record) => {
                field_types(&record.fields, visit);
                if let Some(rest) = &record.rest {
                    inner_types(rest, visit);
                }
            }
            Shape::Enum(_) => {}
            Shape::Union(union) => union.branches.iter().for_each(|branch| inner_types(&branch.ty, visit)),
            Shape::Family(family) => family_types(family, visit),
        }
    }
    if let Some(errors) = &package.errors {
        field_types(&errors.attributes, visit);
    }
}

fn family_types(family: &Family, visit: &mut dyn FnMut(&Type)) {
    field_types(&family.common, visit);
    field_types(&family.transport, visit);
    for member in family.members.values() {
        field_types(&member.beside, visit);
    }
}

fn field_types(fields: &[Field], visit: &mut dyn FnMut(&Type)) {
    for field in fields {
        inner_types(&field.ty, visit);
    }
}

fn inner_types(ty: &Type, visit: &mut dyn FnMut(&Type)) {
    visit(ty);
    match ty {
        Type::Nullable(inner) | Type::List { items: inner, .. } | Type::Map { values: inner } => {
            inner_types(inner, visit)
        }
        Type::Bool | Type::String(_) | Type::Integer { .. } | Type::Int64 | Type::Uint64 | Type::Number(_) => {}
        Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) | Type::Json | Type::Literal(_) | Type::Ref(_) => {}
    }
}
