//! The protocol: its rules in words, and a diagram of what may follow what.

use cantus_registry::describe::{protocol_rule, selector, spelled};
use cantus_registry::model::{Demand, FieldOf, Literal, Order, ProtocolRule, Selector};

use super::definitions::value;
use super::escape::{code, label};
use super::links::Links;
use super::prose::{self, Kin};
use super::view::Block;

/// The section on the protocol of a package.
pub fn section(links: &Links<'_>) -> Vec<Block> {
    let rules = &links.package.protocol;
    if rules.is_empty() {
        return Vec::new();
    }
    let mut blocks = vec![
        Block::heading(2, "Protocol"),
        Block::paragraph(
            "Events that are not declared never violate it, and whoever joins in mid-stream may miss an opening.",
        ),
    ];
    blocks.extend(diagram(rules).map(|text| Block::Code {
        language: "mermaid",
        fence: "```".to_owned(),
        text,
    }));
    let rule = |rule: &ProtocolRule| {
        let mut parts = vec![code(&protocol_rule(rule))];
        parts.extend(prose::in_cell(links, &rule.meta, Kin::Sibling));
        parts.join(" ")
    };
    blocks.push(Block::List(rules.iter().map(rule).collect()));
    blocks
}

/// The nodes and arrows of a flow chart.
#[derive(Default)]
struct Diagram {
    nodes: Vec<String>,
    arrows: Vec<String>,
}

/// A node that is no event.
const BEGINS: &str = "begins([the stream begins])";
const GOES_ON: &str = "on((…))";
const ENDS: &str = "ends([it ends])";

/// The flow chart of some rules, if any of them can be drawn.
fn diagram(rules: &[ProtocolRule]) -> Option<String> {
    let mut diagram = Diagram::default();
    for rule in rules {
        diagram.add(rule);
    }
    let mut lines = vec!["flowchart LR".to_owned()];
    let nodes = diagram.nodes.iter().enumerate();
    lines.extend(nodes.map(|(at, text)| format!("  e{at}[\"{}\"]", label(text))));
    lines.extend(diagram.arrows.iter().map(|arrow| format!("  {arrow}")));
    (!diagram.arrows.is_empty()).then(|| lines.join("\n"))
}

impl Diagram {
    fn add(&mut self, rule: &ProtocolRule) {
        let per = if rule.per.is_empty() {
            String::new()
        } else {
            format!(" per {}", rule.per.join("."))
        };
        match &rule.demand {
            Demand::OpensWith { steps, .. } => {
                let last = self.steps(vec![BEGINS.to_owned()], steps, &per);
                self.all(&last, &[GOES_ON.to_owned()], "");
            }
            Demand::EndsWith { steps, .. } => {
                let last = self.steps(vec![GOES_ON.to_owned()], steps, &per);
                self.all(&last, &[ENDS.to_owned()], "");
            }
            Demand::AtMostOnce { event } => {
                let node = self.node(event);
                self.arrows.push(never(&node, &node, &format!("at most once{per}")));
            }
            Demand::NoneAfter { after, none, scopes: _ } => {
                let after = self.node(after);
                if none.is_empty() {
                    let text = format!("nothing follows{per}");
                    self.all(std::slice::from_ref(&after), &[ENDS.to_owned()], &text);
                }
                for event in none {
                    let node = self.node(event);
                    self.arrows.push(never(&after, &node, &format!("never after{per}")));
                }
            }
            Demand::Pairs {
                open,
                close,
                dropped_by,
            } => {
                let (open, close) = (self.each(open), self.each(close));
                self.all(&open, &close, &format!("is closed by{per}"));
                let dropped_by = self.each(dropped_by);
                self.all(&open, &dropped_by, &format!("is dropped by{per}"));
            }
            Demand::Alternates { event, field, values } => {
                let text = format!("{}: {}{per}", spelled(field), in_turn(values));
                self.draw_loop(event, &text);
            }
            Demand::NeverBack { fields, order } => {
                let order = match order {
                    Order::Numbers | Order::Decimals => "never falls".to_owned(),
                    Order::Values(values) => format!("only onwards, {}", in_turn(values)),
                };
                // A field of many events would draw an arrow at each; the list below names the field.
                if let [FieldOf { event, field }] = fields.as_slice() {
                    self.draw_loop(event, &format!("{} {order}{per}", spelled(field)));
                }
            }
        }
    }

    /// An arrow from an event to its own next.
    fn draw_loop(&mut self, event: &Selector, text: &str) {
        let node = [self.node(event)];
        self.all(&node, &node, text);
    }

    /// Draws steps one after the other, and gives the nodes of the last.
    fn steps(&mut self, first: Vec<String>, steps: &[Vec<Selector>], per: &str) -> Vec<String> {
        let mut before = first;
        for step in steps {
            let nodes = self.each(step);
            self.all(&before, &nodes, per.trim_start());
            before = nodes;
        }
        before
    }

    fn each(&mut self, selectors: &[Selector]) -> Vec<String> {
        selectors.iter().map(|selector| self.node(selector)).collect()
    }

    /// The node of what a selector means.
    fn node(&mut self, meant: &Selector) -> String {
        let text = selector(meant);
        let at = self.nodes.iter().position(|node| *node == text).unwrap_or_else(|| {
            self.nodes.push(text);
            self.nodes.len() - 1
        });
        format!("e{at}")
    }

    /// An arrow from each to each.
    fn all(&mut self, from: &[String], to: &[String], text: &str) {
        for one in from {
            for other in to {
                self.arrows.push(if text.is_empty() {
                    format!("{one} --> {other}")
                } else {
                    format!("{one} -- \"{}\" --> {other}", label(text))
                });
            }
        }
    }
}

/// Values, one after the other.
fn in_turn(values: &[Literal]) -> String {
    let values: Vec<String> = values.iter().map(value).collect();
    values.join(" → ")
}

/// A line that ends in a cross.
fn never(from: &str, to: &str, text: &str) -> String {
    format!("{from} -. \"{}\" .-x {to}", label(text))
}
