//! Lists of scalars and `enum:` → enums and literals.

use std::collections::BTreeMap;

use super::draft::{At, Built, Draft, Made};
use super::tombstones::Reserved;
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{Enum, EnumKind, EnumMember, IntegerKind, Literal, Meta, Openness, Shape, Tombstone, Type};
use crate::place::{Place, Spanned};
use crate::places::segment;
use crate::raw::{self, EnumEntry, EnumForm, Notes};

/// A literal where it stands.
pub(super) type Value = Spanned<Literal>;

impl Draft<'_> {
    /// Resolves a list of scalars: one of these.
    pub(super) fn scalars(&mut self, values: Vec<raw::Value>, place: &Place, at: &At<'_>) -> Built {
        let members = values.into_iter().map(|value| EnumEntry {
            value,
            notes: Notes::default(),
            removed: None,
        });
        let form = EnumForm {
            members: members.collect(),
            open: None,
        };
        self.enumeration(form, place, at)
    }

    /// Resolves literals that form one branch: an enum, or the only one.
    pub(super) fn literals(&mut self, values: Vec<Value>, place: &Place, at: &At<'_>) -> Made {
        let members = values.into_iter().map(|value| (value, Notes::default())).collect();
        self.enum_of(members, Vec::new(), Openness::Closed, place, at)
    }

    /// Resolves `enum:`.
    pub(super) fn enumeration(&mut self, form: EnumForm, place: &Place, at: &At<'_>) -> Built {
        let mut null: Option<Place> = None;
        let mut members: Vec<(Value, Notes)> = Vec::new();
        let mut removed = Vec::new();
        let mut broken = false;
        for entry in form.members {
            let value_place = entry.value.place.clone();
            let Some(literal) = self.enum_value(&entry.value) else {
                broken = true;
                continue;
            };
            if let Some(tombstone) = entry.removed {
                removed.push((Value::new(literal, value_place), tombstone, entry.notes));
            } else if literal == Literal::Null {
                match &null {
                    Some(first) => {
                        let finding =
                            Finding::new(&catalogue::ENUM_TWICE, &value_place, "`null` stands twice in the enum")
                                .help("one is enough")
                                .related(first, "the first");
                        self.report(finding);
                    }
                    None => null = Some(value_place),
                }
            } else {
                members.push((Value::new(literal, value_place), entry.notes));
            }
        }
        let open = form.open.map_or(Openness::Closed, |open| open.value);
        if members.is_empty() && null.is_some() && removed.is_empty() && open.is_closed() {
            return Built {
                made: Made::Type(Type::Literal(Literal::Null)),
                null: false,
            };
        }
        if members.is_empty() {
            if !broken {
                self.report(
                    Finding::new(&catalogue::ENUM_EMPTY, place, "the enum has no member")
                        .help("list at least one value, or write `string`"),
                );
            }
            return Built {
                made: Made::Type(Type::Json),
                null: false,
            };
        }
        Built {
            made: self.enum_of(members, removed, open, place, at),
            null: null.is_some(),
        }
    }

    fn enum_of(
        &mut self,
        members: Vec<(Value, Notes)>,
        removed: Vec<(Value, raw::Removed, Notes)>,
        open: Openness,
        place: &Place,
        at: &At<'_>,
    ) -> Made {
        let members = self.distinct(members);
        self.check_one_kind(&members);
        if let [(value, _)] = members.as_slice()
            && open.is_closed()
            && removed.is_empty()
        {
            return Made::Type(Type::Literal(value.value.clone()));
        }
        if let Some((value, _)) = members
            .iter()
            .find(|(value, _)| matches!(value.value, Literal::Bool(_)))
        {
            let finding = Finding::new(
                &catalogue::ENUM_MIXED,
                &value.place,
                "`true` and `false` are no members of an enum",
            )
            .help("write `bool`, or a union such as `true | \"auto\"`");
            self.report(finding);
            return Made::Type(Type::Json);
        }
        self.nominal(place, at, |draft, at| {
            Shape::Enum(draft.closed_or_open(members, removed, open, at))
        })
    }

    fn closed_or_open(
        &mut self,
        members: Vec<(Value, Notes)>,
        removed: Vec<(Value, raw::Removed, Notes)>,
        open: Openness,
        at: &At<'_>,
    ) -> Enum {
        let kind = match members.first().map(|(value, _)| &value.value) {
            Some(Literal::Integer(_)) => EnumKind::Integer,
            Some(Literal::String(_) | Literal::Bool(_) | Literal::Null) | None => EnumKind::String,
        };
        let mut tombstones: BTreeMap<String, Tombstone> = BTreeMap::new();
        let mut reserved = Reserved::default();
        for (value, tombstone, notes) in removed {
            let name = written(&value.value);
            let tombstone = super::tombstones::tombstone(tombstone, None, &notes);
            reserved.add(&name, &tombstone, &value.place);
            let pointer = format!("{}/shape/enum/removed/{}", at.pointer, segment(&name));
            self.mark(at, &pointer, &value.place);
            tombstones.insert(name, tombstone);
        }
        let members = members.into_iter().enumerate().map(|(index, (value, notes))| {
            let pointer = format!("{}/shape/enum/members/{index}", at.pointer);
            self.mark(at, &pointer, &value.place);
            let rename = notes.rename.as_ref().map(|rename| rename.value.as_str());
            reserved.check(
                "enum member",
                &written(&value.value),
                rename,
                None,
                &value.place,
                self.findings,
            );
            let meta: Meta = self.meta(notes, at.group, &format!("{pointer}/meta"));
            EnumMember {
                value: value.value,
                meta,
            }
        });
        Enum {
            kind,
            open,
            members: members.collect(),
            removed: tombstones,
        }
    }

    /// Every value once.
    fn distinct(&mut self, members: Vec<(Value, Notes)>) -> Vec<(Value, Notes)> {
        let mut seen: BTreeMap<Literal, Place> = BTreeMap::new();
        let mut kept = Vec::with_capacity(members.len());
        for (value, notes) in members {
            match seen.get(&value.value) {
                Some(first) => {
                    let finding = Finding::new(
                        &catalogue::ENUM_TWICE,
                        &value.place,
                        format!("`{}` stands twice in the enum", written(&value.value)),
                    )
                    .help("one is enough")
                    .related(first, "the first");
                    self.report(finding);
                }
                None => {
                    seen.insert(value.value.clone(), value.place.clone());
                    kept.push((value, notes));
                }
            }
        }
        kept
    }

    fn check_one_kind(&mut self, members: &[(Value, Notes)]) {
        let is_integer = |value: &Value| matches!(value.value, Literal::Integer(_));
        let is_string = |value: &Value| matches!(value.value, Literal::String(_));
        let integer = members.iter().map(|(value, _)| value).find(|value| is_integer(value));
        let string = members.iter().map(|(value, _)| value).find(|value| is_string(value));
        if let (Some(integer), Some(string)) = (integer, string) {
            let finding = Finding::new(
                &catalogue::ENUM_MIXED,
                &integer.place,
                format!("the enum has the integer `{0}` among strings", written(&integer.value)),
            )
            .help(format!(
                "quote it (`\"{}\"`) if a string is meant",
                written(&integer.value)
            ))
            .related(&string.place, "a string");
            self.report(finding);
        }
    }

    /// A value of an enum as a literal, if it can be one.
    fn enum_value(&mut self, value: &raw::Value) -> Option<Literal> {
        let literal = to_literal(&value.value);
        if let Some(Literal::String(text)) = &literal
            && !text.is_empty()
        {
            self.check_name("an enum member", text, &value.place);
        }
        if literal.is_none() {
            self.report(
                Finding::new(
                    &catalogue::ENUM_MIXED,
                    &value.place,
                    format!(
                        "`{}` is neither a string nor an integer within ±(2^53 − 1)",
                        value.value
                    ),
                )
                .help("quote it if a string is meant"),
            );
        }
        literal
    }
}

