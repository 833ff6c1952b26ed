//! Parser events → nodes, with an explicit stack so that no depth of nesting can overflow ours.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use saphyr_parser::{Event, Parser, ScalarStyle, Span, StrInput, Tag};

use super::Purpose;
use super::cursor::Cursor;
use super::{accident, syntax};
use crate::layout::Layout;
use crate::node::{Key, Kind, Node, Scalar, Style};
use crate::place::Place;
use crate::problem::{Offence, Problem};

/// No declaration nests deeper.
const DEEPEST: usize = 64;
/// More nodes no person writes into one file.
const MOST_NODES: usize = 1_000_000;

/// What a text holds.
#[derive(Debug)]
pub struct Document<'s> {
    /// The outermost node; `None` when there is none.
    pub root: Option<Node<'s>>,
    /// Whether something after it was left unread.
    pub cut: bool,
}

/// Builds the tree of a file's only document.
///
/// # Errors
///
/// The problem on which reading had to stop; the others are in `found` already.
pub fn build<'s>(
    file: &Arc<str>,
    text: &'s str,
    purpose: Purpose,
    found: &mut Vec<Problem>,
) -> Result<Document<'s>, Box<Problem>> {
    let mut builder = Builder {
        file,
        purpose,
        cursor: Cursor::new(text),
        found,
        stack: Vec::new(),
        root: None,
        nodes: 0,
    };
    let mut parser = Parser::new_from_str(text);
    let cut = builder.run(&mut parser)?;
    Ok(Document {
        root: builder.root,
        cut,
    })
}

type Step<T> = Result<T, Box<Problem>>;

struct Builder<'s, 'f> {
    file: &'f Arc<str>,
    purpose: Purpose,
    cursor: Cursor<'s>,
    found: &'f mut Vec<Problem>,
    stack: Vec<Frame<'s>>,
    root: Option<Node<'s>>,
    nodes: usize,
}

/// A list or map that is not yet closed.
struct Frame<'s> {
    place: Place,
    kind: FrameKind<'s>,
}

enum FrameKind<'s> {
    List(Vec<Node<'s>>),
    Map {
        entries: Vec<(Key<'s>, Node<'s>)>,
        key: Slot<'s>,
    },
}

