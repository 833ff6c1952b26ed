//! Finds the ends of JSON tokens in bytes. It knows no types, records no problems and allocates only
//! to resolve escapes; what it is lenient about, the reader checks when it gets there.

use std::borrow::Cow;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// Sets the high bit of each of eight bytes that is special. Borrows only run upwards from a true hit,
/// so the lowest bit that is set is exact.
#[inline]
fn special_lanes(word: u64) -> u64 {
    let quote = word ^ (ONES * b'"' as u64);
    let backslash = word ^ (ONES * b'\\' as u64);
    ((quote.wrapping_sub(ONES) & !quote)
        | (backslash.wrapping_sub(ONES) & !backslash)
        | (word.wrapping_sub(ONES * 0x20) & !word))
        & HIGHS
}

/// Counts the bytes before the first quote, backslash or control character.
pub(crate) fn plain_len(bytes: &[u8]) -> usize {
    let mut at = 0;
    while let Some(chunk) = bytes[at..].first_chunk::<8>() {
        let hit = special_lanes(u64::from_le_bytes(*chunk));
        if hit != 0 {
            return at + (hit.trailing_zeros() / 8) as usize;
        }
        at += 8;
    }
    if at > 0 && at < bytes.len() {
        // The last eight bytes overlap with what is known to be plain, which cannot hit.
        let hit = bytes
            .last_chunk::<8>()
            .map_or(0, |chunk| special_lanes(u64::from_le_bytes(*chunk)));
        return if hit == 0 {
            bytes.len()
        } else {
            bytes.len() - 8 + (hit.trailing_zeros() / 8) as usize
        };
    }
    let special = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20);
    at + bytes[at..].iter().position(special).unwrap_or(bytes.len() - at)
}

/// Gives the place of the first byte from `at` on that is not white space.
#[inline]
pub(crate) fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(at) {
        at += 1;
    }
    at
}

/// Gives the place of the closing quote of the string whose content starts at `at`.
pub(crate) fn string_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += plain_len(bytes.get(at..)?);
        match bytes.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => return None,
        }
    }
}

/// Gives the place behind the value that starts at `at`, without looking at what it is made of.
pub(crate) fn value_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    let mut depth = 0_usize;
    loop {
        match bytes.get(at)? {
            b'"' => at = string_end(bytes, at + 1)?,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.checked_sub(1)?,
            _ if depth > 0 => {}
            _ => {
                let delimiter = |byte: &u8| matches!(byte, b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t');
                return Some(at + bytes[at..].iter().position(delimiter).unwrap_or(bytes.len() - at));
            }
        }
        at += 1;
        if depth == 0 {
            return Some(at);
        }
    }
}

/// Walks the members of the object that starts at a place: each name, and where its value starts.
/// The walk ends early where the text is not JSON.
pub(crate) struct Members<'a> {
    text: &'a str,
    at: usize,
    value: Option<usize>,
}

/// Walks the members of the object whose brace is at `at`.
pub(crate) fn members(text: &str, at: usize) -> Members<'_> {
    Members {
        text,
        at: at + 1,
        value: None,
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = (Cow<'a, str>, usize);

    fn next(&mut self) -> Option<Self::Item> {
        let bytes = self.text.as_bytes();
        // A value's end is found when the next name is asked for: often nobody asks.
        if let Some(value) = self.value.take() {
            self.at = value_end(bytes, value)?;
        }
        let mut at = skip_space(bytes, self.at);
        if bytes.get(at) == Some(&b',') {
            at = skip_space(bytes, at + 1);
        }
        if bytes.get(at) != Some(&b'"') {
            return None;
        }
        let end = string_end(bytes, at + 1)?;
        let name = unescape(&self.text[at + 1..end])?.0;
        at = skip_space(bytes, end + 1);
        if bytes.get(at) != Some(&b':') {
            return None;
        }
        let value = skip_space(bytes, at + 1);
        self.value = Some(value);
        Some((name, value))
    }
}

/// Says whether all surrogates of a text had their partners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Surrogates {
    Paired,
    Lone,
}

/// Resolves the escapes of a string's content; a lone surrogate becomes U+FFFD. `None`: no such escape.
pub(crate) fn unescape(content: &str) -> Option<(Cow<'_, str>, Surrogates)> {
    let Some(first) = content.find('\\') else {
        return Some((Cow::Borrowed(content), Surrogates::Paired));
    };
    let mut surrogates = Surrogates::Paired;
    let mut text = String::with_capacity(content.len());
    let mut rest = content;
    let mut next = Some(first);
    while let Some(at) = next {
        text.push_str(&rest[..at]);
        let escape = rest[at + 1..].chars().next()?;
        rest = &rest[at + 1 + escape.len_utf8()..];
        match escape {
            '"' | '\\' | '/' => text.push(escape),
            'b' => text.push('\u{8}'),
            'f' => text.push('\u{c}'),
            'n' => text.push('\n'),
            'r' => text.push('\r'),
            't' => text.push('\t'),
            'u' => {
                let (c, behind) = unicode_escape(rest)?;
                rest = behind;
                if c.is_none() {
                    surrogates = Surrogates::Lone;
                }
                text.push(c.unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            _ => return None,
        }
        next = rest.find('\\');
    }
    text.push_str(rest);
    Some((Cow::Owned(text), surrogates))
}

/// Reads the digits behind `\u`, and the second half of a pair; gives what stands behind them.
fn unicode_escape(rest: &str) -> Option<(Option<char>, &str)> {
    let (unit, rest) = four_digits(rest)?;
    if !(0xD800..0xDC00).contains(&unit) {
        return Some((char::from_u32(unit), rest));
    }
    let Some(second) = rest.strip_prefix("\\u") else {
        return Some((None, rest));
    };
    let (low, behind) = four_digits(second)?;
    match low {
        0xDC00..0xE000 => Some((
            char::from_u32(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)),
            behind,
        )),
        _ => Some((None, rest)),
    }
}

fn four_digits(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) = text.split_at_checked(4)?;
    let hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    hex.then(|| u32::from_str_radix(digits, 16).ok())
        .flatten()
        .map(|unit| (unit, rest))
}

/// Says where a number ends and whether it is digits alone; `None`: it is not a JSON number.
pub(crate) fn number_end(bytes: &[u8], start: usize) -> Option<(usize, NumberForm)> {
    let digits = |mut at: usize| {
        let first = at;
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        (at > first).then_some(at)
    };
    let first = if bytes.get(start) == Some(&b'-') {
        start + 1
    } else {
        start
    };
    let mut at = digits(first)?;
    if bytes[first] == b'0' && at > first + 1 {
        return None;
    }
    let mut form = NumberForm::Digits;
    if bytes.get(at) == Some(&b'.') {
        at = digits(at + 1)?;
        form = NumberForm::Fraction;
    }
    if let Some(b'e' | b'E') = bytes.get(at) {
        at += 1;
        if let Some(b'+' | b'-') = bytes.get(at) {
            at += 1;
        }
        at = digits(at)?;
        form = NumberForm::Exponent;
    }
    Some((at, form))
}

/// Says how a number is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberForm {
    /// Digits alone, perhaps with a sign.
    Digits,
    /// With a fraction and no exponent.
    Fraction,
    /// With an exponent.
    Exponent,
}
