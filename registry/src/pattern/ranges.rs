//! Sets of code points as sorted inclusive ranges. The surrogates are no code points of a text: a range may span them.

/// An inclusive range.
pub(super) type Range = (char, char);

/// What `.` leaves out.
pub(super) const LINE_ENDS: &[Range] = &[('\n', '\n'), ('\r', '\r'), ('\u{2028}', '\u{2029}')];

/// Sorts ranges and joins those that touch.
pub(super) fn merged(mut ranges: Vec<Range>) -> Vec<Range> {
    ranges.sort_unstable();
    let mut apart: Vec<Range> = Vec::with_capacity(ranges.len());
    for (low, high) in ranges {
        match apart.last_mut() {
            Some((_, last)) if low <= *last || Some(low) == after(*last) => *last = (*last).max(high),
            _ => apart.push((low, high)),
        }
    }
    apart
}

/// What sorted ranges leave out.
pub(super) fn complement(ranges: &[Range]) -> Vec<Range> {
    let mut out = Vec::with_capacity(ranges.len() + 1);
    let mut low = Some('\0');
    for &(begin, end) in ranges {
        if let (Some(low), Some(high)) = (low, before(begin))
            && low <= high
        {
            out.push((low, high));
        }
        low = after(end);
    }
    out.extend(low.map(|low| (low, char::MAX)));
    out
}

/// Whether two sorted sets share a code point.
pub(super) fn overlap(one: &[Range], other: &[Range]) -> bool {
    let (mut left, mut right) = (one.iter().peekable(), other.iter().peekable());
    while let (Some(a), Some(b)) = (left.peek(), right.peek()) {
        if a.1 < b.0 {
            left.next();
        } else if b.1 < a.0 {
            right.next();
        } else {
            return true;
        }
    }
    false
}

fn after(c: char) -> Option<char> {
    match c {
        '\u{d7ff}' => Some('\u{e000}'),
        c => char::from_u32(u32::from(c) + 1),
    }
}

fn before(c: char) -> Option<char> {
    match c {
        '\u{e000}' => Some('\u{d7ff}'),
        c => u32::from(c).checked_sub(1).and_then(char::from_u32),
    }
}
