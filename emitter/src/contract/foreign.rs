//! What types of other crates carry, each behind a feature of the crate's name.

use crate::{Date, ProblemKind, Timestamp, Wire, Writer};

/// Writes a moment that another crate has spelled; not all of them have years and seconds that the wire has. Problems
/// do not say which: they are logged, and values may be sensitive.
fn moment(text: &str, writer: &mut Writer<'_>) {
    match text.parse::<Timestamp>() {
        Ok(moment) => Wire::write(&moment, writer),
        Err(_) => writer.problem(
            ProblemKind::OutOfBounds,
            "must be a moment of the years 0 to 9999, outside leap seconds and with an offset of whole minutes",
        ),
    }
}

/// Writes a day that another crate has spelled.
fn day(text: &str, writer: &mut Writer<'_>) {
    match text.parse::<Date>() {
        Ok(day) => Wire::write(&day, writer),
        Err(_) => writer.problem(ProblemKind::OutOfBounds, "must be a day of the years 0 to 9999"),
    }
}

macro_rules! carry_text {
    ($($word:ident: $carrier:ty, |$value:ident, $writer:ident| $write:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl $crate::Carries<$crate::contract::$word> for $carrier {
            fn write(&self, $writer: &mut $crate::Writer<'_>) {
                let $value = self;
                $write;
            }
        }
    )*};
}

#[cfg(feature = "uuid")]
carry_text! {
    uuid: uuid::Uuid, |value, writer| writer.string(value.hyphenated().encode_lower(&mut uuid::Uuid::encode_buffer()));
}

#[cfg(feature = "jiff")]
carry_text! {
    timestamp: jiff::Timestamp, |value, writer| moment(&value.to_string(), writer);
    timestamp: jiff::ZonedDateTime, |value, writer| moment(&value.timestamp().display_with_offset(value.offset()).to_string(), writer);
    date: jiff::civil::Date, |value, writer| day(&value.to_string(), writer);
}

#[cfg(feature = "chrono")]
#[diagnostic::do_not_recommend]
impl<Z: chrono::TimeZone> crate::Carries<crate::contract::timestamp> for chrono::DateTime<Z> {
    fn write(&self, writer: &mut Writer<'_>) {
        moment(&self.to_rfc3339_opts(chrono::SecondsFormat::AutoSi, true), writer);
    }
}

#[cfg(feature = "chrono")]
carry_text! {
    date: chrono::NaiveDate, |value, writer| day(&value.to_string(), writer);
}

#[cfg(feature = "time")]
carry_text! {
    timestamp: time::OffsetDateTime, |value, writer| moment(&rfc3339(value), writer);
    date: time::Date, |value, writer| day(&time_date(*value), writer);
}

/// Spells a moment without the crate's own formatting, which is a feature of it.
#[cfg(feature = "time")]
fn rfc3339(moment: &time::OffsetDateTime) -> String {
    let (hour, minute, second, nanosecond) = moment.to_hms_nano();
    let fraction = match nanosecond {
        0 => String::new(),
        nanosecond => format!(".{nanosecond:09}").trim_end_matches('0').to_owned(),
    };
    let zone = match moment.offset().as_hms() {
        (0, 0, 0) => "Z".to_owned(),
        // RFC 3339 has no seconds in an offset, which makes this no moment of the wire.
        (hours, minutes, seconds) => {
            let sign = if moment.offset().is_negative() { '-' } else { '+' };
            let seconds = if seconds == 0 {
                String::new()
            } else {
                format!(":{:02}", seconds.abs())
            };
            format!("{sign}{:02}:{:02}{seconds}", hours.abs(), minutes.abs())
        }
    };
    format!(
        "{}T{hour:02}:{minute:02}:{second:02}{fraction}{zone}",
        time_date(moment.date())
    )
}

#[cfg(feature = "time")]
fn time_date(date: time::Date) -> String {
    format!("{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day())
}
