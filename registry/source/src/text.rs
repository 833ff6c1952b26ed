//! Bytes of a file → its text.

use std::sync::Arc;

use crate::place::Place;
use crate::problem::{Offence, Problem};

/// More bytes than this no person writes into one file.
pub const LARGEST: usize = 4 * 1024 * 1024;

/// The text of a file, without a byte order mark.
///
/// # Errors
///
/// When it is larger than [`LARGEST`], or not UTF-8.
pub fn text<'b>(file: &Arc<str>, bytes: &'b [u8]) -> Result<&'b str, Box<Problem>> {
    let start = Place {
        file: file.clone(),
        line: 1,
        column: 1,
    };
    if bytes.len() > LARGEST {
        let message = format!("the file has {} bytes; at most {LARGEST} are read", bytes.len());
        let problem = Problem::new(Offence::TooLarge, &start, message);
        return Err(Box::new(problem.help("see whether it is the right file, or split it")));
    }
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let valid = &bytes[..error.valid_up_to()];
        let good = String::from_utf8_lossy(valid);
        let place = Place {
            line: good.matches('\n').count() + 1,
            column: good.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1,
            ..start
        };
        let message = format!(
            "the file is not UTF-8: the byte 0x{:02x} stands where a character should begin",
            bytes[valid.len()]
        );
        Box::new(Problem::new(Offence::NotUtf8, &place, message).help("save the file as UTF-8"))
    })
}
