//! Bounds that exclude every value.

use super::Check;
use super::walk::{Item, Node, Path};
use crate::catalogue;
use crate::conform::Judge;
use crate::model::{IntegerBounds, IntegerKind, LengthBounds, NumberBounds, StringRules, Type};

/// Looks at the bounds of a type.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    let Node::Type(ty) = item.node else { return };
    let offence = match ty {
        Type::Integer { kind, bounds } => integer(*kind, *bounds),
        Type::Number(bounds) => number(*bounds),
        Type::String(rules) => length(rules.length, "characters").or_else(|| text(&check.judge, rules)),
        Type::Bytes(bounds) => length(*bounds, "bytes"),
        Type::List { count, .. } => length(*count, "items"),
        Type::Bool
        | Type::Int64
        | Type::Uint64
        | Type::Timestamp
        | Type::Date
        | Type::Uuid
        | Type::Json
        | Type::Literal(_)
        | Type::Map { .. }
        | Type::Nullable(_)
        | Type::Ref(_) => None,
    };
    if let Some((message, help)) = offence {
        check.report(path, &catalogue::BOUNDS_EMPTY, message, |finding| finding.help(help));
    }
}

/// What is wrong, and the way out.
type Offence = (String, String);

/// A single bound outside the type does not come this far.
fn integer(kind: IntegerKind, bounds: IntegerBounds) -> Option<Offence> {
    let (least, greatest) = kind.range();
    let (minimum, maximum) = (bounds.minimum.unwrap_or(least), bounds.maximum.unwrap_or(greatest));
    (minimum > maximum).then(|| {
        (
            format!("no integer is at least {minimum} and at most {maximum}"),
            "lower the minimum or raise the maximum; exclusive bounds leave out the bound itself".to_owned(),
        )
    })
}

fn number(bounds: NumberBounds) -> Option<Offence> {
    let (minimum, maximum) = (bounds.minimum?, bounds.maximum?);
    let empty =
        minimum.value > maximum.value || (minimum.value == maximum.value && (minimum.exclusive || maximum.exclusive));
    empty.then(|| {
        (
            format!(
                "no number is between {} and {} as they are bounded",
                minimum.value, maximum.value
            ),
            "lower the minimum or raise the maximum; exclusive bounds leave out the bound itself".to_owned(),
        )
    })
}

fn length(bounds: LengthBounds, unit: &str) -> Option<Offence> {
    let (minimum, maximum) = (bounds.minimum?, bounds.maximum?);
    (minimum > maximum).then(|| {
        (
            format!("nothing has at least {minimum} and at most {maximum} {unit}"),
            "write the smaller number as the least".to_owned(),
        )
    })
}

/// A length that no text matching the pattern has.
fn text(judge: &Judge<'_>, rules: &StringRules) -> Option<Offence> {
    if rules.length.is_empty() {
        return None;
    }
    let pattern = judge.pattern(rules.pattern.as_deref()?);
    let (least, greatest) = pattern.as_ref().as_ref().ok()?.lengths();
    let help = "change the length or the pattern".to_owned();
    if let Some(maximum) = rules.length.maximum.filter(|maximum| least > u64::from(*maximum)) {
        return Some((
            format!("the pattern takes at least {least} characters, at most {maximum} are allowed"),
            help,
        ));
    }
    let (minimum, greatest) = (rules.length.minimum?, greatest?);
    (greatest < u64::from(minimum)).then(|| {
        (
            format!("the pattern takes at most {greatest} characters, at least {minimum} are wanted"),
            help,
        )
    })
}
