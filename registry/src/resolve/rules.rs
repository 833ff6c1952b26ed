//! Constraints → bounds inside the types they fit; one that fits no branch is a finding.

use super::draft::{At, Built, Draft, Made};
use super::enums::to_integer;
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{IntegerBounds, IntegerKind, LengthBounds, NumberBound, NumberBounds, Shape, Type};
use crate::place::{Place, Spanned};
use crate::raw::{Rules, Value};

/// Which end of a range.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Least,
    Greatest,
}

/// Whether the value at the end is outside.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Inside,
    Outside,
}

/// One constraint.
enum Rule {
    Bound(End, Edge, serde_json::Value),
    Length(End, u32),
    Items(End, u32),
    Pattern(String),
    Format(String),
}

/// What came of putting a rule into a type.
enum Fit {
    /// It says something of the type.
    Fits,
    /// It says nothing of it.
    Misfits,
    /// It would, but its value cannot be.
    Wrong(String, &'static str),
}

impl Draft<'_> {
    /// Puts each rule into the branches it fits.
    pub(super) fn apply(&mut self, rules: Rules, built: &mut Built, at: &At<'_>) {
        for (word, place, rule) in listed(rules) {
            if matches!(rule, Rule::Pattern(_))
                && let Made::Type(ty) = &built.made
            {
                let null = if built.null && at.is_use() { "/nullable" } else { "" };
                if matches!(ty, Type::String(_)) {
                    self.mark(at, &format!("{}{null}/string/pattern", at.type_pointer()), &place);
                }
            }
            let fit = match &mut built.made {
                Made::Type(Type::Ref(reference)) => {
                    let reference = reference.clone();
                    let is_derived = self.derived(&reference).is_some();
                    match self.types.get_mut(&reference.name) {
                        Some(definition) if is_derived => put_shape(&rule, &mut definition.shape),
                        Some(_) | None => Fit::Misfits,
                    }
                }
                Made::Type(ty) => put(&rule, ty),
                Made::Shape(shape) => put_shape(&rule, shape),
            };
            match fit {
                Fit::Fits => {}
                Fit::Misfits => {
                    let (what, help) = match &built.made {
                        Made::Type(ty) => match self.shape_of(ty) {
                            Some(shape) => (describe_shape(shape).to_owned(), rule_help(&rule)),
                            None => (describe(ty), misfit_help(&rule, ty)),
                        },
                        Made::Shape(shape) => (describe_shape(shape).to_owned(), rule_help(&rule)),
                    };
                    let message = format!("`{word}` says nothing of {what}");
                    self.report(Finding::new(&catalogue::RULE_MISFIT, &place, message).help(help));
                }
                Fit::Wrong(message, help) => {
                    self.report(
                        Finding::new(&catalogue::RULE_MISFIT, &place, format!("`{word}` {message}")).help(help),
                    );
                }
            }
        }
    }
}

impl Draft<'_> {
    /// The shape of a type that became a definition where it stands.
    fn shape_of(&self, ty: &Type) -> Option<&Shape> {
        match ty {
            Type::Ref(reference) => self.derived(reference),
            _ => None,
        }
    }
}

