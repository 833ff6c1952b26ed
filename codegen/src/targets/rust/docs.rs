//! Turns prose of the registry into the lines of a Rust doc comment. A description is never code: rustdoc
//! runs code blocks, passes HTML through and resolves links, so none of them may come from a description.

use cantus_registry::model::{Meta, Stability};

/// The lines of one doc comment, without the slashes.
pub type Docs = Vec<String>;

/// Gives the doc comment of an item; `fallback` is said where the item has no prose of its own.
pub fn of_item(meta: &Meta, fallback: &str) -> Docs {
    let mut docs = of_field(meta);
    if docs.is_empty() {
        docs = prose(fallback);
    }
    if let Some(use_when) = &meta.use_when {
        paragraph(&mut docs, &format!("Use it when: {use_when}"));
    }
    for (other, why) in &meta.instead_of {
        paragraph(&mut docs, &format!("Instead of `{other}`: {why}"));
    }
    if meta.stability == Stability::Experimental {
        paragraph(&mut docs, "Experimental: it may change in any release.");
    }
    if let Some(since) = &meta.since {
        paragraph(&mut docs, &format!("Since {since}."));
    }
    docs
}

/// Gives the doc comment of a field or an enum member: its prose alone.
pub fn of_field(meta: &Meta) -> Docs {
    let mut docs = Vec::new();
    for text in [&meta.summary, &meta.description].into_iter().flatten() {
        paragraph(&mut docs, text);
    }
    docs
}

/// Gives the lines of one piece of prose.
pub fn prose(text: &str) -> Docs {
    let mut docs = Vec::new();
    paragraph(&mut docs, text);
    docs
}

fn paragraph(docs: &mut Docs, text: &str) {
    let lines: Vec<String> = text
        .split(['\n', '\r', '\u{2028}', '\u{2029}', '\u{85}', '\u{b}', '\u{c}'])
        .map(line)
        .collect();
    let Some(first) = lines.iter().position(|line| !line.is_empty()) else {
        return;
    };
    let last = lines.iter().rposition(|line| !line.is_empty()).unwrap_or(first);
    if !docs.is_empty() {
        docs.push(String::new());
    }
    docs.extend_from_slice(&lines[first..=last]);
}

/// Escapes one line. White space is folded, so that no line is indented into a code block.
fn line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let mut escaped = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('`') {
        let (before, behind) = rest.split_at(at);
        push_text(&mut escaped, before);
        match code_span(behind) {
            Some(span) => {
                push_visible(&mut escaped, span);
                rest = &behind[span.len()..];
            }
            None => {
                escaped.push_str("\\`");
                rest = &behind[1..];
            }
        }
    }
    push_text(&mut escaped, rest);
    escaped
}

/// Gives the code span at the start of a text: text between two single backticks.
fn code_span(text: &str) -> Option<&str> {
    let content = text.strip_prefix('`')?;
    let end = content.find('`')?;
    let single = end > 0 && !content[end + 1..].starts_with('`');
    single.then(|| &text[..end + 2])
}

/// Adds text outside code spans, with what Markdown would make of it escaped.
fn push_text(escaped: &mut String, text: &str) {
    for c in text.chars() {
        if matches!(c, '\\' | '<' | '[' | '~' | '&') {
            escaped.push('\\');
        }
        push_char(escaped, c);
    }
}

fn push_visible(escaped: &mut String, text: &str) {
    for c in text.chars() {
        push_char(escaped, c);
    }
}

/// Adds a character; those that reorder or hide text are spelled (rustc refuses them in comments).
fn push_char(escaped: &mut String, c: char) {
    let hidden = c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{61c}' | '\u{feff}');
    if hidden {
        escaped.push_str(&format!("U+{:04X}", u32::from(c)));
    } else {
        escaped.push(c);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, lines: &[&str]) {
        assert_eq!(prose(text), lines);
    }

    #[test]
    fn code_spans_stay_and_everything_else_is_text() {
        check(
            "Resume from `details.latest_sequence`.",
            &["Resume from `details.latest_sequence`."],
        );
        check("a ` alone", &["a \\` alone"]);
        check("```\npanic!()\n```", &["\\`\\`\\`", "panic!()", "\\`\\`\\`"]);
        check("    let x = 1;", &["let x = 1;"]);
        check("~~~ [x](javascript:y)", &["\\~\\~\\~ \\[x](javascript:y)"]);
        check("</script> \\<b> `<i>` &lt;", &["\\</script> \\\\\\<b> `<i>` \\&lt;"]);
    }

    #[test]
    fn lines_and_marks_are_kept_apart_from_code() {
        check("one\n\ntwo\n", &["one", "", "two"]);
        check("*/ \u{202e}evil", &["*/ U+202Eevil"]);
        check(" \n ", &[]);
    }
}
