//! Strings as JSON spells them: only what must be escaped is.

use crate::scan::plain_len;

/// Is somewhere that JSON text is appended to.
pub(crate) trait Sink {
    fn text(&mut self, text: &str);
}

impl Sink for String {
    fn text(&mut self, text: &str) {
        self.push_str(text);
    }
}

impl Sink for Vec<u8> {
    #[inline]
    fn text(&mut self, text: &str) {
        self.extend_from_slice(text.as_bytes());
    }
}

/// Appends a text as a JSON string.
#[inline]
pub(crate) fn push_string(out: &mut impl Sink, text: &str) {
    out.text("\"");
    if plain_len(text.as_bytes()) == text.len() {
        out.text(text);
    } else {
        push_escaped(out, text);
    }
    out.text("\"");
}

fn push_escaped(out: &mut impl Sink, text: &str) {
    let mut rest = text;
    loop {
        let plain = plain_len(rest.as_bytes());
        out.text(&rest[..plain]);
        let Some(byte) = rest.as_bytes().get(plain) else {
            return;
        };
        match byte {
            b'"' => out.text("\\\""),
            b'\\' => out.text("\\\\"),
            b'\n' => out.text("\\n"),
            b'\r' => out.text("\\r"),
            b'\t' => out.text("\\t"),
            0x08 => out.text("\\b"),
            0x0c => out.text("\\f"),
            control => out.text(&format!("\\u{control:04x}")),
        }
        rest = &rest[plain + 1..];
    }
}
