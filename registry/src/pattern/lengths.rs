//! How long a text must and may be that a pattern is found in.

use super::{Node, Pattern};

impl Pattern {
    /// The least and, where both ends are anchored, the greatest length in code points of a text that matches.
    pub fn lengths(&self) -> (u64, Option<u64>) {
        let (least, greatest) = lengths(&self.node);
        let anchored = match &self.node {
            Node::Alternate(nodes) => nodes.iter().all(is_anchored),
            node => is_anchored(node),
        };
        (least, greatest.filter(|_| anchored))
    }
}

fn is_anchored(node: &Node) -> bool {
    match node {
        Node::Concat(nodes) => nodes.first() == Some(&Node::Start) && nodes.last() == Some(&Node::End),
        Node::Empty
        | Node::Literal(_)
        | Node::Any
        | Node::Class { .. }
        | Node::Group(_)
        | Node::Alternate(_)
        | Node::Repeat { .. }
        | Node::Start
        | Node::End => false,
    }
}

fn lengths(node: &Node) -> (u64, Option<u64>) {
    match node {
        Node::Empty | Node::Start | Node::End => (0, Some(0)),
        Node::Literal(_) | Node::Any | Node::Class { .. } => (1, Some(1)),
        Node::Group(inner) => lengths(inner),
        Node::Concat(nodes) => nodes
            .iter()
            .map(lengths)
            .fold((0, Some(0)), |(least, greatest), (low, high)| {
                (
                    least.saturating_add(low),
                    greatest.zip(high).map(|(one, other)| one.saturating_add(other)),
                )
            }),
        Node::Alternate(nodes) => nodes
            .iter()
            .map(lengths)
            .reduce(|(least, greatest), (low, high)| {
                (least.min(low), greatest.zip(high).map(|(one, other)| one.max(other)))
            })
            .unwrap_or((0, Some(0))),
        Node::Repeat { node, min, max } => {
            let (low, high) = lengths(node);
            let most = max.zip(high).map(|(max, high)| high.saturating_mul(u64::from(max)));
            (low.saturating_mul(u64::from(*min)), most)
        }
    }
}
