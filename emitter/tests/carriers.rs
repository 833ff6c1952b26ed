//! Types of other crates carry moments, days and identifiers as the wire spells them.
#![cfg(all(feature = "uuid", feature = "jiff", feature = "chrono", feature = "time"))]

use cantus::Carries;
use cantus::contract::{date, timestamp, uuid};

fn check<W>(value: impl Carries<W>, expected: Result<&str, &str>) {
    let mut out = Vec::new();
    let mut writer = cantus::Writer::new(&mut out);
    value.write(&mut writer);
    match (writer.finish(), expected) {
        (Ok(()), Ok(expected)) => assert_eq!(String::from_utf8(out).unwrap(), format!("\"{expected}\"")),
        (Err(error), Err(expected)) => assert!(error.to_string().contains(expected), "{error}"),
        (result, expected) => panic!("{result:?} is not {expected:?}"),
    }
}

#[test]
fn identifiers_are_spelled_in_groups() {
    let id = ::uuid::Uuid::from_u128(0x1234_5678_9abc_def0_1234_5678_9abc_def0);
    check::<uuid>(id, Ok("12345678-9abc-def0-1234-56789abcdef0"));
    check::<uuid>(&id, Ok("12345678-9abc-def0-1234-56789abcdef0"));
}

#[test]
fn moments_keep_their_offset_and_their_fraction() {
    let moment: jiff::Timestamp = "2024-02-29T23:59:59.5Z".parse().unwrap();
    check::<timestamp>(moment, Ok("2024-02-29T23:59:59.5Z"));
    let zone = jiff::tz::TimeZone::fixed(jiff::tz::offset(-3));
    check::<timestamp>(moment.to_zoned_datetime(zone), Ok("2024-02-29T20:59:59.5-03:00"));
    let moment = chrono::DateTime::parse_from_rfc3339("2024-02-29T23:59:59.123456789+05:30").unwrap();
    check::<timestamp>(moment, Ok("2024-02-29T23:59:59.123456789+05:30"));
    check::<timestamp>(moment.to_utc(), Ok("2024-02-29T18:29:59.123456789Z"));
    let moment = time::OffsetDateTime::from_unix_timestamp_nanos(1_500_000_000).unwrap();
    check::<timestamp>(moment, Ok("1970-01-01T00:00:01.5Z"));
    let offset = time::UtcOffset::from_hms(-3, -30, 0).unwrap();
    check::<timestamp>(moment.to_offset(offset), Ok("1969-12-31T20:30:01.5-03:30"));
}

#[test]
fn what_the_wire_cannot_spell_is_a_problem() {
    check::<timestamp>(jiff::Timestamp::MIN, Err("years 0 to 9999"));
    check::<date>(jiff::civil::date(-1, 1, 1), Err("years 0 to 9999"));
    check::<date>(chrono::NaiveDate::MAX, Err("years 0 to 9999"));
    let leap = chrono::DateTime::parse_from_rfc3339("2016-12-31T23:59:60Z").unwrap();
    check::<timestamp>(leap, Err("leap seconds"));
    let offset = time::UtcOffset::from_hms(0, 0, 1).unwrap();
    check::<timestamp>(time::OffsetDateTime::UNIX_EPOCH.to_offset(offset), Err("moment"));
}

#[test]
fn days_are_spelled_as_days() {
    check::<date>(jiff::civil::date(2024, 2, 29), Ok("2024-02-29"));
    check::<date>(chrono::NaiveDate::from_ymd_opt(2024, 2, 29).unwrap(), Ok("2024-02-29"));
    check::<date>(time::Date::from_ordinal_date(2024, 60).unwrap(), Ok("2024-02-29"));
}
