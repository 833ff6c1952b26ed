//! `protocol:` → rules whose every event, member and field is found. This waits for all packages, since a field may
//! stand in a type of another.

use std::collections::BTreeMap;

use super::enums::to_literal;
use super::locate::{Found, Locator, Missing, Settled, Target};
use super::names::Names;
use crate::catalogue::{self, Entry};
use crate::conform::{Judge, View};
use crate::describe;
use crate::finding::Finding;
use crate::model::{
    Condition, Demand, DocumentField, EnumKind, Family, FieldOf, Literal, Openness, Order, ProtocolRule, Registry,
    Scope, Selector, Shape, Type,
};
use crate::place::Place;
use crate::places::{PlacesBuilder, segment};
use crate::raw::{self, FieldName, RuleForm, Value};

/// Resolves the rules of one package, and sorts them by what they say.
pub(super) fn settle(
    registry: &mut Registry,
    package: &str,
    rules: Vec<raw::ProtocolRule>,
    names: &Names,
    places: &mut PlacesBuilder,
    findings: &mut Vec<Finding>,
) {
    let Some(events) = registry.packages.get(package).map(|package| &package.events) else {
        return;
    };
    let known = names.packages.get(package);
    let mut resolver = Resolver {
        locator: Locator { registry },
        judge: Judge::new(registry),
        events,
        is_whole: known.is_some_and(|known| !known.cut && known.broken.is_empty()),
        findings,
    };
    let mut sorted: BTreeMap<String, (Place, raw::Notes, ProtocolRule)> = BTreeMap::new();
    for rule in rules {
        let raw::ProtocolRule {
            place,
            form,
            per,
            notes,
        } = rule;
        let Some(demand) = resolver.demand(form, per.as_ref(), &place) else {
            continue;
        };
        let rule = ProtocolRule {
            meta: Default::default(),
            per: per.map(|per| parted_by(&demand, per)).unwrap_or_default(),
            demand,
        };
        let text = describe::protocol_rule(&rule);
        if let Some((first, ..)) = sorted.get(&text) {
            let finding = Finding::new(
                &catalogue::PROTOCOL_RULE_TWICE,
                &place,
                "the rule says what another says",
            );
            let finding = finding.help("keep one of them").related(first, "the other one");
            resolver.findings.push(finding);
            continue;
        }
        sorted.insert(text, (place, notes, rule));
    }
    let rules = sorted.into_values().enumerate().map(|(index, (place, notes, rule))| {
        let root = format!("/packages/{}/protocol/{index}", segment(package));
        let group = places.open(root, &place);
        if let Some(since) = &notes.since {
            places.mark(group, "/meta/since", &since.place);
        }
        let meta = super::notes::to_meta(notes);
        ProtocolRule { meta, ..rule }
    });
    let rules = rules.collect();
    if let Some(package) = registry.packages.get_mut(package) {
        package.protocol = rules;
    }
}

/// The field of a scope, spelled as the first event that has it does.
fn parted_by(demand: &Demand, per: FieldName) -> Vec<String> {
    let scope = demand
        .selectors()
        .into_iter()
        .find_map(|selector| selector.scope.clone());
    scope.map_or(per.names, |scope| scope.name)
}

struct Resolver<'r, 'f> {
    locator: Locator<'r>,
    judge: Judge<'r>,
    events: &'r Family,
    /// Whether every event could be read, so that an unknown one is unknown indeed.
    is_whole: bool,
    findings: &'f mut Vec<Finding>,
}

/// A selector whose fields can still be asked for.
struct Selected<'r> {
    found: Found<'r>,
    selector: Selector,
}

