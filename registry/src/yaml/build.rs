//! Parser events → nodes, with an explicit stack so that no depth of nesting can overflow ours.

use std::borrow::Cow;
use std::sync::Arc;

use saphyr_parser::{Event, Parser, ScalarStyle, ScanError, Span, StrInput, Tag};

use super::accident;
use super::{Key, Kind, Layout, Node, Scalar, Style};
use crate::catalogue;
use crate::finding::Finding;
use crate::place::Place;

/// No declaration nests deeper.
const DEEPEST: usize = 64;
/// More nodes no person writes into one file.
const MOST_NODES: usize = 1_000_000;

/// What a text holds.
#[derive(Debug)]
pub(crate) struct Document<'s> {
    /// The outermost node; `None` when there is none, or when it could not be read to its end.
    pub(crate) root: Option<Node<'s>>,
    /// Whether reading stopped before the end.
    pub(crate) cut: bool,
}

/// Builds the tree of a file's only document.
pub(crate) fn build<'s>(file: &Arc<str>, text: &'s str, found: &mut Vec<Finding>) -> Document<'s> {
    let mut builder = Builder {
        file,
        cursor: Cursor::new(text),
        found,
        stack: Vec::new(),
        root: None,
        nodes: 0,
    };
    let mut parser = Parser::new_from_str(text);
    let cut = builder.run(&mut parser).is_err();
    Document {
        root: if cut { None } else { builder.root },
        cut,
    }
}

/// Reading cannot go on; why was reported.
struct Stop;

struct Builder<'s, 'f> {
    file: &'f Arc<str>,
    cursor: Cursor<'s>,
    found: &'f mut Vec<Finding>,
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
    /// A value comes next, for a key that was refused.
    Refused,
}

impl<'s> Builder<'s, '_> {
    fn run(&mut self, parser: &mut Parser<'s, StrInput<'s>>) -> Result<(), Stop> {
        let mut documents = 0;
        while let Some(event) = parser.next_event() {
            let (event, span) = event.map_err(|error| self.syntax(&error))?;
            match event {
                Event::DocumentStart(_) => {
                    documents += 1;
                    if documents > 1 {
                        let place = self.place(span);
                        let finding = Finding::new(&catalogue::YAML_DOCUMENTS, &place, "a second document begins here");
                        self.found
                            .push(finding.help("remove the `---`, or move what follows into a file of its own"));
                        return Err(Stop);
                    }
                }
                Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {}
                event => self.node(event, span)?,
            }
        }
        Ok(())
    }

    fn node(&mut self, event: Event<'s>, span: Span) -> Result<(), Stop> {
        self.nodes += 1;
        let place = self.place(span);
        if self.nodes > MOST_NODES {
            let message = format!("the file holds more than {MOST_NODES} nodes");
            let finding = Finding::new(&catalogue::YAML_TOO_MANY_NODES, &place, message);
            self.found
                .push(finding.help("split it: a package may have any number of files"));
            return Err(Stop);
        }
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                self.refuse_decoration(&place, anchor, tag.as_deref());
                let end = span.end.index();
                let node = self.scalar(text, style, span, place);
                self.close(node, end);
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
                self.found.push(accident::alias(&place));
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

    fn open(&mut self, place: Place, kind: FrameKind<'s>) -> Result<(), Stop> {
        if self.stack.len() >= DEEPEST {
            self.found.push(accident::too_deep(&place));
            return Err(Stop);
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

    fn refuse_decoration(&mut self, place: &Place, anchor: usize, tag: Option<&Tag>) {
        if anchor > 0 {
            self.found.push(accident::anchor(place));
        }
        if let Some(tag) = tag {
            self.found.push(accident::tag(place, tag));
        }
    }

    /// Drops every later entry of one key, and says where both stand.
    fn without_duplicates(&mut self, entries: Vec<(Key<'s>, Node<'s>)>) -> Vec<(Key<'s>, Node<'s>)> {
        let mut order: Vec<usize> = (0..entries.len()).collect();
        order.sort_by(|a, b| entries[*a].0.scalar.text.cmp(&entries[*b].0.scalar.text));
        let mut dropped = Vec::new();
        let mut first = 0;
        for next in 1..order.len() {
            let (a, b) = (&entries[order[first]].0, &entries[order[next]].0);
            if a.scalar.text == b.scalar.text {
                self.found.push(accident::duplicate(&a.scalar.text, &a.place, &b.place));
                dropped.push(order[next]);
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

    fn syntax(&mut self, error: &ScanError) -> Stop {
        self.found.push(accident::syntax(self.file, self.cursor.text, error));
        Stop
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
fn key_slot<'s>(node: Node<'s>, end: usize, found: &mut Vec<Finding>) -> Slot<'s> {
    match node.kind {
        Kind::Scalar(scalar) if scalar.style == Style::Plain && scalar.text == "<<" => {
            found.push(accident::merge_key(&node.place));
            Slot::Refused
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

/// The source by character index; cheap as long as the questions go forward.
struct Cursor<'s> {
    text: &'s str,
    ascii: bool,
    character: usize,
    byte: usize,
}

impl<'s> Cursor<'s> {
    fn new(text: &'s str) -> Self {
        Self {
            text,
            ascii: text.is_ascii(),
            character: 0,
            byte: 0,
        }
    }

    fn byte(&mut self, character: usize) -> usize {
        if self.ascii {
            return character.min(self.text.len());
        }
        if character >= self.character {
            let steps = character - self.character;
            let rest = &self.text[self.byte..];
            self.byte += rest.char_indices().nth(steps).map_or(rest.len(), |(offset, _)| offset);
        } else {
            let steps = self.character - character;
            let before = &self.text[..self.byte];
            self.byte = before
                .char_indices()
                .rev()
                .nth(steps - 1)
                .map_or(0, |(offset, _)| offset);
        }
        self.character = character;
        self.byte
    }

    fn slice(&mut self, start: usize, end: usize) -> &'s str {
        let start = self.byte(start);
        let end = self.byte(end);
        self.text.get(start..end).unwrap_or("")
    }

    fn colon_follows(&mut self, end: usize) -> bool {
        let byte = self.byte(end);
        self.text[byte..].trim_start().starts_with(':')
    }

    fn comment_follows(&mut self, end: usize) -> bool {
        let byte = self.byte(end);
        let line = self.text[byte..].trim_start_matches([' ', '\t']);
        line.starts_with('#') && !self.text[..byte].ends_with('\n')
    }
}
