//! Makes a text of the registry safe for its place in Markdown, so that it shows as the text it is: no link, no HTML,
//! no markup comes from it. Only code spans do, since prose is written with them.

/// What a reader would not see, or would see elsewhere than it stands.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// One line of text, with white space folded and what is hidden spelled.
fn visible(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut visible = String::with_capacity(text.len());
    for c in words.join(" ").chars() {
        if is_hidden(c) {
            visible.push_str(&format!("U+{:04X}", u32::from(c)));
        } else {
            visible.push(c);
        }
    }
    visible
}

/// The paragraphs of a description, each on one line; code spans in it are code.
pub fn prose(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n");
    let mut paragraphs = Vec::new();
    let mut lines = Vec::new();
    for line in text.split('\n').chain([""]) {
        if !line.trim().is_empty() {
            lines.push(line);
        } else if !lines.is_empty() {
            paragraphs.push(self::line(&std::mem::take(&mut lines).join(" ")));
        }
    }
    paragraphs
}

/// A text on one line; code spans in it are code.
pub fn line(text: &str) -> String {
    let text = visible(text);
    let mut escaped = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('`') {
        push_text(&mut escaped, &rest[..at]);
        let behind = &rest[at..];
        match code_span(behind) {
            Some(content) => {
                escaped.push_str(&code(content));
                rest = &behind[content.len() + 2..];
            }
            None => {
                let run = behind.bytes().take_while(|byte| *byte == b'`').count();
                escaped.push_str(&"\\`".repeat(run));
                rest = &behind[run..];
            }
        }
    }
    push_text(&mut escaped, rest);
    guarded(escaped)
}

/// What stands between two single backticks at the start of a text.
fn code_span(text: &str) -> Option<&str> {
    let content = text.strip_prefix('`')?;
    let end = content.find('`')?;
    let is_single = end > 0 && !content[end + 1..].starts_with('`');
    (is_single && !content[..end].trim().is_empty()).then(|| &content[..end])
}

/// Adds text outside code with what Markdown, or a reader of Markdown that knows more, would make of it escaped.
fn push_text(escaped: &mut String, text: &str) {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let rest = &text[at + c.len_utf8()..];
        let is_markup = match c {
            '\\' | '*' | '[' | ']' | '<' | '>' | '~' | '&' | '$' => true,
            // Inside a word it is a letter.
            '_' => !(before.is_alphanumeric() && rest.starts_with(char::is_alphanumeric)),
            // What follows would be taken for an address.
            ':' => rest.starts_with("//"),
            '.' => text[..at].to_ascii_lowercase().ends_with("www"),
            _ => false,
        };
        if is_markup {
            escaped.push('\\');
        }
        escaped.push(c);
        before = c;
    }
}

/// Keeps the start of a line from being taken for a heading, a list or a rule.
fn guarded(line: String) -> String {
    if line.starts_with(['#', '-', '+', '=']) {
        return format!("\\{line}");
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    // A number is a list only where a space follows its dot.
    let behind = rest.strip_prefix(['.', ')']).filter(|_| digits > 0);
    if behind.is_some_and(|behind| behind.is_empty() || behind.starts_with(' ')) {
        return format!("{number}\\{rest}");
    }
    line
}

/// A text as code, on one line.
pub fn code(text: &str) -> String {
    let mut content = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) || (c.is_whitespace() && c != ' ') {
            content.push_str(&format!("U+{:04X}", u32::from(c)));
        } else {
            content.push(c);
        }
    }
    if content.is_empty() || content.contains("\\|") {
        // No code span is empty, and in a table none says a bar behind a backslash.
        return format!("<code>{}</code>", entities(&content));
    }
    let fence = "`".repeat(longest_run(&content) + 1);
    let is_padded = content.starts_with(['`', ' ']) || content.ends_with(['`', ' ']);
    let pad = if is_padded { " " } else { "" };
    format!("{fence}{pad}{content}{pad}{fence}")
}

fn entities(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii_punctuation() {
            escaped.push_str(&format!("&#{};", u32::from(c)));
        } else {
            escaped.push(c);
        }
    }
    escaped
}

fn longest_run(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}

/// What is ready for a line made ready for a cell of a table: a bar would end it.
pub fn cell(ready: &str) -> String {
    ready.replace('|', "\\|")
}

/// A fence that no line of the code closes.
pub fn fence(code: &str) -> String {
    "`".repeat((longest_run(code) + 1).max(3))
}

/// JSON with what is hidden in its strings escaped, as JSON can.
pub fn json(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        let is_line_end = matches!(c, '\u{85}' | '\u{2028}' | '\u{2029}');
        if (is_hidden(c) && c != '\n') || is_line_end {
            let mut units = [0; 2];
            for unit in c.encode_utf16(&mut units) {
                escaped.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            escaped.push(c);
        }
    }
    escaped
}

/// A text between the quotes of a diagram's label, where only entities escape.
pub fn label(text: &str) -> String {
    let mut escaped = String::new();
    for c in visible(text).chars() {
        match c {
            ' ' | '_' | '.' | ',' | ':' | '/' | '-' | '=' | '→' => escaped.push(c),
            c if c.is_alphanumeric() => escaped.push(c),
            c => escaped.push_str(&format!("#{};", u32::from(c))),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(line(text), expected);
    }

    #[test]
    fn words_stay_words() {
        check(
            "An answer's text, block_index and 3 < 4.",
            "An answer's text, block_index and 3 \\< 4.",
        );
        check(
            "Read `details.latest_sequence` again.",
            "Read `details.latest_sequence` again.",
        );
        check("# no heading", "\\# no heading");
        check("1. no list", "1\\. no list");
        check("1.0.0 is a version", "1.0.0 is a version");
        check(
            "see https://a.example and www.b.example",
            "see https\\://a.example and www\\.b.example",
        );
        check(
            "[a](b) *c* _d_ ~~e~~ &amp;",
            "\\[a\\](b) \\*c\\* \\_d\\_ \\~\\~e\\~\\~ \\&amp;",
        );
        check("turned \u{202e} round\u{0}", "turned U+202E roundU+0000");
        check("a ` alone, ``two``", "a \\` alone, \\`\\`two\\`\\`");
    }

    #[test]
    fn paragraphs_stay_apart() {
        assert_eq!(prose("one\ntwo\n\n  three\r\n"), ["one two", "three"]);
        assert_eq!(prose("  \n"), Vec::<String>::new());
    }

    #[test]
    fn code_is_code_whatever_it_holds() {
        for (text, expected) in [
            ("a b", "`a b`"),
            ("a`b", "``a`b``"),
            ("`", "`` ` ``"),
            ("", "<code></code>"),
            ("a\nb", "`aU+000Ab`"),
            ("\\|", "<code>&#92;&#124;</code>"),
            ("string | null", "`string | null`"),
        ] {
            assert_eq!(code(text), expected);
        }
        assert_eq!(cell(&code("string | null")), "`string \\| null`");
        assert_eq!(fence("a ```` b"), "`````");
        assert_eq!(json("\"\u{202e}\u{e0001}\""), "\"\\u202e\\udb40\\udc01\"");
    }
}