fn listed(rules: Rules) -> Vec<(&'static str, Place, Rule)> {
    fn push<T>(
        into: &mut Vec<(&'static str, Place, Rule)>,
        word: &'static str,
        rule: Option<Spanned<T>>,
        make: impl FnOnce(T) -> Rule,
    ) {
        if let Some(rule) = rule {
            into.push((word, rule.place, make(rule.value)));
        }
    }
    let mut all = Vec::new();
    let bound = |end, edge| move |value| Rule::Bound(end, edge, value);
    let minimum: Option<Value> = rules.minimum;
    push(&mut all, "minimum", minimum, bound(End::Least, Edge::Inside));
    push(&mut all, "maximum", rules.maximum, bound(End::Greatest, Edge::Inside));
    push(
        &mut all,
        "exclusiveMinimum",
        rules.exclusive_minimum,
        bound(End::Least, Edge::Outside),
    );
    push(
        &mut all,
        "exclusiveMaximum",
        rules.exclusive_maximum,
        bound(End::Greatest, Edge::Outside),
    );
    push(&mut all, "minLength", rules.min_length, |value| {
        Rule::Length(End::Least, value)
    });
    push(&mut all, "maxLength", rules.max_length, |value| {
        Rule::Length(End::Greatest, value)
    });
    push(&mut all, "minItems", rules.min_items, |value| {
        Rule::Items(End::Least, value)
    });
    push(&mut all, "maxItems", rules.max_items, |value| {
        Rule::Items(End::Greatest, value)
    });
    push(&mut all, "pattern", rules.pattern, Rule::Pattern);
    push(&mut all, "format", rules.format, Rule::Format);
    all
}

/// Puts a rule into every branch of a union that it fits; other shapes take none.
fn put_shape(rule: &Rule, shape: &mut Shape) -> Fit {
    let Shape::Union(union) = shape else {
        return Fit::Misfits;
    };
    let mut outcome = Fit::Misfits;
    for branch in &mut union.branches {
        match put(rule, &mut branch.ty) {
            Fit::Misfits => {}
            better => outcome = better,
        }
    }
    outcome
}

fn put(rule: &Rule, ty: &mut Type) -> Fit {
    match (rule, ty) {
        (rule, Type::Nullable(inner)) => put(rule, inner),
        (Rule::Bound(end, edge, value), Type::Integer { kind, bounds }) => {
            bound_integer(*end, *edge, value, *kind, bounds)
        }
        (Rule::Bound(end, edge, value), Type::Number(bounds)) => bound_number(*end, *edge, value, bounds),
        (Rule::Length(end, value), Type::String(rules)) => bound_length(*end, *value, &mut rules.length),
        (Rule::Length(end, value), Type::Bytes(length)) => bound_length(*end, *value, length),
        (Rule::Items(end, value), Type::List { count, .. }) => bound_length(*end, *value, count),
        (Rule::Pattern(pattern), Type::String(rules)) => {
            rules.pattern = Some(pattern.clone());
            Fit::Fits
        }
        (Rule::Format(format), Type::String(rules)) => match &rules.format {
            Some(own) if own != format => Fit::Wrong(
                format!("contradicts `{own}`, which is the format of the type already"),
                "write `string` and the format that is meant",
            ),
            Some(_) | None => {
                rules.format = Some(format.clone());
                Fit::Fits
            }
        },
        (Rule::Bound(..) | Rule::Length(..) | Rule::Items(..) | Rule::Pattern(_) | Rule::Format(_), _) => Fit::Misfits,
    }
}

fn bound_length(end: End, value: u32, bounds: &mut LengthBounds) -> Fit {
    match end {
        End::Least => bounds.minimum = Some(value),
        End::Greatest => bounds.maximum = Some(value),
    }
    Fit::Fits
}

/// Exclusive bounds are shifted by one; of two lower or upper bounds the tighter stays.
fn bound_integer(
    end: End,
    edge: Edge,
    value: &serde_json::Value,
    kind: IntegerKind,
    bounds: &mut IntegerBounds,
) -> Fit {
    let integer = match value {
        serde_json::Value::Number(number) => to_integer(number),
        _ => None,
    };
    let Some(integer) = integer else {
        return Fit::Wrong(
            format!("is `{value}`, which is not an integer"),
            "an integer's bound is an integer within ±(2^53 − 1)",
        );
    };
    let (least, greatest) = kind.range();
    if !(least..=greatest).contains(&integer) {
        return Fit::Wrong(
            format!("is {integer}, which is outside the range of the type"),
            "`int32`, `uint32` and `integer` have the ranges of their names; use a wider one or leave the bound out",
        );
    }
    let step = i64::from(edge == Edge::Outside);
    match end {
        End::Least => {
            let value = integer + step;
            bounds.minimum = Some(bounds.minimum.map_or(value, |other| other.max(value)));
        }
        End::Greatest => {
            let value = integer - step;
            bounds.maximum = Some(bounds.maximum.map_or(value, |other| other.min(value)));
        }
    }
    Fit::Fits
}

fn bound_number(end: End, edge: Edge, value: &serde_json::Value, bounds: &mut NumberBounds) -> Fit {
    let Some(number) = value.as_f64().filter(|number| number.is_finite()) else {
        return Fit::Wrong(
            format!("is `{value}`, which is not a number"),
            "a bound is a finite number",
        );
    };
    let bound = NumberBound {
        // `-0` equals `0`, and one of them is enough.
        value: number + 0.0,
        exclusive: edge == Edge::Outside,
    };
    let slot = match end {
        End::Least => &mut bounds.minimum,
        End::Greatest => &mut bounds.maximum,
    };
    let is_tighter = |other: &NumberBound| match end {
        End::Least => bound.value > other.value || (bound.value == other.value && bound.exclusive),
        End::Greatest => bound.value < other.value || (bound.value == other.value && bound.exclusive),
    };
    if slot.as_ref().is_none_or(is_tighter) {
        *slot = Some(bound);
    }
    Fit::Fits
}

fn misfit_help(rule: &Rule, ty: &Type) -> &'static str {
    match ty {
        Type::Ref(_) => "say it where the type is declared",
        Type::Int64 | Type::Uint64 => {
            "64-bit integers travel as strings and take no bounds; use `integer` if 53 bits are enough"
        }
        _ => rule_help(rule),
    }
}

fn rule_help(rule: &Rule) -> &'static str {
    match rule {
        Rule::Bound(..) => "bounds belong to `int32`, `uint32`, `integer` and `number`",
        Rule::Length(..) => "lengths belong to `string` and `bytes`; a list is counted by `minItems` and `maxItems`",
        Rule::Items(..) => "counts belong to lists; a string is measured by `minLength` and `maxLength`",
        Rule::Pattern(_) => "a pattern belongs to `string`",
        Rule::Format(_) => "a format belongs to `string`, and only documents",
    }
}

/// What a shape is called in a message.
fn describe_shape(shape: &Shape) -> &'static str {
    match shape {
        Shape::Record(_) => "a record",
        Shape::Enum(_) => "an enum",
        Shape::Union(_) => "any branch of the union",
        Shape::Family(_) => "a family",
        Shape::Alias(_) => "the type",
    }
}

/// What a type is called in a message.
fn describe(ty: &Type) -> String {
    let word = match ty {
        Type::Bool => "`bool`",
        Type::String(_) => "`string`",
        Type::Integer { .. } => "an integer",
        Type::Int64 => "`int64`",
        Type::Uint64 => "`uint64`",
        Type::Number(_) => "`number`",
        Type::Timestamp => "`timestamp`",
        Type::Date => "`date`",
        Type::Uuid => "`uuid`",
        Type::Bytes(_) => "`bytes`",
        Type::Json => "`json`",
        Type::Literal(_) => "one fixed value",
        Type::List { .. } => "a list",
        Type::Map { .. } => "a map",
        Type::Nullable(inner) => return describe(inner),
        Type::Ref(reference) => return format!("`{}`", reference.name),
    };
    word.to_owned()
}
