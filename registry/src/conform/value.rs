//! A value against a type.

use serde_json::Value;

use super::{Step, Trial, View, scalar};
use crate::model::{
    Enum, EnumKind, IntegerBounds, IntegerKind, Kind, KindUnion, LengthBounds, Literal, NumberBounds, Openness, Shape,
    StringRules, Type, TypeRef,
};

/// How many definitions may be followed without going down in the document; a longer way is a cycle of names.
const HOP_LIMIT: usize = 100;

impl<'r> Trial<'_, 'r> {
    /// Judges a value of a type.
    pub(super) fn value(&mut self, ty: &Type, value: &Value) {
        match ty {
            Type::Bool => self.expect(value.is_boolean(), "is not a boolean"),
            Type::String(rules) => self.string(rules, value),
            Type::Integer { kind, bounds } => self.integer(*kind, *bounds, value),
            Type::Int64 => self.text(value, scalar::is_decimal::<i64>, "is not a 64-bit integer in decimal"),
            Type::Uint64 => self.text(
                value,
                scalar::is_decimal::<u64>,
                "is not an unsigned 64-bit integer in decimal",
            ),
            Type::Number(bounds) => self.number(*bounds, value),
            Type::Timestamp => self.text(value, scalar::is_timestamp, "is not a date-time of RFC 3339"),
            Type::Date => self.text(value, scalar::is_date, "is not a full-date of RFC 3339"),
            Type::Uuid => self.text(value, scalar::is_uuid, "is not a UUID"),
            Type::Bytes(length) => match value.as_str().and_then(scalar::base64_length) {
                Some(count) => self.length(*length, count, "bytes"),
                None => self.problem("is not padded, canonical base64"),
            },
            Type::Json => {}
            Type::Literal(literal) => self.expect(equals(literal, value), format!("is not {}", spell(literal))),
            Type::List { items, count } => self.list(items, *count, value),
            Type::Map { values } => self.map(values, value),
            Type::Nullable(inner) => {
                if !value.is_null() {
                    self.value(inner, value);
                }
            }
            Type::Ref(reference) => self.reference(reference, value),
        }
    }

    fn expect(&mut self, holds: bool, message: impl Into<String>) {
        if !holds {
            self.problem(message);
        }
    }

    fn text(&mut self, value: &Value, is_legal: fn(&str) -> bool, message: &str) {
        self.expect(value.as_str().is_some_and(is_legal), message);
    }

    fn string(&mut self, rules: &StringRules, value: &Value) {
        let Some(text) = value.as_str() else {
            return self.problem("is not a string");
        };
        self.length(rules.length, text.chars().count(), "characters");
        if let Some(pattern) = &rules.pattern
            // A text that is no pattern is a finding of its own.
            && matches!(&*self.judge.pattern(pattern), Ok(pattern) if !pattern.is_match(text))
        {
            self.problem(format!("does not match `{pattern}`"));
        }
    }

    fn length(&mut self, bounds: LengthBounds, count: usize, unit: &str) {
        if let Some(minimum) = bounds.minimum.filter(|minimum| count < *minimum as usize) {
            self.problem(format!("has {count} {unit}, at least {minimum} are wanted"));
        }
        if let Some(maximum) = bounds.maximum.filter(|maximum| count > *maximum as usize) {
            self.problem(format!("has {count} {unit}, at most {maximum} are allowed"));
        }
    }

    fn integer(&mut self, kind: IntegerKind, bounds: IntegerBounds, value: &Value) {
        let Some(number) = value.as_f64().filter(|number| number.fract() == 0.0) else {
            return self.problem("is not an integer");
        };
        let (least, greatest) = kind.range();
        let least = bounds.minimum.map_or(least, |minimum| minimum.max(least));
        let greatest = bounds.maximum.map_or(greatest, |maximum| maximum.min(greatest));
        // Every bound is within ±(2^53 − 1), where a binary64 is exact.
        self.expect(
            number >= least as f64 && number <= greatest as f64,
            format!("is not within {least} … {greatest}"),
        );
    }

    fn number(&mut self, bounds: NumberBounds, value: &Value) {
        let Some(number) = value.as_f64().filter(|number| number.is_finite()) else {
            return self.problem("is not a finite number");
        };
        if let Some(end) = bounds.minimum {
            let (holds, fault) = if end.exclusive {
                (number > end.value, "is not greater than")
            } else {
                (number >= end.value, "is less than")
            };
            self.expect(holds, format!("{fault} {}", end.value));
        }
        if let Some(end) = bounds.maximum {
            let (holds, fault) = if end.exclusive {
                (number < end.value, "is not less than")
            } else {
                (number <= end.value, "is greater than")
            };
            self.expect(holds, format!("{fault} {}", end.value));
        }
    }

    fn list(&mut self, items: &Type, count: LengthBounds, value: &Value) {
        let Some(list) = value.as_array() else {
            return self.problem("is not an array");
        };
        self.length(count, list.len(), "items");
        for (index, item) in list.iter().enumerate() {
            self.within(Step::Index(index), |trial| trial.value(items, item));
        }
    }

    fn map(&mut self, values: &Type, value: &Value) {
        let Some(map) = value.as_object() else {
            return self.problem("is not an object");
        };
        for (key, value) in map {
            self.within(Step::Key(key.clone()), |trial| trial.value(values, value));
        }
    }

    fn reference(&mut self, reference: &TypeRef, value: &Value) {
        let Some(shape) = self.follow(reference) else { return };
        match shape {
            Shape::Alias(ty) => self.value(ty, value),
            Shape::Record(_) | Shape::Family(_) => match value.as_object() {
                Some(map) => self.object(reference, map),
                None => self.problem("is not an object"),
            },
            Shape::Enum(declared) => self.member(declared, value),
            Shape::Union(union) => self.branch(union, value),
        }
        self.hops -= 1;
    }

    /// The shape of a definition, and one hop more; a problem if there is none, or no end of them.
    pub(super) fn follow(&mut self, reference: &TypeRef) -> Option<&'r Shape> {
        if self.hops == HOP_LIMIT {
            self.problem(format!("`{}` never ends", reference.name));
            return None;
        }
        let definition = self.judge.registry.get(reference);
        match definition {
            Some(_) => self.hops += 1,
            None => self.problem(format!("has no type: `{}` is not defined", reference.name)),
        }
        definition.map(|definition| &definition.shape)
    }

    fn member(&mut self, declared: &Enum, value: &Value) {
        if declared.members.iter().any(|member| equals(&member.value, value)) {
            return;
        }
        let of_kind = match declared.kind {
            EnumKind::String => value.is_string(),
            EnumKind::Integer => is_integer(value),
        };
        let open = is_open(declared.open, self.view);
        self.expect(of_kind && open, "is not a member of the enum");
    }

    fn branch(&mut self, union: &KindUnion, value: &Value) {
        let kind = kind(value);
        match union.branches.iter().find(|branch| branch.kind == kind) {
            Some(branch) => self.value(&branch.ty, value),
            None => self.problem("is of no kind that the union has"),
        }
    }
}

