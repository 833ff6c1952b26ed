//! Scalars: which texts and numbers they take, and how they are written.

use std::fmt::Debug;
use std::ops::Bound;
use std::time::{Duration, UNIX_EPOCH};

use cantus::{Date, NumberBounds, Pattern, ProblemKind, Reader, TextBounds, Timestamp, Uuid, View, Wire, Writer};

fn read<'a, T>(text: &'a str, read: fn(&mut Reader<'a>) -> Option<T>) -> Result<T, ProblemKind> {
    let mut reader = Reader::new(text.as_bytes(), View::Emit);
    let value = read(&mut reader);
    reader.finish(value).map_err(|error| error.problems[0].kind)
}

fn written(write: impl FnOnce(&mut Writer<'_>)) -> Result<String, ProblemKind> {
    let mut out = Vec::new();
    let mut writer = Writer::new(&mut out);
    write(&mut writer);
    writer.finish().map_err(|error| error.problems[0].kind)?;
    Ok(String::from_utf8(out).expect("JSON is text"))
}

/// Checks texts of a scalar that keeps its text.
fn check_form<T: Wire + Debug>(good: &[&str], bad: &[&str]) {
    for text in good {
        let json = format!("\"{text}\"");
        let value = read(&json, T::read).unwrap_or_else(|kind| panic!("{text}: {kind:?}"));
        assert_eq!(written(|writer| value.write(writer)), Ok(json));
    }
    for text in bad {
        assert_eq!(
            read(&format!("\"{text}\""), T::read).map(|_| ()),
            Err(ProblemKind::Malformed),
            "{text}"
        );
    }
    assert_eq!(read("1", T::read).map(|_| ()), Err(ProblemKind::WrongKind));
}

#[test]
fn timestamps_are_moments_of_rfc_3339() {
    check_form::<Timestamp>(
        &[
            "2026-01-31T12:00:00Z",
            "2024-02-29T00:00:00Z",
            "2000-02-29T23:59:59.123456789Z",
            "0000-01-01T00:00:00Z",
            "9999-12-31T23:59:59.0+23:59",
            "2026-06-30T01:02:03.5-00:00",
            "2026-06-30T01:02:03-23:59",
        ],
        &[
            "",
            "2026-01-31",
            "2026-01-31t12:00:00Z",
            "2026-01-31T12:00:00z",
            "2026-01-31 12:00:00Z",
            "2026-01-31T12:00:00",
            "2026-01-31T12:00Z",
            "2026-01-31T24:00:00Z",
            "2026-01-31T12:60:00Z",
            "2026-12-31T23:59:60Z",
            "2026-01-31T12:00:00.Z",
            "2026-01-31T12:00:00.1234567890Z",
            "2026-01-31T12:00:00,5Z",
            "2026-01-31T12:00:00+24:00",
            "2026-01-31T12:00:00+01:60",
            "2026-01-31T12:00:00+0100",
            "2026-01-31T12:00:00+01",
            "2026-01-31T12:00:00ZZ",
            "2023-02-29T00:00:00Z",
            "1900-02-29T00:00:00Z",
            "2026-02-30T00:00:00Z",
            "2026-04-31T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-00-01T00:00:00Z",
            "2026-01-00T00:00:00Z",
            "02026-01-01T00:00:00Z",
            "2026-1-01T00:00:00Z",
            "+026-01-01T00:00:00Z",
            "２026-01-01T00:00:00Z",
        ],
    );
}

#[test]
fn fractions_have_one_to_nine_digits() {
    for digits in 0..=10 {
        let fraction = if digits == 0 {
            String::new()
        } else {
            format!(".{}", "1".repeat(digits))
        };
        let text = format!("2026-01-31T12:00:00{fraction}Z");
        assert_eq!(text.parse::<Timestamp>().is_ok(), digits <= 9, "{text}");
    }
}

#[test]
fn every_day_of_four_centuries_is_one_and_no_other() {
    let mut days = 0;
    for year in 1800..2200 {
        for month in 0..=13 {
            for day in 0..=32 {
                days += usize::from(format!("{year}-{month:02}-{day:02}").parse::<Date>().is_ok());
            }
        }
    }
    assert_eq!(days, 146_097);
    check_form::<Date>(
        &["2024-02-29", "0000-02-29"],
        &["2023-02-29", "2026-1-1", "2026-01-01Z", "2026/01/01", ""],
    );
}

#[test]
fn the_clock_gives_timestamps() {
    let at = |seconds: u64, nanos: u32| {
        Timestamp::try_from(UNIX_EPOCH + Duration::new(seconds, nanos))
            .map(|moment| moment.to_string())
            .ok()
    };
    assert_eq!(at(0, 0).as_deref(), Some("1970-01-01T00:00:00Z"));
    assert_eq!(
        at(1_709_210_096, 120_000_000).as_deref(),
        Some("2024-02-29T12:34:56.12Z")
    );
    assert_eq!(
        at(253_402_300_799, 999_999_999).as_deref(),
        Some("9999-12-31T23:59:59.999999999Z")
    );
    assert_eq!(at(253_402_300_800, 0), None);
    let before = UNIX_EPOCH - Duration::new(0, 500_000_000);
    assert_eq!(
        Timestamp::try_from(before).map(|moment| moment.to_string()).as_deref(),
        Ok("1969-12-31T23:59:59.5Z")
    );
}

#[test]
fn uuids_have_their_groups_and_keep_their_case() {
    check_form::<Uuid>(
        &[
            "123e4567-e89b-12d3-a456-426614174000",
            "123E4567-E89B-12D3-a456-42661417400F",
            "00000000-0000-0000-0000-000000000000",
        ],
        &[
            "",
            "123e4567e89b12d3a456426614174000",
            "{123e4567-e89b-12d3-a456-426614174000}",
            "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
            "123e4567-e89b-12d3-a456-42661417400",
            "123e4567-e89b-12d3-a456-4266141740000",
            "123e4567-e89b-12d3-a456-42661417400g",
            "123e4567-e89b-12d3a-456-426614174000",
        ],
    );
}

#[test]
fn bytes_are_canonical_base64() {
    for (text, bytes) in [
        ("", &b""[..]),
        ("AA==", b"\0"),
        ("AAE=", b"\0\x01"),
        ("AAEC", b"\0\x01\x02"),
        ("+/+/", b"\xfb\xff\xbf"),
    ] {
        assert_eq!(
            read(&format!("\"{text}\""), Reader::bytes).as_deref(),
            Ok(bytes),
            "{text}"
        );
        assert_eq!(written(|writer| writer.bytes(bytes)), Ok(format!("\"{text}\"")));
    }
    assert_eq!(read(r#""\u0041A=\u003d""#, Reader::bytes).as_deref(), Ok(&b"\0"[..]));
    for text in [
        "A", "AA", "AA=", "AAE", "AAE==", "AB==", "AAF=", "AA==AA==", "-_-_", "AA ==", "AA==\\n", "=", "====", "AAECA",
        "é",
    ] {
        assert_eq!(
            read(&format!("\"{text}\""), Reader::bytes),
            Err(ProblemKind::Malformed),
            "{text}"
        );
    }
    assert_eq!(
        read("\"AAEC\"", |reader| reader.bytes_in(1, 3)).map(|bytes| bytes.len()),
        Ok(3)
    );
    assert_eq!(
        read("\"AAEC\"", |reader| reader.bytes_in(1, 2)),
        Err(ProblemKind::OutOfBounds)
    );
    assert_eq!(
        written(|writer| writer.bytes_in(b"", 1, 2)),
        Err(ProblemKind::OutOfBounds)
    );
}

#[test]
fn integers_are_judged_by_their_binary64_value() {
    const LARGEST: i64 = 9_007_199_254_740_991;
    for (text, value) in [
        ("0", 0),
        ("-0", 0),
        ("-0.0", 0),
        ("1.0", 1),
        ("1e0", 1),
        ("10e-1", 1),
        ("1e15", 1_000_000_000_000_000),
        ("9007199254740991", LARGEST),
        ("9007199254740991.0", LARGEST),
        ("9007199254740990.5", LARGEST - 1),
        ("-9007199254740991", -LARGEST),
        ("0.0000000000000000000000000000010e30", 1),
    ] {
        assert_eq!(read(text, Reader::integer), Ok(value), "{text}");
    }
    for text in [
        "9007199254740992",
        "9007199254740993",
        "-9007199254740992",
        "1e16",
        "1e300",
        "99999999999999999999",
    ] {
        assert_eq!(read(text, Reader::integer), Err(ProblemKind::OutOfBounds), "{text}");
    }
    for text in [
        "0.5",
        "1e-1",
        "-2.25",
        "4503599627370495.5",
        "\"1\"",
        "true",
        "null",
        "[]",
    ] {
        assert_eq!(read(text, Reader::integer), Err(ProblemKind::WrongKind), "{text}");
    }
    assert_eq!(
        written(|writer| writer.integer(LARGEST)).as_deref(),
        Ok("9007199254740991")
    );
    assert_eq!(
        written(|writer| writer.integer(LARGEST + 1)),
        Err(ProblemKind::OutOfBounds)
    );
    assert_eq!(
        written(|writer| writer.integer(i64::MIN)),
        Err(ProblemKind::OutOfBounds)
    );
}

#[test]
fn small_integers_have_their_ranges() {
    assert_eq!(read("-2147483648", Reader::int32), Ok(i32::MIN));
    assert_eq!(read("2147483648", Reader::int32), Err(ProblemKind::OutOfBounds));
    assert_eq!(read("4294967295", Reader::uint32), Ok(u32::MAX));
    assert_eq!(read("4294967296", Reader::uint32), Err(ProblemKind::OutOfBounds));
    assert_eq!(read("-1", Reader::uint32), Err(ProblemKind::OutOfBounds));
    assert_eq!(read("3", |reader| reader.int32_in(4, 5)), Err(ProblemKind::OutOfBounds));
    assert_eq!(
        written(|writer| writer.uint32_in(6, 4, 5)),
        Err(ProblemKind::OutOfBounds)
    );
    assert_eq!(written(|writer| writer.int32(-7)).as_deref(), Ok("-7"));
}

#[test]
fn long_integers_are_canonical_decimal_strings() {
    for value in [i64::MIN, -1, 0, 1, i64::MAX] {
        assert_eq!(read(&format!("\"{value}\""), Reader::int64), Ok(value));
        assert_eq!(written(|writer| writer.int64(value)), Ok(format!("\"{value}\"")));
    }
    assert_eq!(read("\"18446744073709551615\"", Reader::uint64), Ok(u64::MAX));
    for text in [
        "", "-0", "00", "01", "+1", "-", "1.0", "1e3", " 1", "1 ", "0x1", "١", "--1", "-01",
    ] {
        assert_eq!(
            read(&format!("\"{text}\""), Reader::int64),
            Err(ProblemKind::Malformed),
            "{text}"
        );
    }
    assert_eq!(
        read("\"9223372036854775808\"", Reader::int64),
        Err(ProblemKind::OutOfBounds)
    );
    assert_eq!(read("\"-1\"", Reader::uint64), Err(ProblemKind::OutOfBounds));
    assert_eq!(
        read("\"18446744073709551616\"", Reader::uint64),
        Err(ProblemKind::OutOfBounds)
    );
    assert_eq!(read("1", Reader::int64), Err(ProblemKind::WrongKind));
    assert_eq!(
        written(|writer| writer.uint64_in(3, 4, 5)),
        Err(ProblemKind::OutOfBounds)
    );
}

#[test]
fn numbers_come_back_as_they_were_written() {
    for (value, text) in [
        (0.0, "0"),
        (-0.0, "0"),
        (1.0, "1"),
        (-3.0, "-3"),
        (0.1, "0.1"),
        (1.5, "1.5"),
        (1e300, "1e300"),
        (f64::MIN_POSITIVE, "2.2250738585072014e-308"),
        (9_007_199_254_740_991.0, "9007199254740991"),
    ] {
        let json = written(|writer| writer.number(value)).expect("it is finite");
        assert_eq!(json.replace("e+", "e"), text);
        assert_eq!(read(&json, Reader::number), Ok(value));
    }
    let mut bits = 1_u64;
    for _ in 0..20_000 {
        bits = bits
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let value = f64::from_bits(bits);
        if value.is_finite() {
            let json = written(|writer| writer.number(value)).expect("it is finite");
            assert_eq!(read(&json, Reader::number), Ok(value), "{json}");
        }
    }
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(written(|writer| writer.number(value)), Err(ProblemKind::NotFinite));
    }
}

#[test]
fn number_bounds_include_or_exclude_their_ends() {
    const OPEN: NumberBounds = NumberBounds {
        min: Bound::Excluded(0.0),
        max: Bound::Excluded(1.0),
    };
    const CLOSED: NumberBounds = NumberBounds {
        min: Bound::Included(0.0),
        max: Bound::Included(1.0),
    };
    for (text, open, closed) in [
        ("0", false, true),
        ("0.5", true, true),
        ("1", false, true),
        ("1.1", false, false),
        ("-1", false, false),
    ] {
        assert_eq!(read(text, |reader| reader.number_in(&OPEN)).is_ok(), open, "{text}");
        assert_eq!(read(text, |reader| reader.number_in(&CLOSED)).is_ok(), closed, "{text}");
        let value = text.parse().expect("a number");
        assert_eq!(written(|writer| writer.number_in(value, &OPEN)).is_ok(), open, "{text}");
    }
    assert_eq!(
        written(|writer| writer.number_in(f64::NAN, &OPEN)),
        Err(ProblemKind::NotFinite)
    );
}

#[test]
fn text_is_counted_in_code_points_whatever_its_bytes() {
    static THREE: TextBounds = TextBounds {
        min: 3,
        max: 3,
        pattern: None,
    };
    static WORD: TextBounds = TextBounds {
        min: 0,
        max: usize::MAX,
        pattern: Some(Pattern::new("^[a-z]*$")),
    };
    for (text, fits) in [
        ("abc", true),
        ("é😀ß", true),
        ("😀😀😀", true),
        ("ab", false),
        ("😀", false),
        ("abcd", false),
        ("", false),
    ] {
        assert_eq!(
            read(&format!("\"{text}\""), |reader| reader.string_in(&THREE)).is_ok(),
            fits,
            "{text}"
        );
        assert_eq!(written(|writer| writer.string_in(text, &THREE)).is_ok(), fits, "{text}");
    }
    assert!(read("\"abc\"", |reader| reader.string_in(&WORD)).is_ok());
    assert_eq!(
        read("\"abc\\n\"", |reader| reader.string_in(&WORD)),
        Err(ProblemKind::OutOfBounds)
    );
}

#[test]
fn strings_are_escaped_where_json_asks_for_it() {
    let every: String = (0..=0x2030)
        .filter_map(char::from_u32)
        .chain("😀\u{10ffff}".chars())
        .collect();
    for text in [
        every.as_str(),
        "",
        "a",
        "seven77",
        "eight888",
        "nine99999\"",
        "12345678\\",
        "\u{1}23456789",
    ] {
        let json = written(|writer| writer.string(text)).expect("any text is a string");
        assert_eq!(serde_json::from_str::<String>(&json).ok().as_deref(), Some(text));
        assert_eq!(read(&json, Reader::string).as_deref(), Ok(text));
        assert!(!json.contains(|c: char| c < ' '), "{json}");
    }
}
