//! The scalars whose text has a form: what is a timestamp, a date, a UUID, base64 or a decimal integer.

/// Whether a text is the canonical decimal form of a value of the integer type.
pub(super) fn is_decimal<T: std::str::FromStr + ToString>(text: &str) -> bool {
    text.parse::<T>().is_ok_and(|value| value.to_string() == text)
}

/// Whether a text is an RFC 3339 full-date of the calendar.
pub(super) fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
        return false;
    }
    let (Some(year), Some(month), Some(day)) = (digits(&bytes[..4]), digits(&bytes[5..7]), digits(&bytes[8..])) else {
        return false;
    };
    (1..=days(year, month)).contains(&day)
}

/// Whether a text is an RFC 3339 date-time: capital `T`, `Z` or a numeric offset, no second 60.
pub(super) fn is_timestamp(text: &str) -> bool {
    let bytes = text.as_bytes();
    let Some((date, time)) = text.split_at_checked(10).filter(|(date, _)| is_date(date)) else {
        return false;
    };
    let time = time.as_bytes();
    let clock = time.len() > 9 && time[0] == b'T' && time[3] == b':' && time[6] == b':';
    if !clock || bytes.len() < date.len() + 10 || !is_clock(&time[1..3], &time[4..6]) || !below(&time[7..9], 60) {
        return false;
    }
    is_offset(after_fraction(&time[9..]))
}

/// What follows a fraction of one to nine digits; nothing legal if the fraction is none.
fn after_fraction(text: &[u8]) -> &[u8] {
    let [b'.', rest @ ..] = text else { return text };
    let count = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if (1..=9).contains(&count) { &rest[count..] } else { &[] }
}

fn is_offset(text: &[u8]) -> bool {
    match text {
        b"Z" => true,
        [b'+' | b'-', h1, h2, b':', m1, m2] => is_clock(&[*h1, *h2], &[*m1, *m2]),
        _ => false,
    }
}

fn is_clock(hours: &[u8], minutes: &[u8]) -> bool {
    below(hours, 24) && below(minutes, 60)
}

fn below(text: &[u8], limit: u32) -> bool {
    digits(text).is_some_and(|number| number < limit)
}

fn digits(text: &[u8]) -> Option<u32> {
    text.iter().try_fold(0, |number, byte| {
        byte.is_ascii_digit().then(|| number * 10 + u32::from(byte - b'0'))
    })
}

fn days(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

/// Whether a text is 8-4-4-4-12 hexadecimal digits.
pub(super) fn is_uuid(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

/// How many bytes a text of RFC 4648 §4 stands for; `None` if it is not padded, or not canonical.
pub(super) fn base64_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    if !bytes.len().is_multiple_of(4) {
        return None;
    }
    let padding = bytes.iter().rev().take_while(|byte| **byte == b'=').count();
    let body = &bytes[..bytes.len() - padding.min(bytes.len())];
    let last = match body.last() {
        Some(last) => sextet(*last)?,
        None => return (padding == 0).then_some(0),
    };
    if !body.iter().all(|byte| sextet(*byte).is_some()) {
        return None;
    }
    let spare = match padding {
        0 => 0,
        1 => last & 0b11,
        2 => last & 0b1111,
        _ => return None,
    };
    (spare == 0).then_some(bytes.len() / 4 * 3 - padding)
}

fn sextet(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_are_rfc_3339_with_real_days() {
        for (text, legal) in [
            ("2024-02-29T23:59:59Z", true),
            ("2023-02-29T23:59:59Z", false),
            ("1900-02-29T00:00:00Z", false),
            ("2000-02-29T00:00:00Z", true),
            ("2024-01-01T00:00:00.123456789Z", true),
            ("2024-01-01T00:00:00.1234567890Z", false),
            ("2024-01-01T00:00:00.Z", false),
            ("2024-01-01T00:00:00", false),
            ("2024-01-01T00:00:00+23:59", true),
            ("2024-01-01T00:00:00-00:00", true),
            ("2024-01-01T00:00:00+24:00", false),
            ("2024-01-01T00:00:00+0100", false),
            ("2024-01-01T00:00:60Z", false),
            ("2024-01-01T24:00:00Z", false),
            ("2024-01-01t00:00:00Z", false),
            ("2024-01-01T00:00:00z", false),
            ("2024-01-01 00:00:00Z", false),
            ("2024-04-31T00:00:00Z", false),
            ("2024-13-01T00:00:00Z", false),
            ("2024-00-01T00:00:00Z", false),
            ("2024-01-00T00:00:00Z", false),
            ("2024-01-01T00:00:0é", false),
            ("2024-01-0é", false),
            ("", false),
        ] {
            assert_eq!(is_timestamp(text), legal, "{text}");
        }
        assert!(is_date("0000-02-29") && !is_date("2024-1-01") && !is_date("2024-02-30"));
    }

    #[test]
    fn decimals_are_canonical_and_in_range() {
        for (text, signed, unsigned) in [
            ("0", true, true),
            ("-0", false, false),
            ("00", false, false),
            ("+1", false, false),
            ("-1", true, false),
            ("9223372036854775807", true, true),
            ("9223372036854775808", false, true),
            ("-9223372036854775808", true, false),
            ("18446744073709551616", false, false),
            ("1.0", false, false),
            ("", false, false),
            (" 1", false, false),
        ] {
            assert_eq!(
                (is_decimal::<i64>(text), is_decimal::<u64>(text)),
                (signed, unsigned),
                "{text}"
            );
        }
    }

    #[test]
    fn base64_is_padded_and_canonical() {
        for (text, length) in [
            ("", Some(0)),
            ("AA==", Some(1)),
            ("AB==", None),
            ("AAA=", Some(2)),
            ("AAB=", None),
            ("AAAA", Some(3)),
            ("AAA", None),
            ("A===", None),
            ("====", None),
            ("AA=A", None),
            ("AA==AAAA", None),
            ("AA-_", None),
            ("AA\n=", None),
        ] {
            assert_eq!(base64_length(text), length, "{text:?}");
        }
    }

    #[test]
    fn uuids_are_five_groups_in_either_case() {
        assert!(is_uuid("0123abcd-ABCD-0123-4567-89abcdefABCD"));
        assert!(!is_uuid("0123abcd0ABCD-0123-4567-89abcdefABCD"));
        assert!(!is_uuid("{0123abcd-ABCD-0123-4567-89abcdefABCD}"));
        assert!(!is_uuid("0123abcg-ABCD-0123-4567-89abcdefABCD"));
    }
}
