//! Makes a text safe for the place where it lands: a literal, a property key, a doc comment.

use serde_json::Value;

/// A string literal in single quotes.
///
/// Beyond what the language asks for, `</` and `<!` are broken up so that a page may hold the literal in a script
/// element, and characters that an editor would not show are spelled out.
pub(super) fn literal(text: &str) -> String {
    let mut literal = String::with_capacity(text.len() + 2);
    literal.push('\'');
    let mut previous = ' ';
    for c in text.chars() {
        match c {
            '\\' => literal.push_str("\\\\"),
            '\'' => literal.push_str("\\'"),
            '\n' => literal.push_str("\\n"),
            '\r' => literal.push_str("\\r"),
            '\t' => literal.push_str("\\t"),
            '/' | '!' if previous == '<' => {
                literal.push('\\');
                literal.push(c);
            }
            c if is_unseen(c) => literal.push_str(&spell(c)),
            c => literal.push(c),
        }
        previous = c;
    }
    literal.push('\'');
    literal
}

/// A property key in a type, an interface or an object literal whose prototype is not at stake.
pub(super) fn key(name: &str) -> String {
    if is_plain(name) { name.to_owned() } else { literal(name) }
}

/// A property key in an object literal, where a plain `__proto__` would set the prototype.
pub(super) fn own_key(name: &str) -> String {
    if name == "__proto__" {
        format!("[{}]", literal(name))
    } else {
        key(name)
    }
}

/// A JSON value as an expression.
pub(super) fn expression(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => literal(text),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(expression).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(members) => {
            let members: Vec<String> = members
                .iter()
                .map(|(name, value)| format!("{}: {}", own_key(name), expression(value)))
                .collect();
            format!("{{ {} }}", members.join(", "))
        }
    }
}

/// The lines of a text inside a doc comment: nothing ends the comment or acts as a tag.
pub(super) fn comment_lines(text: &str) -> Vec<String> {
    text.lines().map(|line| comment_line(line.trim_end())).collect()
}

/// A text inside a doc comment that stands on one line.
pub(super) fn comment_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    let mut previous = ' ';
    for c in text.chars() {
        match c {
            '/' if previous == '*' || previous == '<' => line.push_str("\\/"),
            '@' if !previous.is_alphanumeric() => line.push_str("\\@"),
            '\n' | '\r' | '\t' => line.push(' '),
            c if is_unseen(c) => line.push_str(&spell(c)),
            c => line.push(c),
        }
        previous = c;
    }
    line
}

/// A regular expression literal of a pattern in its portable form, with the `u` flag.
pub(super) fn regular_expression(pattern: &str) -> String {
    let mut body = String::with_capacity(pattern.len());
    let (mut escaped, mut in_class) = (false, false);
    for c in pattern.chars() {
        match c {
            '/' if !escaped && !in_class => body.push_str("\\/"),
            '\n' => body.push_str(if escaped { "n" } else { "\\n" }),
            '\r' => body.push_str(if escaped { "r" } else { "\\r" }),
            c if is_unseen(c) => body.push_str(&format!("{}u{{{:x}}}", if escaped { "" } else { "\\" }, u32::from(c))),
            c => body.push(c),
        }
        if !escaped {
            in_class = (in_class || c == '[') && c != ']';
        }
        escaped = c == '\\' && !escaped;
    }
    if body.is_empty() {
        body.push_str("(?:)");
    }
    format!("/{body}/u")
}

fn is_plain(name: &str) -> bool {
    let mut chars = name.chars();
    chars
        .next()
        .is_some_and(|c| c.is_ascii_alphabetic() || c == '_' || c == '$')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
        && name != "__proto__"
        && name != "constructor"
}

/// Whether an editor would not show the character: controls, line separators, marks that turn the direction of text.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{61c}')
}

fn spell(c: char) -> String {
    let code = u32::from(c);
    if code <= 0xffff {
        format!("\\u{code:04x}")
    } else {
        format!("\\u{{{code:x}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_literal_holds_any_text() {
        assert_eq!(literal("it's `${x}`"), r"'it\'s `${x}`'");
        assert_eq!(
            literal("</script>\u{2028}\u{202e}\n\\"),
            r"'<\/script>\u2028\u202e\n\\'"
        );
    }

    #[test]
    fn a_comment_neither_ends_nor_gains_a_tag() {
        assert_eq!(
            comment_lines("a */ b\n@deprecated\u{202e}"),
            [r"a *\/ b", r"\@deprecated\u202e"]
        );
        assert_eq!(comment_line("me@example.org"), "me@example.org");
    }

    #[test]
    fn a_key_is_quoted_where_it_must_be() {
        assert_eq!(key("block_index"), "block_index");
        assert_eq!(key("2fa"), "'2fa'");
        assert_eq!(own_key("__proto__"), "['__proto__']");
    }

    #[test]
    fn a_slash_does_not_end_a_regular_expression() {
        assert_eq!(regular_expression("^(?:/[^/~])*$"), "/^(?:\\/[^/~])*$/u");
        assert_eq!(regular_expression("a\\/b"), "/a\\/b/u");
        assert_eq!(regular_expression(""), "/(?:)/u");
    }
}
