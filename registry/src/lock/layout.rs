//! Lays a canonical JSON text over lines, token by token, without changing one of them.

const INDENT: &str = "  ";

/// Puts every member and item on a line of its own; empty objects and arrays stay on theirs.
pub(super) fn over_lines(compact: &str) -> String {
    let mut out = String::with_capacity(compact.len() * 2);
    let mut depth = 0;
    let mut rest = compact;
    while let Some(first) = rest.chars().next() {
        let token = match first {
            '"' => &rest[..string_end(rest)],
            '{' | '[' if rest[1..].starts_with(['}', ']']) => &rest[..2],
            '{' | '[' | '}' | ']' | ',' | ':' => &rest[..1],
            _ => &rest[..rest.find([',', '}', ']']).unwrap_or(rest.len())],
        };
        match token {
            "{" | "[" => {
                depth += 1;
                out.push_str(token);
                break_line(&mut out, depth);
            }
            "}" | "]" => {
                depth -= 1;
                break_line(&mut out, depth);
                out.push_str(token);
            }
            "," => {
                out.push(',');
                break_line(&mut out, depth);
            }
            ":" => out.push_str(": "),
            _ => out.push_str(token),
        }
        rest = &rest[token.len()..];
    }
    out.push('\n');
    out
}

fn break_line(out: &mut String, depth: usize) {
    out.push('\n');
    for _ in 0..depth {
        out.push_str(INDENT);
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
    fn every_member_and_item_has_a_line() {
        let compact = r#"{"a":[],"b":{"c":[1,true],"d":"x,\"}{"},"e":{}}"#;
        let expected = "{\n  \"a\": [],\n  \"b\": {\n    \"c\": [\n      1,\n      true\n    ],\n    \"d\": \"x,\\\"}{\"\n  },\n  \"e\": {}\n}\n";
        assert_eq!(over_lines(compact), expected);
    }
}
