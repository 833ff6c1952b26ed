//! An error to what goes over the wire: its document, with every text cleaned.

use std::borrow::Cow;

use super::plain::{MESSAGE_LIMIT, TEXT_LIMIT, one_line, plain, replaced};
use crate::escape::push_string;
use crate::scan::{string_end, unescape};
use crate::{Clearance, EncodeError, View, Wire, decode, encode};

/// The member that says what happened, on one line.
const MESSAGE: &str = "message";

/// How texts are cleaned.
#[derive(Clone, Copy)]
enum Way {
    /// What does not belong is taken out, and what is too long is cut.
    Out,
    /// What does not belong is replaced, so that nothing gets shorter.
    Replace,
}

/// Writes an error as a clearance shows it, cleaned.
///
/// Should a cleaned text no longer be one of its type, say for a pattern, its control characters are replaced instead;
/// and if that does not do either, nothing is sent.
pub(super) fn body<E: Wire>(error: &E, clearance: Clearance) -> Result<Vec<u8>, EncodeError> {
    let mut written = Vec::new();
    encode(error, clearance, &mut written)?;
    let written = String::from_utf8(written).expect("a writer writes texts");
    let Cow::Owned(cleaned) = clean(&written, Way::Out) else {
        return Ok(written.into_bytes());
    };
    if decode::<E>(cleaned.as_bytes(), View::Emit).is_ok() {
        return Ok(cleaned.into_bytes());
    }
    let replaced = clean(&written, Way::Replace).into_owned();
    match decode::<E>(replaced.as_bytes(), View::Emit) {
        Ok(_) => Ok(replaced.into_bytes()),
        Err(error) => Err(EncodeError {
            problems: error.problems,
            omitted: error.omitted,
        }),
    }
}

/// Cleans every text of a document that a writer wrote. Names of members stay, since they are declared or data.
fn clean(json: &str, way: Way) -> Cow<'_, str> {
    let bytes = json.as_bytes();
    let mut cleaned = String::new();
    let (mut copied, mut at, mut depth, mut key) = (0, 0, 0_usize, "");
    while at < bytes.len() {
        match bytes[at] {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b'"' => {
                let end = string_end(bytes, at + 1).expect("a writer ends its strings");
                let content = &json[at + 1..end];
                if bytes.get(end + 1) == Some(&b':') {
                    if depth == 1 {
                        key = content;
                    }
                } else if let Some(text) = cleaned_text(content, way, if depth == 1 { key } else { "" }) {
                    cleaned.push_str(&json[copied..at]);
                    push_string(&mut cleaned, &text);
                    copied = end + 1;
                }
                at = end;
            }
            _ => {}
        }
        at += 1;
    }
    if copied == 0 {
        return Cow::Borrowed(json);
    }
    cleaned.push_str(&json[copied..]);
    Cow::Owned(cleaned)
}

/// Gives what a text has to become, if it is not clean; `key` is the member of the error that it is, if it is one.
fn cleaned_text(content: &str, way: Way, key: &str) -> Option<String> {
    let (text, _) = unescape(content).expect("a writer writes escapes that there are");
    let cleaned = match way {
        Way::Out if key == MESSAGE => one_line(&text, MESSAGE_LIMIT),
        Way::Out => plain(&text, TEXT_LIMIT),
        Way::Replace => replaced(&text),
    };
    match cleaned {
        Cow::Borrowed(_) => None,
        Cow::Owned(cleaned) => Some(cleaned),
    }
}
