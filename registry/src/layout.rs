//! Lays a compact JSON text over lines, token by token, without changing one of them.
//!
//! What fits on a line stays on it: a field of a record is one line, and a change of it is a change of one line.

const INDENT: &str = "  ";

/// How long a line may be that holds a whole object or array.
const WIDTH: usize = 100;

/// Lays out a compact JSON text; the outermost object or array always stands over several lines, unless it is empty.
pub fn over_lines(compact: &str) -> String {
    let mut layout = Layout {
        out: String::with_capacity(compact.len() * 3 / 2),
        ..Layout::default()
    };
    layout.add(compact);
    layout.out.push('\n');
    layout.out
}

/// Lays out a compact JSON text that comes in pieces, for texts that would be large as a whole.
///
/// A piece ends between two tokens, and what begins in one and ends in another stands over several lines.
#[derive(Default)]
pub struct Layout {
    out: String,
    depth: usize,
    column: usize,
}

impl Layout {
    /// Lays out the next piece.
    pub fn add(&mut self, piece: &str) {
        let mut rest = piece;
        while !rest.is_empty() {
            let token = first_token(rest);
            let whole = match token {
                "{" | "[" if self.depth > 0 => whole_container(rest, WIDTH.saturating_sub(self.column)),
                _ => None,
            };
            match whole {
                Some(container) => {
                    self.on_one_line(container);
                    rest = &rest[container.len()..];
                }
                None => {
                    self.token(token);
                    rest = &rest[token.len()..];
                }
            }
        }
    }

    /// Takes what was laid out and not yet taken.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
        self.column += text.len();
    }

    fn token(&mut self, token: &str) {
        match token {
            "{" | "[" => {
                self.depth += 1;
                self.push(token);
                self.break_line();
            }
            "}" | "]" => {
                self.depth -= 1;
                self.break_line();
                self.push(token);
            }
            "," => {
                self.push(",");
                self.break_line();
            }
            ":" => self.push(": "),
            _ => self.push(token),
        }
    }

    fn on_one_line(&mut self, container: &str) {
        let mut rest = container;
        while !rest.is_empty() {
            let token = first_token(rest);
            self.push(token);
            if matches!(token, "," | ":") {
                self.push(" ");
            }
            rest = &rest[token.len()..];
        }
    }

    fn break_line(&mut self) {
        self.out.push('\n');
        self.column = 0;
        for _ in 0..self.depth {
            self.push(INDENT);
        }
    }
}

/// The token that a text begins with; an empty object or array is one.
fn first_token(text: &str) -> &str {
    match text.as_bytes() {
        [b'"', ..] => &text[..string_end(text)],
        [b'{', b'}', ..] | [b'[', b']', ..] => &text[..2],
        [b'{' | b'[' | b'}' | b']' | b',' | b':', ..] => &text[..1],
        _ => &text[..text.find([',', '}', ']', ':']).unwrap_or(text.len())],
    }
}

/// The object or array that a text begins with, if it takes no more room than this.
fn whole_container(text: &str, room: usize) -> Option<&str> {
    let (mut used, mut depth, mut at) = (0, 0_usize, 0);
    loop {
        let token = first_token(&text[at..]);
        used += token.len() + usize::from(matches!(token, "," | ":"));
        at += token.len();
        match token {
            "{" | "[" => depth += 1,
            "}" | "]" => depth -= 1,
            _ => {}
        }
        if used > room || at >= text.len() && depth > 0 {
            return None;
        }
        if depth == 0 {
            return Some(&text[..at]);
        }
    }
}

/// The length of the string literal that `text` begins with, quotes included.
fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (index, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return index + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::over_lines;

    #[test]
    fn what_fits_on_a_line_stays_on_it() {
        let compact = r#"{"a":[],"b":{"c":[1,true],"d":"x,\"}{"},"e":{}}"#;
        let expected = "{\n  \"a\": [],\n  \"b\": {\"c\": [1, true], \"d\": \"x,\\\"}{\"},\n  \"e\": {}\n}\n";
        assert_eq!(over_lines(compact), expected);
    }

    #[test]
    fn what_does_not_fit_has_a_line_for_each_member_and_item() {
        let long = "x".repeat(90);
        let compact = format!(r#"{{"a":{{"b":"{long}","c":[1,2]}}}}"#);
        let expected = format!("{{\n  \"a\": {{\n    \"b\": \"{long}\",\n    \"c\": [1, 2]\n  }}\n}}\n");
        assert_eq!(over_lines(&compact), expected);
    }
}
