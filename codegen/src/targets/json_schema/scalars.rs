//! The scalars of the wire as patterns: `format` is never asserted, so each one is spelled out.

use cantus_registry::model::LengthBounds;

use super::node::Node;

/// A scalar that has a definition of its own in every bundle that uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Scalar {
    /// RFC 3339 date-time.
    Timestamp,
    /// RFC 3339 full-date.
    Date,
    /// 8-4-4-4-12 hexadecimal digits.
    Uuid,
    /// Canonical decimal text of −2^63 … 2^63 − 1.
    Int64,
    /// Canonical decimal text of 0 … 2^64 − 1.
    Uint64,
    /// RFC 4648 §4 base64, padded and canonical.
    Bytes,
}

impl Scalar {
    /// The key of its definition; a dot keeps it apart from the names of types.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Timestamp => "cantus.timestamp",
            Self::Date => "cantus.date",
            Self::Uuid => "cantus.uuid",
            Self::Int64 => "cantus.int64",
            Self::Uint64 => "cantus.uint64",
            Self::Bytes => "cantus.bytes",
        }
    }

    /// Its definition.
    pub(super) fn definition(self) -> Node {
        let (description, pattern) = match self {
            Self::Timestamp => (
                "An RFC 3339 date-time: capital `T`, `Z` or a numeric offset, up to nine fraction digits, a day that exists, no leap second.",
                format!(
                    "^{DAY}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{{1,9}})?(?:Z|[+\\-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
                ),
            ),
            Self::Date => ("An RFC 3339 full-date: a day that exists.", format!("^{DAY}$")),
            Self::Uuid => (
                "A UUID: 8-4-4-4-12 hexadecimal digits in either case.",
                "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$".to_owned(),
            ),
            Self::Int64 => (
                "A 64-bit integer as canonical decimal text, so that no JavaScript client loses digits.",
                format!(
                    "^(?:0|{}|-(?:{}))$",
                    positive_up_to("9223372036854775807"),
                    positive_up_to("9223372036854775808")
                ),
            ),
            Self::Uint64 => (
                "An unsigned 64-bit integer as canonical decimal text, so that no JavaScript client loses digits.",
                format!("^(?:0|{})$", positive_up_to("18446744073709551615")),
            ),
            Self::Bytes => (
                "Bytes as RFC 4648 base64, padded and canonical.",
                "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$".to_owned(),
            ),
        };
        string()
            .with("description", Node::text(description))
            .with("pattern", Node::text(pattern))
    }
}

/// The schema of any string.
pub(super) fn string() -> Node {
    Node::object([("type", Node::text("string"))])
}

/// The schema of base64 text whose bytes are bounded: `None` when they are not.
///
/// The text is four characters for each three bytes begun, so the bound itself falls inside the last four:
/// there the padding decides.
pub(super) fn byte_length(length: &LengthBounds) -> Option<Node> {
    let mut rules = Vec::new();
    if let Some(minimum) = length.minimum.filter(|minimum| *minimum > 0) {
        let quads = minimum.div_ceil(3);
        let text = i64::from(quads) * 4;
        rules.push(string().with("minLength", Node::Integer(text)));
        let padding_at_most = match quads * 3 - minimum {
            0 => Some("^[^=]*$"),
            1 => Some("^[^=]*=?$"),
            _ => None,
        };
        if let Some(pattern) = padding_at_most {
            rules.push(either(string().with("minLength", Node::Integer(text + 4)), pattern));
        }
    }
    if let Some(maximum) = length.maximum {
        let quads = maximum.div_ceil(3);
        let text = i64::from(quads) * 4;
        rules.push(string().with("maxLength", Node::Integer(text)));
        let padding_at_least = match quads * 3 - maximum {
            1 => Some("=$"),
            2 => Some("==$"),
            _ => None,
        };
        if let Some(pattern) = padding_at_least {
            rules.push(either(string().with("maxLength", Node::Integer(text - 4)), pattern));
        }
    }
    (!rules.is_empty()).then(|| {
        rules.insert(
            0,
            Node::object([("$ref", Node::text(format!("#/$defs/{}", Scalar::Bytes.key())))]),
        );
        Node::object([("allOf", Node::Array(rules))])
    })
}

fn either(shorter_or_longer: Node, pattern: &'static str) -> Node {
    Node::object([(
        "anyOf",
        Node::Array(vec![shorter_or_longer, string().with("pattern", Node::text(pattern))]),
    )])
}

/// A day of the proleptic Gregorian calendar, years 0000 to 9999.
const DAY: &str = concat!(
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)",
    "|02-(?:0[1-9]|1[0-9]|2[0-8]))",
    "|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"
);

