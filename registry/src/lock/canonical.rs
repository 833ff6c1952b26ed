//! Any serializable value → its RFC 8785 text: members sorted by the UTF-16 of their names, numbers as ECMAScript
//! writes them, no white space.
//!
//! Everything is written into one buffer, and an object is put in order where it stands, when it ends. Numbers of the
//! model are finite: they were read from text.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::io::{self, Write};
use std::ops::Range;

use serde::Serialize;
use serde_json::Error;
use serde_json::ser::{Formatter, Serializer};

/// The largest integer up to which binary64 has every integer.
const LARGEST_EXACT: u64 = 1 << 53;

/// Prints a value in its canonical form.
pub(super) fn to_string(value: &impl Serialize) -> Result<String, Error> {
    let text = RefCell::new(Vec::new());
    let formatter = Canonical {
        text: &text,
        open: Vec::new(),
    };
    value.serialize(&mut Serializer::with_formatter(Sink(&text), formatter))?;
    String::from_utf8(text.into_inner()).map_err(serde::ser::Error::custom)
}

struct Sink<'t>(&'t RefCell<Vec<u8>>);

impl Write for Sink<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Sorts what the serializer writes to the sink of the same text.
struct Canonical<'t> {
    text: &'t RefCell<Vec<u8>>,
    /// The members of every object that has not ended yet.
    open: Vec<Vec<Member>>,
}

/// Where one member of an object stands in the text.
#[derive(Default)]
struct Member {
    /// Its name, between the quotes.
    name: Range<usize>,
    /// Its name and its value.
    whole: Range<usize>,
}

impl Canonical<'_> {
    fn at(&self) -> usize {
        self.text.borrow().len()
    }

    fn member(&mut self) -> Option<&mut Member> {
        self.open.last_mut()?.last_mut()
    }
}

impl Formatter for Canonical<'_> {
    fn write_i64<W: ?Sized + Write>(&mut self, writer: &mut W, value: i64) -> io::Result<()> {
        if value.unsigned_abs() <= LARGEST_EXACT {
            write!(writer, "{value}")
        } else {
            self.write_f64(writer, value as f64)
        }
    }

    fn write_u64<W: ?Sized + Write>(&mut self, writer: &mut W, value: u64) -> io::Result<()> {
        if value <= LARGEST_EXACT {
            write!(writer, "{value}")
        } else {
            self.write_f64(writer, value as f64)
        }
    }

    fn write_f64<W: ?Sized + Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        writer.write_all(ryu_js::Buffer::new().format_finite(value).as_bytes())
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open.push(Vec::new());
        writer.write_all(b"{")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        let at = self.at();
        if let Some(members) = self.open.last_mut() {
            members.push(Member {
                name: at + 1..at + 1,
                whole: at..at,
            });
        }
        Ok(())
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at();
        if let Some(member) = self.member() {
            member.name.end = at - 1;
        }
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        let at = self.at();
        if let Some(member) = self.member() {
            member.whole.end = at;
        }
        Ok(())
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if let Some(members) = self.open.pop() {
            sort(&mut self.text.borrow_mut(), members);
        }
        writer.write_all(b"}")
    }
}

/// Puts the members of an object in order, where they stand.
fn sort(text: &mut [u8], mut members: Vec<Member>) {
    let order = |one: &Member, other: &Member| compare(&text[one.name.clone()], &text[other.name.clone()]);
    let (Some(first), Some(last)) = (members.first(), members.last()) else {
        return;
    };
    if members.is_sorted_by(|one, other| order(one, other).is_le()) {
        return;
    }
    let all = first.whole.start..last.whole.end;
    members.sort_by(order);
    let mut sorted = Vec::with_capacity(all.len());
    for member in members {
        if !sorted.is_empty() {
            sorted.push(b',');
        }
        sorted.extend_from_slice(&text[member.whole]);
    }
    text[all].copy_from_slice(&sorted);
}

/// Compares two names, as they are escaped, by their UTF-16; for plain ASCII that is the order of the bytes.
fn compare(one: &[u8], other: &[u8]) -> Ordering {
    let is_plain = |name: &[u8]| name.iter().all(|byte| byte.is_ascii() && *byte != b'\\');
    if is_plain(one) && is_plain(other) {
        one.cmp(other)
    } else {
        utf16(one).cmp(&utf16(other))
    }
}

fn utf16(escaped: &[u8]) -> Vec<u16> {
    let name: String =
        serde_json::from_slice(&[b"\"", escaped, b"\""].concat()).expect("the serializer wrote the name as a string");
    name.encode_utf16().collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use serde::Serialize;
    use serde_json::json;

    use super::to_string;

    #[test]
    fn members_are_sorted_at_every_depth_whatever_order_they_come_in() {
        #[derive(Serialize)]
        struct Outer {
            z: u8,
            b: Inner,
            a: Vec<Inner>,
        }
        #[derive(Clone, Serialize)]
        struct Inner {
            #[serde(rename = "a ")]
            space: bool,
            a: Option<&'static str>,
            ab: Option<bool>,
        }
        let inner = Inner {
            space: true,
            a: Some("x"),
            ab: None,
        };
        let outer = Outer {
            z: 1,
            b: inner.clone(),
            a: vec![inner],
        };
        assert_eq!(
            to_string(&outer).expect("prints"),
            r#"{"a":[{"a":"x","a ":true,"ab":null}],"b":{"a":"x","a ":true,"ab":null},"z":1}"#
        );
    }

    #[test]
    fn names_are_compared_by_their_utf16() {
        // The order of the example in RFC 8785, 3.2.3.
        let names = ["\r", "1", "\u{80}", "ö", "€", "😂", "\u{fb33}"];
        let object: HashMap<&str, usize> = names.iter().copied().zip(0..).collect();
        assert_eq!(
            to_string(&object).expect("prints"),
            "{\"\\r\":0,\"1\":1,\"\u{80}\":2,\"ö\":3,\"€\":4,\"😂\":5,\"\u{fb33}\":6}"
        );
    }

    #[test]
    fn numbers_and_strings_are_written_as_ecmascript_does() {
        let value = json!([
            333_333_333.333_333_3,
            1e30,
            4.50,
            2e-3,
            1e-27,
            1.0,
            -0.0,
            0,
            1e21,
            1e20,
            9007199254740993_u64,
            i64::MIN,
            -5,
            "\u{20ac}$\u{f}\nA'B\"\\\\\"/\u{7f}"
        ]);
        assert_eq!(
            to_string(&value).expect("prints"),
            "[333333333.3333333,1e+30,4.5,0.002,1e-27,1,0,0,1e+21,100000000000000000000,9007199254740992,\
             -9223372036854776000,-5,\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\u{7f}\"]"
        );
    }
}
