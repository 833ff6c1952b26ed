//! Versions that have not come yet, and events that say nothing of themselves.

use super::Check;
use super::walk::{Item, Node, Path, Role};
use crate::catalogue;

/// Looks at the versions and the summary of an item.
pub(super) fn check<'r>(check: &mut Check<'r>, item: Item<'r>, path: &Path<'_>) {
    if let Some(meta) = item.node.meta() {
        let meta_path = path.key("meta");
        version(check, item, &meta_path.key("since"), meta.since.as_deref());
        if let Some(deprecated) = &meta.deprecated {
            version(
                check,
                item,
                &meta_path.key("deprecated").key("since"),
                deprecated.since.as_deref(),
            );
        }
    }
    match item.node {
        Node::Tombstone(tombstone) => version(check, item, &path.key("since"), tombstone.since.as_deref()),
        Node::Member {
            name,
            member,
            role: Role::Events,
            ..
        } if member.meta.summary.is_none() => {
            let message = format!("event `{name}` has no summary");
            check.report(path, &catalogue::SUMMARY_MISSING, message, |finding| {
                finding.help("say in one sentence what happened when it is sent: `summary: …`")
            });
        }
        Node::Definition { .. }
        | Node::Record(_)
        | Node::Family { .. }
        | Node::Enum(_)
        | Node::Field { .. }
        | Node::Member { .. }
        | Node::EnumMember { .. }
        | Node::Type(_) => {}
    }
}

fn version(check: &mut Check<'_>, item: Item<'_>, path: &Path<'_>, since: Option<&str>) {
    let Some(since) = since else { return };
    let Some(written) = parse(since) else {
        let message = format!("`{since}` is not a version");
        return check.report(path, &catalogue::VERSION_INVALID, message, |finding| {
            finding.help("write `major.minor.patch`, such as `1.4.0`")
        });
    };
    // A package version that does not parse is a finding of its own.
    if parse(&item.package.version).is_some_and(|package| written > package) {
        let message = format!(
            "`since` names {since}, and package `{}` is at {}",
            item.package.name, item.package.version
        );
        check.report(path, &catalogue::SINCE_LATER, message, |finding| {
            finding.help("write the package version that first has the change, or raise the package's `version`")
        });
    }
}

/// `major.minor.patch`, without leading zeros.
fn parse(text: &str) -> Option<[u64; 3]> {
    let mut numbers = text.split('.').map(|part| {
        let plain = part == "0" || !part.starts_with('0');
        let digits = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if plain && digits { part.parse().ok() } else { None }
    });
    let version = [numbers.next()??, numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(version)
}