/// Whether values that are not declared are legal in a view.
pub(super) fn is_open(open: Openness, view: View) -> bool {
    match open {
        Openness::Closed => false,
        Openness::Reader => view == View::Read,
        Openness::Both => true,
    }
}

/// Whether a value is the literal; numbers are compared as binary64.
pub(super) fn equals(literal: &Literal, value: &Value) -> bool {
    match literal {
        Literal::Null => value.is_null(),
        Literal::Bool(literal) => value.as_bool() == Some(*literal),
        Literal::Integer(literal) => value.as_f64() == Some(*literal as f64),
        Literal::String(literal) => value.as_str() == Some(literal),
    }
}

/// Whether a value is an integral number within ±(2^53 − 1).
pub(super) fn is_integer(value: &Value) -> bool {
    let (least, greatest) = IntegerKind::Integer.range();
    value
        .as_f64()
        .is_some_and(|number| number.fract() == 0.0 && number >= least as f64 && number <= greatest as f64)
}

/// A literal as it is written in JSON.
pub(super) fn spell(literal: &Literal) -> String {
    match literal {
        Literal::Null => "`null`".to_owned(),
        Literal::Bool(literal) => format!("`{literal}`"),
        Literal::Integer(literal) => format!("`{literal}`"),
        Literal::String(literal) => format!("`{}`", Value::from(literal.as_str())),
    }
}

fn kind(value: &Value) -> Kind {
    match value {
        Value::Null => Kind::Null,
        Value::Bool(_) => Kind::Bool,
        Value::Number(_) => Kind::Number,
        Value::String(_) => Kind::String,
        Value::Array(_) => Kind::Array,
        Value::Object(_) => Kind::Object,
    }
}
