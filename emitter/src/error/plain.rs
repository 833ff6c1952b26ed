//! Texts to plain texts: without what a terminal would take for a command, and not longer than a reader bears.

use std::borrow::Cow;

/// How many code points of an error's message go over the wire.
pub const MESSAGE_LIMIT: usize = 1_000;

/// How many code points of any other text of an error go over the wire.
pub const TEXT_LIMIT: usize = 10_000;

/// Gives a text without control characters and terminal escapes, cut to a number of code points; line feeds and tabs stay.
///
/// A text that is cut ends with `…`. A text of which nothing has to go is borrowed.
pub fn plain(text: &str, limit: usize) -> Cow<'_, str> {
    cut(clean(text, Breaks::Kept), limit)
}

/// Does what [`plain`] does, and makes one line of it: white space that breaks lines is a single space.
pub fn one_line(text: &str, limit: usize) -> Cow<'_, str> {
    cut(clean(text, Breaks::Joined), limit)
}

/// Gives a text of the same length without control characters: U+FFFD stands for each.
pub(super) fn replaced(text: &str) -> Cow<'_, str> {
    if text.chars().any(char::is_control) {
        Cow::Owned(text.replace(char::is_control, "\u{FFFD}"))
    } else {
        Cow::Borrowed(text)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Breaks {
    Kept,
    Joined,
}

impl Breaks {
    fn allows(self, c: char) -> bool {
        match self {
            Self::Kept => matches!(c, '\n' | '\t'),
            Self::Joined => false,
        }
    }
}

fn clean(text: &str, breaks: Breaks) -> Cow<'_, str> {
    let goes = |c: char| (c.is_control() && !breaks.allows(c)) || (breaks == Breaks::Joined && is_break(c));
    let Some(first) = text.find(goes) else {
        return Cow::Borrowed(text);
    };
    let mut kept = String::with_capacity(text.len());
    kept.push_str(&text[..first]);
    let mut rest = &text[first..];
    while let Some(c) = rest.chars().next() {
        let behind = &rest[c.len_utf8()..];
        rest = match c {
            '\u{1b}' => behind_escape(behind),
            // The same as ESC [, and as what opens a string, in one character.
            '\u{9b}' => behind_sequence(behind),
            '\u{90}' | '\u{98}' | '\u{9d}'..='\u{9f}' => behind_string(behind),
            c if is_break(c) => {
                push_break(&mut kept, c, breaks);
                behind.strip_prefix('\n').filter(|_| c == '\r').unwrap_or(behind)
            }
            c if c.is_control() => behind,
            c => {
                kept.push(c);
                behind
            }
        };
    }
    Cow::Owned(kept)
}

/// Says whether a character breaks a line or jumps within one.
fn is_break(c: char) -> bool {
    matches!(c, '\t'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

fn push_break(kept: &mut String, c: char, breaks: Breaks) {
    match breaks {
        Breaks::Joined if kept.is_empty() || kept.ends_with(' ') => {}
        Breaks::Joined => kept.push(' '),
        Breaks::Kept if matches!(c, '\t' | '\u{2028}' | '\u{2029}') => kept.push(c),
        Breaks::Kept => kept.push('\n'),
    }
}

/// Gives what stands behind an escape sequence whose ESC is gone.
fn behind_escape(rest: &str) -> &str {
    let Some(c) = rest.chars().next() else { return rest };
    match c {
        '[' => behind_sequence(&rest[1..]),
        ']' | 'P' | 'X' | '^' | '_' => behind_string(&rest[1..]),
        ' '..='~' => {
            let behind = rest.trim_start_matches(|c| matches!(c, ' '..='/'));
            behind.strip_prefix(|c| matches!(c, '0'..='~')).unwrap_or(behind)
        }
        _ => rest,
    }
}

/// Gives what stands behind the parameters and the last character of a control sequence.
fn behind_sequence(rest: &str) -> &str {
    let behind = rest.trim_start_matches(|c| matches!(c, ' '..='?'));
    behind.strip_prefix(|c| matches!(c, '@'..='~')).unwrap_or(behind)
}

/// Gives what stands behind a string for the terminal, such as a window's title. One that never ends takes nothing along.
fn behind_string(rest: &str) -> &str {
    let Some(end) = rest.find(['\u{7}', '\u{1b}', '\u{9c}', '\n', '\r']) else {
        return rest;
    };
    let behind = &rest[end..];
    match behind.chars().next() {
        Some(c @ ('\u{7}' | '\u{9c}')) => &behind[c.len_utf8()..],
        _ => behind.strip_prefix("\u{1b}\\").unwrap_or(rest),
    }
}

fn cut(text: Cow<'_, str>, limit: usize) -> Cow<'_, str> {
    // A text of few bytes has few code points.
    if text.len() <= limit || text.chars().nth(limit).is_none() {
        return text;
    }
    let mut short: String = text.chars().take(limit.saturating_sub(1)).collect();
    short.push('…');
    Cow::Owned(short)
}
