//! Decides whether a repeat can match one text in two ways, which is what makes a backtracking matcher exponential.
//!
//! The repeat's body becomes a position automaton that counts the ways of each step, and is closed into a loop. It is
//! ambiguous if a step inside the loop has two ways, or if two different walks over one text part and meet again.
//! The loop is strongly connected, so the second question is plain reachability in the automaton's square.

use std::collections::BTreeMap;

use super::Node;
use super::ranges::{LINE_ENDS, Range, complement, overlap};

/// How many steps between positions an automaton may have.
const EDGE_LIMIT: usize = 300_000;
/// How many steps of the square are looked at before giving up.
const STEP_LIMIT: usize = 4_000_000;

/// The answer about a repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Every text is matched in one way.
    Unambiguous,
    /// Some text is matched in several.
    Ambiguous,
    /// The question costs too much.
    TooLarge,
}

/// How many positions a pattern has once its numbered repeats are written out.
pub(super) fn positions(node: &Node) -> usize {
    match node {
        Node::Empty | Node::Start | Node::End => 0,
        Node::Literal(_) | Node::Any | Node::Class { .. } => 1,
        Node::Group(inner) => positions(inner),
        Node::Concat(nodes) | Node::Alternate(nodes) => nodes.iter().map(positions).fold(0, usize::saturating_add),
        Node::Repeat { node, min, max } => {
            let copies = max.unwrap_or((*min).max(1)) as usize;
            positions(node).saturating_mul(copies)
        }
    }
}

/// Whether repeating a body is ambiguous.
pub(super) fn repeat(body: &Node, min: u32, max: Option<u32>) -> Verdict {
    if max.is_some_and(|max| max < 2) {
        return Verdict::Unambiguous;
    }
    let mut automaton = Automaton::default();
    let fragment = automaton.fragment(body);
    // Which of the demanded rounds are the empty ones is a choice by itself.
    if fragment.empty > 0 && min > 1 {
        return Verdict::Ambiguous;
    }
    automaton.join(&fragment.last, &fragment.first);
    automaton.verdict()
}

/// A part of the automaton: how it begins, how it ends, in how many ways it matches nothing.
#[derive(Clone, Default)]
struct Fragment {
    empty: u8,
    first: Vec<(usize, u8)>,
    last: Vec<(usize, u8)>,
}

#[derive(Default)]
struct Automaton {
    /// What each position matches, as sorted ranges.
    labels: Vec<Vec<Range>>,
    /// For each position, where the next code point may be matched, and in how many ways one gets there.
    follow: Vec<BTreeMap<usize, u8>>,
    /// How many steps there are; past the limit none is added.
    edges: usize,
}

impl Automaton {
    fn fragment(&mut self, node: &Node) -> Fragment {
        match node {
            Node::Empty | Node::Start | Node::End => Fragment {
                empty: 1,
                ..Fragment::default()
            },
            Node::Literal(c) => self.position(vec![(*c, *c)]),
            Node::Any => self.position(complement(LINE_ENDS)),
            Node::Class { negated: false, ranges } => self.position(ranges.clone()),
            Node::Class { negated: true, ranges } => self.position(complement(ranges)),
            Node::Group(inner) => self.fragment(inner),
            Node::Concat(nodes) => nodes.iter().fold(
                Fragment {
                    empty: 1,
                    ..Fragment::default()
                },
                |before, node| {
                    let after = self.fragment(node);
                    self.concat(before, after)
                },
            ),
            Node::Alternate(nodes) => nodes.iter().fold(Fragment::default(), |mut all, node| {
                let one = self.fragment(node);
                all.empty = all.empty.saturating_add(one.empty).min(2);
                all.first.extend(one.first);
                all.last.extend(one.last);
                all
            }),
            Node::Repeat { node, min, max } => self.repeated(node, *min, *max),
        }
    }

    fn position(&mut self, label: Vec<Range>) -> Fragment {
        let position = self.labels.len();
        self.labels.push(label);
        self.follow.push(BTreeMap::new());
        Fragment {
            empty: 0,
            first: vec![(position, 1)],
            last: vec![(position, 1)],
        }
    }

    /// The demanded rounds one after the other, then the others inside one another: `B B (B (B)?)?`.
    fn repeated(&mut self, body: &Node, min: u32, max: Option<u32>) -> Fragment {
        let mut tail = match max {
            Some(_) => Fragment {
                empty: 1,
                ..Fragment::default()
            },
            None if min == 0 => {
                let mut round = self.fragment(body);
                self.join(&round.last, &round.first);
                round.empty = 1;
                return round;
            }
            None => {
                let round = self.fragment(body);
                self.join(&round.last, &round.first);
                round
            }
        };
        let demanded = if max.is_none() { min - 1 } else { min };
        for _ in min..max.unwrap_or(min) {
            let mut round = self.fragment(body);
            // An optional round that matches nothing is no round.
            round.empty = 0;
            tail = self.concat(round, tail);
            tail.empty = 1;
        }
        for _ in 0..demanded {
            let round = self.fragment(body);
            tail = self.concat(round, tail);
        }
        tail
    }

    fn concat(&mut self, before: Fragment, after: Fragment) -> Fragment {
        self.join(&before.last, &after.first);
        let mut first = before.first;
        first.extend(times(&after.first, before.empty));
        let mut last = after.last;
        last.extend(times(&before.last, after.empty));
        Fragment {
            empty: before.empty.saturating_mul(after.empty).min(2),
            first,
            last,
        }
    }

    fn join(&mut self, from: &[(usize, u8)], to: &[(usize, u8)]) {
        self.edges = self.edges.saturating_add(from.len().saturating_mul(to.len()));
        if self.edges > EDGE_LIMIT {
            return;
        }
        for &(begin, ways_out) in from {
            for &(end, ways_in) in to {
                let ways = self.follow[begin].entry(end).or_insert(0);
                *ways = ways.saturating_add(ways_out.saturating_mul(ways_in)).min(2);
            }
        }
    }

    fn verdict(&self) -> Verdict {
        if self.edges > EDGE_LIMIT {
            return Verdict::TooLarge;
        }
        if self.follow.iter().any(|steps| steps.values().any(|ways| *ways > 1)) {
            return Verdict::Ambiguous;
        }
        let size = self.labels.len();
        let mut seen = vec![false; size * size];
        let mut waiting: Vec<(usize, usize)> = (0..size).map(|position| (position, position)).collect();
        let mut steps = 0;
        while let Some((one, other)) = waiting.pop() {
            for &to_one in self.follow[one].keys() {
                for &to_other in self.follow[other].keys() {
                    steps += 1;
                    if steps > STEP_LIMIT {
                        return Verdict::TooLarge;
                    }
                    if to_one == to_other && one != other {
                        return Verdict::Ambiguous;
                    }
                    let next = (to_one.min(to_other), to_one.max(to_other));
                    let seen = &mut seen[next.0 * size + next.1];
                    if to_one != to_other && !*seen && overlap(&self.labels[to_one], &self.labels[to_other]) {
                        *seen = true;
                        waiting.push(next);
                    }
                }
            }
        }
        Verdict::Unambiguous
    }
}

fn times(ways: &[(usize, u8)], factor: u8) -> impl Iterator<Item = (usize, u8)> {
    ways.iter()
        .filter(move |_| factor > 0)
        .map(move |(position, ways)| (*position, ways.saturating_mul(factor).min(2)))
}
