//! What a scalar is by JSON's rules; `no`, `017`, `+1`, `~` and `2024-01-01` are strings.

use crate::node::{Scalar, Style};

/// A scalar's value as JSON would read it.
#[derive(Debug, PartialEq)]
pub enum Plain {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number.
    Number(serde_json::Number),
    /// A number beyond binary64.
    Huge,
    /// Everything else, and everything quoted.
    String,
}

impl Scalar<'_> {
    /// What the scalar is by JSON's rules.
    pub fn plain(&self) -> Plain {
        if self.style == Style::Quoted {
            return Plain::String;
        }
        match self.text.as_ref() {
            "null" => Plain::Null,
            "true" => Plain::Bool(true),
            "false" => Plain::Bool(false),
            text if is_number(text) => serde_json::from_str(text).map_or(Plain::Huge, Plain::Number),
            _ => Plain::String,
        }
    }
}

/// Whether a text is a number in JSON's grammar.
pub(crate) fn is_number(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    let (whole, text) = split_digits(text);
    if whole.is_empty() || (whole.len() > 1 && whole.starts_with('0')) {
        return false;
    }
    let text = match text.strip_prefix('.').map(split_digits) {
        None => text,
        Some(("", _)) => return false,
        Some((_, text)) => text,
    };
    match text.strip_prefix(['e', 'E']) {
        None => text.is_empty(),
        Some(exponent) => {
            let (digits, text) = split_digits(exponent.strip_prefix(['+', '-']).unwrap_or(exponent));
            !digits.is_empty() && text.is_empty()
        }
    }
}

fn split_digits(text: &str) -> (&str, &str) {
    text.split_at(text.bytes().take_while(u8::is_ascii_digit).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_json() {
        for number in [
            "0",
            "-0",
            "1",
            "10",
            "-1.5",
            "1e5",
            "1E+5",
            "0.5e-3",
            "123456789012345678901234567890",
        ] {
            assert!(is_number(number), "{number}");
        }
        for text in [
            "",
            "-",
            "+1",
            "01",
            "017",
            "1.",
            ".5",
            "1_000",
            "0x10",
            ".inf",
            "1e",
            "1e+",
            "2024-01-01",
            "1.0.0",
            "1 ",
            "٣",
        ] {
            assert!(!is_number(text), "{text}");
        }
    }
}