/// The pattern of the canonical decimal texts of 1 up to the given number.
///
/// Shorter numbers are free; of the same length, one alternative for each digit that may be smaller.
fn positive_up_to(greatest: &str) -> String {
    let digits = greatest.as_bytes();
    let mut alternatives = vec![format!("[1-9][0-9]{{0,{}}}", digits.len() - 2)];
    for (index, digit) in digits.iter().enumerate() {
        let lowest = if index == 0 { b'1' } else { b'0' };
        if *digit > lowest {
            let smaller = class(lowest, digit - 1);
            let free = digits.len() - index - 1;
            let tail = if free == 0 {
                String::new()
            } else {
                format!("[0-9]{{{free}}}")
            };
            alternatives.push(format!("{}{smaller}{tail}", &greatest[..index]));
        }
    }
    alternatives.push(greatest.to_owned());
    alternatives.join("|")
}

fn class(from: u8, to: u8) -> String {
    if from == to {
        char::from(from).to_string()
    } else {
        format!("[{}-{}]", char::from(from), char::from(to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(schema: &Node, text: &str) -> bool {
        let definitions = Node::object([(Scalar::Bytes.key(), Scalar::Bytes.definition())]);
        let schema = Node::object([("allOf", Node::Array(vec![schema.clone()])), ("$defs", definitions)]);
        let schema = serde_json::to_value(&schema).expect("a schema is JSON");
        jsonschema::validator_for(&schema)
            .expect("the schema compiles")
            .is_valid(&serde_json::json!(text))
    }

    fn check(scalar: Scalar, accepted: &[&str], rejected: &[&str]) {
        let schema = scalar.definition();
        for text in accepted {
            assert!(accepts(&schema, text), "{scalar:?} refuses {text}");
        }
        for text in rejected {
            assert!(!accepts(&schema, text), "{scalar:?} takes {text}");
        }
    }

    #[test]
    fn a_timestamp_is_a_moment_of_the_calendar() {
        check(
            Scalar::Timestamp,
            &[
                "2024-02-29T23:59:59Z",
                "2000-02-29T00:00:00.123456789+23:59",
                "0000-02-29T00:00:00-00:00",
                "9999-12-31T00:00:00.1Z",
            ],
            &[
                "2023-02-29T00:00:00Z",
                "1900-02-29T00:00:00Z",
                "2024-01-01t00:00:00Z",
                "2024-01-01T00:00:00z",
                "2024-01-01T00:00:60Z",
                "2024-01-01T24:00:00Z",
                "2024-01-01T00:00:00.Z",
                "2024-01-01T00:00:00.1234567890Z",
                "2024-01-01T00:00:00",
                "2024-01-01T00:00:00+24:00",
                "2024-01-01T00:00:00+0100",
                "2024-01-01T00:00:00Z\n",
                "2024-04-31T00:00:00Z",
                "２024-04-30T00:00:00Z",
            ],
        );
        check(
            Scalar::Date,
            &["2024-02-29", "2023-11-30"],
            &["2023-11-31", "2023-00-01", "2023-13-01", "2023-1-01", "2023-01-00"],
        );
    }

    #[test]
    fn wide_integers_are_canonical_and_in_range() {
        check(
            Scalar::Int64,
            &[
                "0",
                "-1",
                "9223372036854775807",
                "-9223372036854775808",
                "9199999999999999999",
                "10",
            ],
            &[
                "-0",
                "+1",
                "01",
                "",
                "9223372036854775808",
                "-9223372036854775809",
                "10000000000000000000",
                "1.0",
                "1 ",
            ],
        );
        check(
            Scalar::Uint64,
            &[
                "0",
                "7",
                "18446744073709551615",
                "9999999999999999999",
                "18446744073709551609",
            ],
            &[
                "-1",
                "18446744073709551616",
                "20000000000000000000",
                "18446744073709551620",
                "00",
            ],
        );
    }

    #[test]
    fn base64_is_padded_and_canonical() {
        check(
            Scalar::Bytes,
            &["", "AA==", "AAA=", "AAAA", "////", "+/+/AQ=="],
            &["A", "AB==", "AAB=", "AA", "AA=A", "AA==\n", "-_-_"],
        );
    }

    #[test]
    fn byte_lengths_count_bytes_and_not_characters() {
        let texts = [
            "",
            "AA==",
            "AAA=",
            "AAAA",
            "AAAAAA==",
            "AAAAAAA=",
            "AAAAAAAA",
            "AAAAAAAAAA==",
        ];
        for minimum in 0..7_u32 {
            for maximum in minimum..7 {
                let length = LengthBounds {
                    minimum: Some(minimum),
                    maximum: Some(maximum),
                };
                let schema = byte_length(&length).unwrap_or_else(|| Scalar::Bytes.definition());
                for (bytes, text) in texts.iter().enumerate() {
                    let fits = (minimum as usize..=maximum as usize).contains(&bytes);
                    assert_eq!(accepts(&schema, text), fits, "{bytes} bytes in {minimum}..={maximum}");
                }
            }
        }
    }

    #[test]
    fn uuids_are_hyphenated_in_either_case() {
        check(
            Scalar::Uuid,
            &["123e4567-e89b-12d3-A456-426614174000"],
            &[
                "123e4567e89b12d3a456426614174000",
                "{123e4567-e89b-12d3-a456-426614174000}",
                "123e4567-e89b-12d3-a456-42661417400g",
            ],
        );
    }
}