/// A JSON value as a literal; numbers are what their binary64 value is.
pub(super) fn to_literal(value: &serde_json::Value) -> Option<Literal> {
    match value {
        serde_json::Value::Null => Some(Literal::Null),
        serde_json::Value::Bool(value) => Some(Literal::Bool(*value)),
        serde_json::Value::String(text) => Some(Literal::String(text.clone())),
        serde_json::Value::Number(number) => to_integer(number).map(Literal::Integer),
        serde_json::Value::Array(_) | serde_json::Value::Object(_) => None,
    }
}

/// The JSON value of a literal.
pub(super) fn from_literal(literal: &Literal) -> serde_json::Value {
    match literal {
        Literal::Null => serde_json::Value::Null,
        Literal::Bool(value) => (*value).into(),
        Literal::Integer(value) => (*value).into(),
        Literal::String(text) => text.clone().into(),
    }
}

/// A number as an integer within ±(2^53 − 1), if its binary64 value is one.
pub(super) fn to_integer(number: &serde_json::Number) -> Option<i64> {
    let (least, greatest) = IntegerKind::Integer.range();
    if let Some(integer) = number.as_i64() {
        return (least..=greatest).contains(&integer).then_some(integer);
    }
    let value = number.as_f64()?;
    let is_safe = value.fract() == 0.0 && value >= least as f64 && value <= greatest as f64;
    is_safe.then_some(value as i64)
}

/// A literal as text: a string without quotes.
pub(super) fn written(literal: &Literal) -> String {
    match literal {
        Literal::Null => "null".to_owned(),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => value.to_string(),
        Literal::String(text) => text.clone(),
    }
}
