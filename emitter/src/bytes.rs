//! `bytes` on the wire: the one canonical base64 spelling of RFC 4648 §4.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// Says that a text is not canonical base64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotBase64;

impl fmt::Display for NotBase64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("must be base64 with padding and no spare bits")
    }
}

/// Reads base64. The decoder refuses missing padding, other alphabets, white space and spare bits.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, NotBase64> {
    STANDARD.decode(text).map_err(|_| NotBase64)
}

/// Writes base64.
pub(crate) fn encode(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}
