//! Protocols: rules of which no stream can keep both.

use super::Check;
use super::lifecycle;
use super::walk::Path;
use crate::catalogue;
use crate::describe;
use crate::model::{Condition, Demand, MemberTest, Package, ProtocolRule, Selector};
use crate::places::segment;

/// Looks at a package's protocol.
pub(super) fn protocol(check: &mut Check<'_>, package: &Package) {
    let root = format!("/packages/{}/protocol", segment(&package.name));
    let path = Path::ROOT.key("packages");
    let path = path.key(&package.name);
    let path = path.key("protocol");
    for (index, rule) in package.protocol.iter().enumerate() {
        let since = rule.meta.since.as_deref();
        lifecycle::version(check, package, &path.index(index).key("meta").key("since"), since);
        for (other, earlier) in package.protocol[..index].iter().enumerate() {
            let Some(why) = contradict(rule, earlier).or_else(|| contradict(earlier, rule)) else {
                continue;
            };
            let message = format!(
                "{}: no stream keeps this and `{}`",
                why,
                describe::protocol_rule(earlier)
            );
            let place = check.places.get(&format!("{root}/{other}")).clone();
            check.report_at(
                format!("{root}/{index}"),
                &catalogue::PROTOCOL_CONTRADICTION,
                message,
                |finding| {
                    finding
                        .help("take one of the two out, or narrow it")
                        .related(&place, "the other rule")
                },
            );
        }
    }
}

/// Why two rules cannot both be kept, the one seen from the other; only what is certain.
fn contradict(rule: &ProtocolRule, other: &ProtocolRule) -> Option<String> {
    // What holds in the whole stream holds in each of its parts.
    let within = |wide: &ProtocolRule| wide.per.is_empty() || wide.per == rule.per;
    match (&rule.demand, &other.demand) {
        (Demand::OpensWith { steps, .. }, Demand::OpensWith { steps: others, .. })
        | (Demand::EndsWith { steps, .. }, Demand::EndsWith { steps: others, .. })
            if rule.per == other.per =>
        {
            let (step, other) = match rule.demand {
                Demand::OpensWith { .. } => (steps.first(), others.first()),
                _ => (steps.last(), others.last()),
            };
            let meets = |one: &Selector| other.into_iter().flatten().any(|other| overlap(one, other));
            let apart = !step.into_iter().flatten().any(meets);
            apart.then(|| "one event would have to be two".to_owned())
        }
        (Demand::Alternates { event, .. }, Demand::AtMostOnce { event: once }) if within(other) => {
            covers(once, event).then(|| format!("`{}` cannot take turns once", describe::selector(event)))
        }
        (
            Demand::Pairs {
                open,
                close,
                dropped_by,
            },
            Demand::NoneAfter { after, none, .. },
        ) if within(other) => {
            let is_shut = |end: &Selector| none.is_empty() || none.iter().any(|none| covers(none, end));
            let mut opens = open.iter().filter(|open| covers(after, open));
            let stuck = opens.find(|_| close.iter().chain(dropped_by).all(is_shut));
            stuck.map(|open| format!("what `{}` opens could never be closed", describe::selector(open)))
        }
        (Demand::Pairs { open, close, .. }, Demand::OpensWith { steps, .. }) if rule.per == other.per => {
            let closes = |first: &Selector| {
                close.iter().any(|close| covers(close, first)) && !open.iter().any(|open| overlap(open, first))
            };
            let first = steps.first().filter(|step| step.iter().all(closes))?;
            let first = first.first().map(describe::selector).unwrap_or_default();
            Some(format!("`{first}` would close what is not open yet"))
        }
        (Demand::EndsWith { steps, .. }, Demand::Pairs { open, close, .. }) if rule.per == other.per => {
            let opens = |last: &Selector| {
                open.iter().any(|open| covers(open, last)) && !close.iter().any(|close| overlap(close, last))
            };
            let last = steps.last().filter(|step| step.iter().all(opens))?;
            let last = last.first().map(describe::selector).unwrap_or_default();
            Some(format!("`{last}` would open what nothing closes"))
        }
        _ => None,
    }
}

/// Whether every document that the other means is meant by the one.
fn covers(one: &Selector, other: &Selector) -> bool {
    one.event == other.event
        && one.members.iter().all(|member| other.members.contains(member))
        && one.conditions.iter().all(|wide| {
            let narrower = |narrow: &&Condition| narrow.field.document == wide.field.document;
            let mut narrower = other.conditions.iter().filter(narrower);
            narrower.any(|narrow| narrow.values.iter().all(|value| wide.values.contains(value)))
        })
}

/// Whether some document may be meant by both.
fn overlap(one: &Selector, other: &Selector) -> bool {
    let differs = |member: &MemberTest| {
        let mut others = other.members.iter();
        others.any(|other| other.document == member.document && other.tag != member.tag)
    };
    let apart = |condition: &Condition| {
        let same = |other: &&Condition| other.field.document == condition.field.document;
        let mut others = other.conditions.iter().filter(same);
        others.any(|other| !other.values.iter().any(|value| condition.values.contains(value)))
    };
    one.event == other.event && !one.members.iter().any(differs) && !one.conditions.iter().any(apart)
}
