//! The tokens of a macro that reads as no Rust of ours → the paths and calls among them.

use proc_macro2::{Delimiter, Group, LineColumn, TokenStream, TokenTree};

/// Something among the tokens.
#[derive(Debug)]
pub(super) enum Found {
    /// Names with `::` between them, and where the last one stands.
    Path(Vec<String>, LineColumn),
    /// A name behind a dot that begins with `send_`.
    Method(String, LineColumn),
    /// The names in `#[event(…)]` or `#[payload(…)]`, and where the last one stands.
    Contract(Vec<String>, LineColumn),
}

/// Every path of two names or more, and every call that sends, at any depth.
pub(super) fn names(tokens: TokenStream) -> Vec<Found> {
    let mut found = Vec::new();
    let mut streams = vec![tokens];
    while let Some(stream) = streams.pop() {
        let mut path = Path::default();
        let mut dot = false;
        for token in stream {
            match token {
                TokenTree::Ident(ident) => {
                    let text = ident.to_string();
                    let name = text.strip_prefix("r#").unwrap_or(&text).to_owned();
                    let at = ident.span().start();
                    if dot && name.starts_with("send_") {
                        found.push(Found::Method(name.clone(), at));
                    }
                    path.name(name, at, &mut found);
                    dot = false;
                }
                TokenTree::Punct(sign) => {
                    dot = sign.as_char() == '.';
                    path.sign(sign.as_char(), &mut found);
                }
                TokenTree::Group(group) => {
                    path.end(&mut found);
                    found.extend(contract(&group));
                    streams.push(group.stream());
                    dot = false;
                }
                TokenTree::Literal(_) => {
                    path.end(&mut found);
                    dot = false;
                }
            }
        }
        path.end(&mut found);
    }
    found
}

/// The contract that an attribute names, if the brackets are one's.
fn contract(brackets: &Group) -> Option<Found> {
    let mut inside = brackets.stream().into_iter();
    let (Delimiter::Bracket, Some(TokenTree::Ident(word)), Some(TokenTree::Group(said)), None) =
        (brackets.delimiter(), inside.next(), inside.next(), inside.next())
    else {
        return None;
    };
    if word != "event" && word != "payload" {
        return None;
    }
    let mut names = Vec::new();
    let mut last = None;
    for token in said.stream() {
        match token {
            TokenTree::Ident(ident) => {
                let text = ident.to_string();
                names.push(text.strip_prefix("r#").unwrap_or(&text).to_owned());
                last = Some(ident.span().start());
            }
            TokenTree::Punct(sign) if sign.as_char() == ':' => {}
            TokenTree::Punct(_) | TokenTree::Group(_) | TokenTree::Literal(_) => break,
        }
    }
    Some(Found::Contract(names, last?))
}

/// A path that is being read.
#[derive(Default)]
struct Path {
    names: Vec<String>,
    colons: usize,
    last: Option<LineColumn>,
}

impl Path {
    fn name(&mut self, name: String, at: LineColumn, found: &mut Vec<Found>) {
        if self.colons != 2 {
            self.end(found);
        }
        self.names.push(name);
        self.colons = 0;
        self.last = Some(at);
    }

    fn sign(&mut self, sign: char, found: &mut Vec<Found>) {
        if sign == ':' && self.colons < 2 {
            self.colons += 1;
        } else {
            self.end(found);
        }
    }

    fn end(&mut self, found: &mut Vec<Found>) {
        let names = std::mem::take(&mut self.names);
        self.colons = 0;
        if let Some(at) = self.last.take().filter(|_| names.len() > 1) {
            found.push(Found::Path(names, at));
        }
    }
}
