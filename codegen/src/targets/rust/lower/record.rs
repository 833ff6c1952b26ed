//! Records: fields in their slots, and how each is read, written, said and defaulted.

use cantus_registry::model::{Field, Type, TypeRef};
use proc_macro2::Ident;

use super::super::code::{Code, code};
use super::super::codec::{Codec, Place, Statics};
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::type_name::{Slot, boxed as in_box, literal_value, optional, slot_type, type_name};
use super::super::view::{Argument, Convert, FieldView, Head, RecordView, RestView};
use super::{defaults, equality, head, hidden};

/// What a struct is made of.
pub struct Plan<'p> {
    /// The definition whose boxes count.
    pub owner: &'p TypeRef,
    /// Its name and docs.
    pub head: Head,
    /// Its fields.
    pub fields: &'p [Field],
    /// The type of its free keys.
    pub rest: Option<&'p Type>,
}

/// Lowers a set of fields to a struct.
pub fn record(scope: &Scope<'_>, types: &mut Taken, plan: Plan<'_>) -> RecordView {
    let builder = builder(types, &plan.head.ident);
    let name = plan.head.ident.to_string();
    let mut statics = Statics::default();
    let mut inner_names = InnerNames {
        methods: Taken::new(["new".to_owned()]),
        locals: Taken::new(["reader".to_owned(), "fields".to_owned()]),
    };
    let mut fields = Vec::new();
    for field in plan.fields {
        let codec = Codec::new(scope, &field.ty, &[&name, &field.name]);
        statics.add(&codec);
        fields.push(field_view(scope, plan.owner, &name, field, &mut inner_names));
    }
    let mut field_names = Taken::new(fields.iter().map(|field: &FieldView| field.head.ident.to_string()));
    let rest = plan.rest.map(|ty| {
        let codec = Codec::new(scope, ty, &[&name, "rest"]);
        statics.add(&codec);
        let (short, values) = (&scope.short, type_name(scope, ty));
        RestView {
            ident: field_names.fresh("rest"),
            setter: inner_names.methods.fresh("with_rest"),
            ty: code!("{}<{}, {values}>", short.map, short.string),
            reader: codec.reader(),
            writer: codec.plain_writer(),
            hidden: hidden::of_values(scope, ty),
            in_debug: hidden::type_in_debug(scope, ty),
        }
    });
    let inexact = scope.inexact.fields(plan.fields) || plan.rest.is_some_and(|rest| scope.inexact.ty(rest));
    RecordView {
        head: plan.head,
        builder,
        equality: equality(inexact),
        fields,
        rest,
        statics: statics.items,
        hidden: None,
        in_debug: None,
    }
}

/// Takes the name of the struct that a record is collected in while it is read.
pub fn builder(types: &mut Taken, record: &Ident) -> Ident {
    types.fresh(&format!("{record}Fields"))
}

struct InnerNames {
    methods: Taken,
    locals: Taken,
}

fn field_view(scope: &Scope<'_>, owner: &TypeRef, record: &str, field: &Field, taken: &mut InnerNames) -> FieldView {
    let (slot, ty) = Slot::of(field);
    let ident = names::snake(&field.name, &field.meta);
    let word = names::file_stem(&ident);
    let boxed = scope.boxes.holds(owner, &field.name);
    let plain = type_name(scope, ty);
    let inner = if boxed { in_box(scope, &plain) } else { plain };
    let codec = Codec::new(scope, ty, &[record, &field.name]);
    // A field that is always there has nothing to be assumed of it.
    let default = field
        .default
        .as_ref()
        .filter(|_| matches!(slot, Slot::Optional | Slot::Presence))
        .map(|value| {
            defaults::accessor(
                scope,
                &codec,
                field,
                &ident,
                taken
                    .methods
                    .fresh(&format!("{}_or_default", word.trim_end_matches('_'))),
                value,
            )
        });
    FieldView {
        key: field.name.clone(),
        slot,
        ty: slot_type(scope, slot, &inner),
        read: read(scope, &codec, slot, boxed),
        write: write(&codec, slot, &ident),
        argument: argument(scope, slot, ty, boxed),
        local: taken.locals.fresh(&word),
        setter: taken.methods.fresh(&format!("with_{}", word.trim_matches('_'))),
        default,
        hidden: hidden::of_field(scope, field),
        in_debug: hidden::field_in_debug(scope, field),
        inner,
        head: head(ident, &field.meta),
    }
}

fn read(scope: &Scope<'_>, codec: &Codec<'_, '_>, slot: Slot, boxed: bool) -> Code {
    let in_box = |read: Code| code!("{read}.map({}::new)", scope.short.boxed);
    let reader = || match boxed {
        true => code!("|reader| {}", in_box(codec.read())),
        false => codec.reader(),
    };
    match slot {
        Slot::Required | Slot::Optional if boxed => in_box(codec.read()),
        Slot::Required | Slot::Optional => codec.read(),
        Slot::Nullable => code!("reader.nullable({})", reader()),
        Slot::Presence => code!("reader.presence({})", reader()),
    }
}

/// What is above the clearance has been told apart by then, for the field as a whole.
fn write(codec: &Codec<'_, '_>, slot: Slot, ident: &Ident) -> Code {
    match slot {
        Slot::Required => codec.plain_write(&Place::Owned(code!("self.{ident}"))),
        Slot::Nullable => {
            code!("writer.nullable(self.{ident}.as_ref(), {})", codec.plain_writer())
        }
        Slot::Optional => codec.plain_write(&Place::value()),
        Slot::Presence => code!("writer.nullable(value, {})", codec.plain_writer()),
    }
}

fn argument(scope: &Scope<'_>, slot: Slot, ty: &Type, boxed: bool) -> Argument {
    let (resolved, _) = scope.resolve(ty);
    let plain = type_name(scope, ty);
    let into = scope.short.into;
    match (slot, resolved) {
        (Slot::Required | Slot::Optional, Type::Literal(literal)) => Argument::Fixed(literal_value(scope, literal)),
        (Slot::Required | Slot::Optional, Type::String(_)) => Argument::Given {
            ty: code!("impl {into}<{plain}>"),
            convert: Convert::Into,
        },
        (Slot::Required | Slot::Optional, _) => Argument::Given {
            ty: plain,
            convert: convert(boxed, Convert::As),
        },
        (Slot::Nullable, _) => Argument::Given {
            ty: optional(scope, &plain),
            convert: convert(boxed, Convert::As),
        },
        (Slot::Presence, _) => Argument::Given {
            ty: code!("impl {into}<{}>", slot_type(scope, slot, &plain)),
            convert: convert(boxed, Convert::Into),
        },
    }
}

fn convert(boxed: bool, otherwise: Convert) -> Convert {
    if boxed { Convert::Boxed } else { otherwise }
}