/// Where a map stands between a key and its value.
enum Slot<'s> {
    /// A key comes next.
    Empty,
    /// A value comes next; the key ends before this character.
    Key(Key<'s>, usize),
    /// A value comes next, for the merge key, which was refused.
    Merge(Key<'s>),
    /// A value comes next, for a key that was refused.
    Refused,
}

impl<'s> Builder<'s, '_> {
    /// Whether something was left unread after the first document.
    fn run(&mut self, parser: &mut Parser<'s, StrInput<'s>>) -> Step<bool> {
        let mut documents = 0;
        while let Some(event) = parser.next_event() {
            let (event, span) =
                event.map_err(|error| syntax::explain(self.file, self.cursor.text, self.purpose, &error))?;
            match event {
                Event::DocumentStart(_) => {
                    documents += 1;
                    if documents > 1 {
                        let place = self.place(span);
                        let problem = Problem::new(Offence::Documents, &place, "a second document begins here");
                        self.found
                            .push(problem.help("remove the `---`, or move what follows into a file of its own"));
                        return Ok(true);
                    }
                }
                Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {}
                event => self.node(event, span)?,
            }
        }
        Ok(false)
    }

    fn node(&mut self, event: Event<'s>, span: Span) -> Step<()> {
        self.nodes += 1;
        let place = self.place(span);
        if self.nodes > MOST_NODES {
            let message = format!("the file holds more than {MOST_NODES} nodes");
            let problem = Problem::new(Offence::TooManyNodes, &place, message);
            let help = match self.purpose {
                Purpose::Declarations => "split it: a package may have any number of files",
                Purpose::Settings => "see whether it is the right file",
            };
            return Err(Box::new(problem.help(help)));
        }
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                let refused = self.refuse_decoration(&place, anchor, tag.as_deref());
                let mut node = self.scalar(text, style, span, place);
                if refused {
                    node.kind = Kind::Refused;
                }
                self.close(node, span.end.index());
            }
            Event::SequenceStart(anchor, tag) => {
                self.refuse_decoration(&place, anchor, tag.as_deref());
                self.open(place, FrameKind::List(Vec::new()))?;
            }
            Event::MappingStart(anchor, tag) => {
                self.refuse_decoration(&place, anchor, tag.as_deref());
                self.open(
                    place,
                    FrameKind::Map {
                        entries: Vec::new(),
                        key: Slot::Empty,
                    },
                )?;
            }
            Event::SequenceEnd | Event::MappingEnd => {
                let frame = self.stack.pop().expect("the parser closes only what it opened");
                let kind = match frame.kind {
                    FrameKind::List(items) => Kind::List(items),
                    FrameKind::Map { entries, .. } => Kind::Map(self.without_duplicates(entries)),
                };
                self.close(
                    Node {
                        place: frame.place,
                        kind,
                    },
                    span.end.index(),
                );
            }
            Event::Alias(_) => {
                self.found.push(accident::alias(self.purpose, &place));
                self.close(
                    Node {
                        place,
                        kind: Kind::Refused,
                    },
                    span.end.index(),
                );
            }
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentStart(_) | Event::DocumentEnd => {}
        }
        Ok(())
    }

    fn open(&mut self, place: Place, kind: FrameKind<'s>) -> Step<()> {
        if self.stack.len() >= DEEPEST {
            return Err(Box::new(accident::too_deep(self.purpose, &place)));
        }
        self.stack.push(Frame { place, kind });
        Ok(())
    }

    /// Puts a finished node, whose source ends before the character `end`, where it belongs.
    fn close(&mut self, node: Node<'s>, end: usize) {
        let Some(frame) = self.stack.last_mut() else {
            self.root = match node.kind {
                Kind::Nothing => None,
                _ => Some(node),
            };
            return;
        };
        match &mut frame.kind {
            FrameKind::List(items) => items.push(node),
            FrameKind::Map { entries, key } => match std::mem::replace(key, Slot::Empty) {
                Slot::Empty => *key = key_slot(node, end, self.found),
                Slot::Refused => {}
                Slot::Merge(name) => entries.push((
                    name,
                    Node {
                        place: node.place,
                        kind: Kind::Refused,
                    },
                )),
                Slot::Key(mut name, key_end) => {
                    name.bare = matches!(node.kind, Kind::Nothing) && !self.cursor.colon_follows(key_end);
                    entries.push((name, node));
                }
            },
        }
    }

    fn scalar(&mut self, text: Cow<'s, str>, style: ScalarStyle, span: Span, place: Place) -> Node<'s> {
        if text.is_empty() && style == ScalarStyle::Plain {
            return Node {
                place,
                kind: Kind::Nothing,
            };
        }
        let source = self.cursor.slice(span.start.index(), span.end.index());
        let one_line = span.start.line() == span.end.line();
        let layout = match style {
            ScalarStyle::Plain if one_line => Layout::Straight(0),
            ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted if source.len() == text.len() + 2 => {
                Layout::Straight(1)
            }
            ScalarStyle::Plain | ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted => {
                Layout::walk(source, &text, &place)
            }
            ScalarStyle::Literal | ScalarStyle::Folded => Layout::Block,
        };
        let (style, comment_follows) = match style {
            ScalarStyle::Plain => (Style::Plain, self.cursor.comment_follows(span.end.index())),
            _ => (Style::Quoted, false),
        };
        Node {
            place,
            kind: Kind::Scalar(Scalar {
                text,
                style,
                layout,
                comment_follows,
            }),
        }
    }

    /// Reports an anchor and a tag; whether there was one.
    fn refuse_decoration(&mut self, place: &Place, anchor: usize, tag: Option<&Tag>) -> bool {
        if anchor > 0 {
            self.found.push(accident::anchor(self.purpose, place));
        }
        if let Some(tag) = tag {
            self.found.push(accident::tag(place, tag));
        }
        anchor > 0 || tag.is_some()
    }

    /// Drops every later entry of one key, and says where both stand.
    fn without_duplicates(&mut self, entries: Vec<(Key<'s>, Node<'s>)>) -> Vec<(Key<'s>, Node<'s>)> {
        let mut order: Vec<usize> = (0..entries.len()).collect();
        order.sort_by(|a, b| entries[*a].0.scalar.text.cmp(&entries[*b].0.scalar.text));
        let mut dropped = BTreeSet::new();
        let mut first = 0;
        for next in 1..order.len() {
            let (a, b) = (&entries[order[first]].0, &entries[order[next]].0);
            if a.scalar.text == b.scalar.text {
                self.found.push(accident::duplicate(&a.scalar.text, &a.place, &b.place));
                dropped.insert(order[next]);
            } else {
                first = next;
            }
        }
        if dropped.is_empty() {
            return entries;
        }
        let kept = entries
            .into_iter()
            .enumerate()
            .filter(|(index, _)| !dropped.contains(index));
        kept.map(|(_, entry)| entry).collect()
    }

    fn place(&self, span: Span) -> Place {
        Place {
            file: self.file.clone(),
            line: span.start.line(),
            column: span.start.col() + 1,
        }
    }
}

/// Makes a key of a node; only plain texts can be.
fn key_slot<'s>(node: Node<'s>, end: usize, found: &mut Vec<Problem>) -> Slot<'s> {
    match node.kind {
        Kind::Scalar(scalar) if scalar.style == Style::Plain && scalar.text == "<<" => {
            found.push(accident::merge_key(&node.place));
            Slot::Merge(Key {
                place: node.place,
                scalar,
                bare: false,
            })
        }
        Kind::Scalar(scalar) => Slot::Key(
            Key {
                place: node.place,
                scalar,
                bare: false,
            },
            end,
        ),
        Kind::Refused => Slot::Refused,
        Kind::Nothing | Kind::List(_) | Kind::Map(_) => {
            found.push(accident::key_not_text(&node));
            Slot::Refused
        }
    }
}
