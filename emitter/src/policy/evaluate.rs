//! Which rule decides a request. Nothing here allocates.

use super::Request;
use super::compile::{Asked, Block, Column, ColumnKind, Compiled, Table};
use super::request::Attribute;

/// What a compiled rule set says of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict<'c> {
    /// The index of the action among those of the policy.
    pub action: usize,
    /// The index of the rule that decided; `None` when none matched, and the default holds.
    pub rule: Option<usize>,
    /// The reason that the rule gives.
    pub reason: Option<&'c str>,
}

impl Compiled {
    /// Decides a request: the first rule that matches, or the default.
    pub fn decide<P: ?Sized>(&self, request: &impl Request<P>) -> Verdict<'_> {
        for (index, block) in self.blocks.iter().enumerate() {
            if let Some(rule) = self.first_of(block, index * 64, request) {
                return Verdict {
                    action: self.rules[rule].action,
                    rule: Some(rule),
                    reason: self.rules[rule].reason.as_deref(),
                };
            }
        }
        Verdict {
            action: self.default,
            rule: None,
            reason: None,
        }
    }

    /// The first rule of a block, which begins with the rule `start`, that matches.
    fn first_of<P: ?Sized>(&self, block: &Block, start: usize, request: &impl Request<P>) -> Option<usize> {
        let mut candidates = block.all;
        // The rules for which globs still have to be looked at.
        let mut unsure = 0;
        for column in &block.columns {
            let (admitted, to_look_at) = column.admits(request.attribute(column.key));
            candidates &= admitted;
            unsure |= to_look_at;
            if candidates == 0 {
                return None;
            }
        }
        while candidates != 0 {
            let bit = candidates.trailing_zeros() as usize;
            let rule = start + bit;
            if unsure & (1 << bit) == 0 || self.globs_match(rule, block, request) {
                return Some(rule);
            }
            candidates &= candidates - 1;
        }
        None
    }

    /// Whether the globs of a rule match; what else it asks for was looked at.
    fn globs_match<P: ?Sized>(&self, rule: usize, block: &Block, request: &impl Request<P>) -> bool {
        block.columns.iter().all(
            |column| match (&self.rules[rule].asks[column.key], request.attribute(column.key)) {
                (Some(Asked::Globs(globs)), Some(Attribute::Text(text))) => {
                    globs.iter().any(|(glob, _)| glob.matches(text))
                }
                _ => true,
            },
        )
    }
}

impl Column {
    /// The rules that an attribute admits or may admit, and those of them that have to be looked at.
    fn admits(&self, attribute: Option<Attribute<'_>>) -> (u64, u64) {
        let free = self.free;
        match (&self.kind, attribute) {
            (ColumnKind::Texts(table), Some(Attribute::Text(text))) => (free | admitted(table, text), 0),
            (ColumnKind::Texts(table), Some(Attribute::Texts(texts))) => {
                (texts.iter().fold(free, |rules, text| rules | admitted(table, text)), 0)
            }
            (ColumnKind::Globs { literal, open }, Some(Attribute::Text(text))) => {
                let sure = free | admitted(literal, text);
                (sure | open, open & !sure)
            }
            (ColumnKind::Bool { yes, no }, Some(Attribute::Bool(is))) => (free | if is { *yes } else { *no }, 0),
            // What is not there, or of another kind, matches nothing.
            _ => (free, 0),
        }
    }
}

/// The rules that a text admits.
fn admitted(table: &Table, text: &str) -> u64 {
    match table.binary_search_by(|(own, _)| (**own).cmp(text)) {
        Ok(at) => table[at].1,
        Err(_) => 0,
    }
}