impl<'r> Resolver<'r, '_> {
    fn demand(&mut self, form: RuleForm, per: Option<&FieldName>, place: &Place) -> Option<Demand> {
        let demand = match form {
            RuleForm::OpensWith(steps) => Demand::OpensWith {
                steps: self.steps(&steps, per)?,
                scopes: self.scopes(per),
            },
            RuleForm::EndsWith(steps) => Demand::EndsWith {
                steps: self.steps(&steps, per)?,
                scopes: self.scopes(per),
            },
            RuleForm::AtMostOnce(event) => Demand::AtMostOnce {
                event: self.one(&event, per, None)?.selector,
            },
            RuleForm::NoneAfter { after, none } => {
                let after = self.one(&after, per, None);
                let scopes = if none.is_empty() { self.scopes(per) } else { Vec::new() };
                let none = self.all(&none, per, None)?;
                let after = after?.selector;
                Demand::NoneAfter { after, none, scopes }
            }
            RuleForm::Pairs {
                open,
                close,
                key,
                dropped_by,
            } => {
                let open = self.all(&open, per, key.as_ref());
                let close = self.all(&close, per, key.as_ref());
                let dropped_by = self.all(&dropped_by, per, None)?;
                Demand::Pairs {
                    open: open?,
                    close: close?,
                    dropped_by,
                }
            }
            RuleForm::Alternates { event, field, values } => {
                let event = self.one(&event, per, None)?;
                let (field, target) = self.field(&event.found, &field)?;
                let values = self.values(&values, target, &field)?;
                self.check_turns(&values, place)?;
                Demand::Alternates {
                    event: event.selector,
                    field,
                    values,
                }
            }
            RuleForm::NeverBack { event, field, values } => {
                let selected = match event {
                    Some(event) => vec![self.one(&event, per, None)?],
                    None => self.having(&field, per),
                };
                let mut order = None;
                let mut fields = Vec::new();
                for selected in selected {
                    let (found, target) = self.field(&selected.found, &field)?;
                    if fields.is_empty() {
                        order = self.order(&values, target, &found, &field.place);
                    }
                    fields.push(FieldOf {
                        event: selected.selector,
                        field: found,
                    });
                }
                let order = order?;
                Demand::NeverBack { fields, order }
            }
        };
        match per {
            Some(per) => self.is_parted(&demand, per).then_some(demand),
            None => Some(demand),
        }
    }

    /// Whether the field of a scope is where it is needed: in every event that opens or ends a part, and elsewhere in
    /// one at least, so that it is not merely misspelt.
    fn is_parted(&mut self, demand: &Demand, per: &FieldName) -> bool {
        let selectors = demand.selectors();
        let missing = match demand {
            Demand::OpensWith { .. } | Demand::EndsWith { .. } => {
                selectors.into_iter().find(|selector| selector.scope.is_none())
            }
            _ if selectors.iter().any(|selector| selector.scope.is_some()) => None,
            _ => selectors.into_iter().next(),
        };
        let Some(missing) = missing else { return true };
        let spelled = per.names.join(".");
        let known = self.locator.event(self.events, &missing.event).ok();
        let known = known.map(|found| self.locator.known(&found)).unwrap_or_default();
        let message = format!(
            "`{}` has no field `{spelled}` to part the stream by",
            describe::selector(missing)
        );
        let finding = Finding::new(&catalogue::PROTOCOL_FIELD_UNKNOWN, &per.place, message)
            .near(&spelled, known)
            .help("`per` names a field of the events that the rule speaks of");
        self.findings.push(finding);
        false
    }

    fn steps(&mut self, raw: &[Vec<raw::Selector>], per: Option<&FieldName>) -> Option<Vec<Vec<Selector>>> {
        let steps: Vec<_> = raw.iter().map(|step| self.all(step, per, None)).collect();
        steps.into_iter().collect()
    }

    /// Every selector; a rule is only resolved when all of its events are.
    fn all(
        &mut self,
        raw: &[raw::Selector],
        per: Option<&FieldName>,
        key: Option<&FieldName>,
    ) -> Option<Vec<Selector>> {
        let selected: Vec<_> = raw.iter().map(|raw| self.one(raw, per, key)).collect();
        let selectors = selected.into_iter().map(|selected| Some(selected?.selector));
        selectors.collect()
    }

    fn one(&mut self, raw: &raw::Selector, per: Option<&FieldName>, key: Option<&FieldName>) -> Option<Selected<'r>> {
        let found = self.event(raw)?;
        let mut whole = true;
        let mut conditions = Vec::new();
        for (name, values) in &raw.conditions {
            let condition = self.field(&found, name).and_then(|(field, target)| {
                let values = self.values(values, target, &field)?;
                Some(Condition { field, values })
            });
            whole &= condition.is_some();
            conditions.extend(condition);
        }
        let scope = match per {
            Some(per) if self.locator.field(&found, &per.names).is_some() => {
                let part = self.part(&found, per);
                whole &= part.is_some();
                part
            }
            // What has no such field is no part's in particular.
            _ => None,
        };
        let key = match key {
            Some(key) => {
                let part = self.part(&found, key);
                whole &= part.is_some();
                part
            }
            None => None,
        };
        let selector = Selector {
            event: found.event.to_owned(),
            members: found.members.clone(),
            conditions,
            scope,
            key,
        };
        whole.then_some(Selected { found, selector })
    }

    fn event(&mut self, raw: &raw::Selector) -> Option<Found<'r>> {
        let name = &raw.event;
        let finding = match self.locator.event(self.events, &name.value) {
            Ok(found) => return Some(found),
            Err(_) if !self.is_whole => return None,
            Err(Missing::Event) if self.events.removed.contains_key(&name.value) => Finding::new(
                &catalogue::REMOVED_IN_USE,
                &name.place,
                format!("event `{}` was removed", name.value),
            )
            .help("name what replaced it, or take the rule out"),
            Err(Missing::Event) => {
                let message = format!("`{}` is not an event of the package", name.value);
                Finding::new(&catalogue::PROTOCOL_EVENT_UNKNOWN, &name.place, message)
                    .near(&name.value, self.events.members.keys().map(String::as_str))
                    .help("a rule speaks of an event, or of a member of a family in one: `event.member`")
            }
            Err(Missing::Member {
                of,
                name: member,
                known,
            }) => {
                let message = format!("`{of}` has no member `{member}`");
                Finding::new(&catalogue::PROTOCOL_EVENT_UNKNOWN, &name.place, message)
                    .near(&member, known)
                    .help("after an event's name comes a member of the family that its payload is")
            }
        };
        self.findings.push(finding);
        None
    }

    fn field(&mut self, found: &Found<'r>, name: &FieldName) -> Option<(DocumentField, Target<'r>)> {
        let field = self.locator.field(found, &name.names);
        if field.is_none() {
            let spelled = name.names.join(".");
            let message = format!("`{}` has no field `{spelled}` in every document", shown(found));
            let finding = Finding::new(&catalogue::PROTOCOL_FIELD_UNKNOWN, &name.place, message)
                .near(&spelled, self.locator.known(found))
                .help("a field stands in the payload or beside the tag; one that only a member has is asked of `event.member`");
            self.findings.push(finding);
        }
        field
    }

    /// A field by whose values documents are parted: a scalar.
    fn part(&mut self, found: &Found<'r>, name: &FieldName) -> Option<DocumentField> {
        let (field, target) = self.field(found, name)?;
        if !self.is_scalar(target) {
            let message = format!("`{}` is no scalar, so its values part nothing", name.names.join("."));
            let finding = Finding::new(&catalogue::PROTOCOL_VALUE, &name.place, message);
            self.findings
                .push(finding.help("name a text, a number or a truth value"));
            return None;
        }
        Some(field)
    }

    fn is_scalar(&self, target: Target<'r>) -> bool {
        let Target::Type(ty) = target else { return true };
        match self.locator.settled(ty) {
            Settled::Type(Type::Json | Type::List { .. } | Type::Map { .. }) => false,
            Settled::Type(_) | Settled::Unknown | Settled::Shape(Shape::Enum(_)) => true,
            Settled::Shape(Shape::Union(union)) => {
                use crate::model::Kind;
                let compound = |kind| matches!(kind, Kind::Array | Kind::Object);
                !union.branches.iter().any(|branch| compound(branch.kind))
            }
            Settled::Shape(Shape::Alias(_) | Shape::Record(_) | Shape::Family(_)) => false,
        }
    }

    /// Every event that has a field.
    fn having(&mut self, field: &FieldName, per: Option<&FieldName>) -> Vec<Selected<'r>> {
        let events = self.events;
        let mut having = Vec::new();
        for event in events.members.keys() {
            let Ok(found) = self.locator.event(events, event) else {
                continue;
            };
            if self.locator.field(&found, &field.names).is_none() {
                continue;
            }
            let scope = per.and_then(|per| Some(self.locator.field(&found, &per.names)?.0));
            let selector = Selector {
                event: event.clone(),
                members: Vec::new(),
                conditions: Vec::new(),
                scope,
                key: None,
            };
            having.push(Selected { found, selector });
        }
        if having.is_empty() {
            let spelled = field.names.join(".");
            let message = format!("no event has a field `{spelled}`");
            let finding = Finding::new(&catalogue::PROTOCOL_FIELD_UNKNOWN, &field.place, message);
            let help = "a field stands in the payload or beside the tag; one that only some event's member has is asked of `event: event.member`";
            self.findings.push(finding.help(help));
        }
        having
    }

    /// The field of a scope in every event that has it.
    fn scopes(&self, per: Option<&FieldName>) -> Vec<Scope> {
        let Some(per) = per else { return Vec::new() };
        let scopes = self.events.members.keys().filter_map(|event| {
            let found = self.locator.event(self.events, event).ok()?;
            let (field, target) = self.locator.field(&found, &per.names)?;
            self.is_scalar(target).then(|| Scope {
                event: event.clone(),
                field,
            })
        });
        scopes.collect()
    }

    fn values(&mut self, raw: &[Value], target: Target<'r>, field: &DocumentField) -> Option<Vec<Literal>> {
        let mut whole = true;
        let mut values: Vec<Literal> = Vec::with_capacity(raw.len());
        for written in raw {
            let literal = to_literal(&written.value).filter(|literal| self.can_be(target, literal));
            let message = match literal {
                Some(literal) if values.contains(&literal) => {
                    format!("{} stands in the list twice", describe::literal(&literal))
                }
                Some(literal) => {
                    values.push(literal);
                    continue;
                }
                None => format!("`{}` is never {}", field.name.join("."), written.value),
            };
            whole = false;
            let finding = Finding::new(&catalogue::PROTOCOL_VALUE, &written.place, message);
            let known = match target {
                Target::Tag(family) => family.members.keys().map(String::as_str).collect(),
                Target::Type(ty) => self.texts(ty),
            };
            let help = "name values that the type of the field has, each once";
            let finding = match written.value.as_str() {
                Some(text) => finding.near(text, known),
                None => finding,
            };
            self.findings.push(finding.help(help));
        }
        whole.then_some(values)
    }

    fn can_be(&self, target: Target<'r>, literal: &Literal) -> bool {
        let value = super::enums::from_literal(literal);
        match target {
            Target::Type(ty) => self.judge.value(ty, View::Emit, &value).is_empty(),
            Target::Tag(family) => {
                let is_member = family.members.values().any(|member| member.wire == *literal);
                is_member || family.open == Openness::Both
            }
        }
    }

    /// The texts that an enum has.
    fn texts(&self, ty: &'r Type) -> Vec<&'r str> {
        let Settled::Shape(Shape::Enum(declared)) = self.locator.settled(ty) else {
            return Vec::new();
        };
        let texts = declared.members.iter().filter_map(|member| match &member.value {
            Literal::String(text) => Some(text.as_str()),
            Literal::Null | Literal::Bool(_) | Literal::Integer(_) => None,
        });
        texts.collect()
    }

    fn check_turns(&mut self, values: &[Literal], place: &Place) -> Option<()> {
        if values.len() > 1 {
            return Some(());
        }
        let message = "one value cannot take turns";
        self.report(
            &catalogue::PROTOCOL_VALUE,
            place,
            message,
            "name two or more, in the order in which they come",
        )
    }

    fn report<T>(&mut self, entry: &'static Entry, place: &Place, message: impl Into<String>, help: &str) -> Option<T> {
        self.findings
            .push(Finding::new(entry, place, message.into()).help(help));
        None
    }

    /// What comes before what: as the rule says, or else as the type of the field does.
    fn order(&mut self, raw: &[Value], target: Target<'r>, field: &DocumentField, place: &Place) -> Option<Order> {
        if !raw.is_empty() {
            let values = self.values(raw, target, field)?;
            if values.len() < 2 {
                let help = "name two or more, the first one first";
                return self.report(&catalogue::PROTOCOL_VALUE, place, "one value has no order", help);
            }
            return Some(Order::Values(values));
        }
        let order = match target {
            Target::Tag(_) => None,
            Target::Type(ty) => match self.locator.settled(ty) {
                Settled::Type(Type::Integer { .. } | Type::Number(_)) => Some(Order::Numbers),
                Settled::Type(Type::Int64 | Type::Uint64) => Some(Order::Decimals),
                Settled::Shape(Shape::Enum(declared)) if declared.kind == EnumKind::Integer => Some(Order::Numbers),
                Settled::Shape(Shape::Enum(declared)) => {
                    let values = declared.members.iter().map(|member| member.value.clone());
                    Some(Order::Values(values.collect()))
                }
                Settled::Unknown => return None,
                Settled::Type(_) | Settled::Shape(_) => None,
            },
        };
        if order.is_none() {
            let message = format!("the values of `{}` have no order of their own", field.name.join("."));
            let help = "say which comes first: `values: [first, second]`; numbers and enums have an order already";
            return self.report(&catalogue::PROTOCOL_VALUE, place, message, help);
        }
        order
    }
}

fn shown(found: &Found<'_>) -> String {
    let members = found.members.iter().map(|member| member.name.as_str());
    let names: Vec<&str> = std::iter::once(found.event).chain(members).collect();
    names.join(".")
}
