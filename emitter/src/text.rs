//! Scalars that are texts of a certain form and keep their text: what was read is what is written.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Reader, Wire, Writer};

/// Says that a text does not have the form of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormError {
    expected: &'static str,
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "must be {}", self.expected)
    }
}

impl std::error::Error for FormError {}

macro_rules! text_scalar {
    ($(#[$docs:meta])* $name:ident, $is:ident, $expected:literal) => {
        $(#[$docs])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Box<str>);

        impl $name {
            /// Gives the text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = FormError;

            fn from_str(text: &str) -> Result<Self, FormError> {
                if $is(text.as_bytes()) { Ok(Self(text.into())) } else { Err(FormError { expected: $expected }) }
            }
        }

        impl TryFrom<&str> for $name {
            type Error = FormError;

            fn try_from(text: &str) -> Result<Self, FormError> {
                text.parse()
            }
        }

        impl TryFrom<String> for $name {
            type Error = FormError;

            fn try_from(text: String) -> Result<Self, FormError> {
                text.parse()
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }

        impl Wire for $name {
            fn read(reader: &mut Reader<'_>) -> Option<Self> {
                reader.formed(Self::from_str)
            }

            fn write(&self, writer: &mut Writer<'_>) {
                writer.string(&self.0);
            }
        }
    };
}

text_scalar! {
    /// Is a moment as RFC 3339 spells it: capital `T`, `Z` or `±hh:mm`, up to nine fraction digits, a day
    /// that exists, no second 60. Two are equal if their texts are, not if they are one moment.
    Timestamp, is_timestamp, "a moment such as `2026-01-31T12:00:00Z` (RFC 3339)"
}
text_scalar! {
    /// Is a day as RFC 3339 spells it, and one that exists.
    Date, is_date, "a day such as `2026-01-31` (RFC 3339)"
}
text_scalar! {
    /// Is a UUID in groups of 8-4-4-4-12 digits of either case. Two are equal if their texts are.
    Uuid, is_uuid, "a UUID such as `123e4567-e89b-12d3-a456-426614174000`"
}

impl TryFrom<SystemTime> for Timestamp {
    type Error = FormError;

    /// Spells a moment of the clock in UTC, with the fraction digits it has; the years are 0 to 9999.
    fn try_from(moment: SystemTime) -> Result<Self, FormError> {
        let out_of_range = FormError {
            expected: "a moment of the years 0 to 9999",
        };
        let (seconds, nanos) = match moment.duration_since(UNIX_EPOCH) {
            Ok(after) => (
                i64::try_from(after.as_secs()).map_err(|_| out_of_range)?,
                after.subsec_nanos(),
            ),
            Err(before) => {
                let before = before.duration();
                let seconds = -i64::try_from(before.as_secs()).map_err(|_| out_of_range)?;
                match before.subsec_nanos() {
                    0 => (seconds, 0),
                    nanos => (seconds - 1, 1_000_000_000 - nanos),
                }
            }
        };
        let (year, month, day) = civil(seconds.div_euclid(86_400));
        let second = seconds.rem_euclid(86_400);
        let fraction = match nanos {
            0 => String::new(),
            nanos => format!(".{nanos:09}").trim_end_matches('0').to_owned(),
        };
        let clock = format!(
            "{:02}:{:02}:{:02}{fraction}Z",
            second / 3600,
            second / 60 % 60,
            second % 60
        );
        format!("{year:04}-{month:02}-{day:02}T{clock}")
            .parse()
            .map_err(|_| out_of_range)
    }
}

/// Gives year, month and day of a day counted from 1970-01-01, by eras of 400 years that begin in March.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

fn is_uuid(text: &[u8]) -> bool {
    let fits = |(at, byte): (usize, &u8)| match at {
        8 | 13 | 18 | 23 => *byte == b'-',
        _ => byte.is_ascii_hexdigit(),
    };
    text.len() == 36 && text.iter().enumerate().all(fits)
}

fn is_date(text: &[u8]) -> bool {
    let [y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = text else {
        return false;
    };
    let (Some(century), Some(year)) = (two_digits(*y1, *y2), two_digits(*y3, *y4)) else {
        return false;
    };
    let (Some(month), Some(day)) = (two_digits(*m1, *m2), two_digits(*d1, *d2)) else {
        return false;
    };
    (1..=days_of_month(century * 100 + year, month)).contains(&day)
}

/// Counts the days of a month in the proleptic Gregorian calendar; no month, no days.
fn days_of_month(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

fn is_timestamp(text: &[u8]) -> bool {
    let Some((date, rest)) = text.split_at_checked(10) else {
        return false;
    };
    let [b'T', h1, h2, b':', m1, m2, b':', s1, s2, rest @ ..] = rest else {
        return false;
    };
    let zone = match rest.strip_prefix(b".") {
        Some(fraction) => {
            let digits = fraction.iter().take_while(|byte| byte.is_ascii_digit()).count();
            if !(1..=9).contains(&digits) {
                return false;
            }
            &fraction[digits..]
        }
        None => rest,
    };
    is_date(date) && below(*h1, *h2, 24) && below(*m1, *m2, 60) && below(*s1, *s2, 60) && is_zone(zone)
}

fn is_zone(text: &[u8]) -> bool {
    match text {
        [b'Z'] => true,
        [b'+' | b'-', h1, h2, b':', m1, m2] => below(*h1, *h2, 24) && below(*m1, *m2, 60),
        _ => false,
    }
}

fn below(tens: u8, ones: u8, limit: u32) -> bool {
    two_digits(tens, ones).is_some_and(|number| number < limit)
}

fn two_digits(tens: u8, ones: u8) -> Option<u32> {
    let digit = |byte: u8| char::from(byte).to_digit(10);
    Some(digit(tens)? * 10 + digit(ones)?)
}
