//! A text of the user's → the same text on one line, with everything in it to be seen.
//!
//! Messages quote names and values; a line break in one would end the message, and a control or direction character
//! would speak to the terminal instead of to its reader.

/// Spells what ends a line or cannot be seen as an escape: a line feed becomes `\n`.
pub fn visible(text: &str) -> String {
    if !text.contains(is_hidden) {
        return text.to_owned();
    }
    let spelled = text.chars().map(|c| match c {
        '\n' => "\\n".to_owned(),
        '\r' => "\\r".to_owned(),
        '\t' => "\\t".to_owned(),
        c if is_hidden(c) => c.escape_unicode().to_string(),
        c => c.to_string(),
    });
    spelled.collect()
}

fn is_hidden(c: char) -> bool {
    let ends_or_turns = matches!(c, '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{feff}');
    c.is_control() || ends_or_turns || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn a_text_stays_on_its_line_and_says_what_is_in_it() {
        assert_eq!(visible("größe 🦀"), "größe 🦀");
        assert_eq!(visible("1.0.0\nS\t\r"), "1.0.0\\nS\\t\\r");
        assert_eq!(visible("\u{1b}[2J\u{202e}"), "\\u{1b}[2J\\u{202e}");
    }
}
