//! What a target gives back: paths and bodies, not yet bannered and not yet on any disk.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// One generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Artifact {
    /// Its path below the target's output folder, `/`-separated.
    pub path: String,
    /// Its text without the banner, with LF line ends and one at the end.
    pub body: Text,
    /// How the banner is spelled in this kind of file.
    pub banner: BannerStyle,
}

/// How a banner is spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BannerStyle {
    /// A comment on the first line that begins with this, such as `//`.
    Line(&'static str),
    /// An HTML comment on the first line, as Markdown has it.
    Html,
    /// The first key of a JSON object, on the second line; the body is an object printed over several lines.
    JsonKey(&'static str),
}

/// A text in parts of whole lines. Large texts stay as they were printed: putting them together takes as much
/// memory again.
#[derive(Clone, Default)]
pub struct Text {
    parts: Vec<String>,
}

/// How long a part is that nothing more is written to.
const LONG: usize = 128 * 1024;

/// Gives a text in no more memory than it needs: one that has grown may have taken twice as much.
fn exact(text: String) -> String {
    if text.capacity() - text.len() > text.len() / 8 {
        text.as_str().to_owned()
    } else {
        text
    }
}

impl Text {
    /// Gives the parts, in order.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().map(String::as_str)
    }

    /// How many bytes it has.
    pub fn len(&self) -> usize {
        self.parts().map(str::len).sum()
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.parts().all(str::is_empty)
    }

    /// Adds another text at the end.
    pub fn append(&mut self, mut other: Self) {
        self.parts.append(&mut other.parts);
    }

    /// Gives the same text in no more memory than it needs, when nothing more is to be written to it.
    pub(crate) fn finished(self) -> Self {
        self.parts.into_iter().map(exact).collect()
    }

    /// Ends a part that is long enough, at the end of its last line.
    fn end_part(&mut self) {
        let Some(last) = self.parts.last_mut().filter(|last| last.len() >= LONG) else {
            return;
        };
        if let Some(end) = last.rfind('\n') {
            let rest = last.split_off(end + 1);
            *last = exact(std::mem::take(last));
            self.parts.push(rest);
        }
    }

    /// Puts a part behind the first line, or behind all of a text that has no line end.
    pub(crate) fn insert_behind_first_line(&mut self, part: String) {
        let first_line = self.parts.first_mut().map(|first| {
            let end = first.find('\n').map_or(first.len(), |end| end + 1);
            first.drain(..end).collect()
        });
        self.parts.splice(0..0, first_line.into_iter().chain([part]));
    }

    /// Puts a part before everything.
    pub(crate) fn insert_first(&mut self, part: String) {
        self.parts.insert(0, part);
    }

    /// The hexadecimal SHA-256 of the whole.
    pub fn digest(&self) -> String {
        let mut hasher = Sha256::new();
        self.parts().for_each(|part| hasher.update(part));
        hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn bytes(&self) -> impl Iterator<Item = u8> {
        self.parts().flat_map(str::bytes)
    }
}

impl fmt::Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.end_part();
        match self.parts.last_mut() {
            Some(last) => last.push_str(text),
            None => self.parts.push(text.to_owned()),
        }
        Ok(())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self { parts: vec![text] }
    }
}

impl FromIterator<String> for Text {
    fn from_iter<I: IntoIterator<Item = String>>(parts: I) -> Self {
        Self {
            parts: parts.into_iter().collect(),
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().try_for_each(|part| formatter.write_str(part))
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_string(), formatter)
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        let mut rest = other;
        self.parts().all(|part| match rest.strip_prefix(part) {
            Some(behind) => {
                rest = behind;
                true
            }
            None => false,
        }) && rest.is_empty()
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.bytes().eq(other.bytes())
    }
}

impl Eq for Text {}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::Text;
    use crate::banner;

    #[test]
    fn what_is_written_ends_up_in_parts_of_whole_lines() {
        let mut text = Text::default();
        let mut whole = String::new();
        for number in 0..100_000 {
            let piece = format!("{number},{}", if number % 7 == 0 { "\n" } else { "" });
            text.write_str(&piece).expect("a text takes every write");
            whole.push_str(&piece);
        }
        assert!(text == *whole);
        let parts: Vec<&str> = text.parts().collect();
        assert!(parts.len() > 3 && parts.iter().all(|part| part.len() < 2 * super::LONG));
        assert!(parts[..parts.len() - 1].iter().all(|part| part.ends_with('\n')));
    }

    #[test]
    fn parts_are_nobodys_business() {
        let whole = Text::from("{\na\nb\n".to_owned());
        let parts: Text = ["{\n", "a\n", "b\n"].map(str::to_owned).into_iter().collect();
        assert_eq!(parts, whole);
        assert_eq!(parts.digest(), banner::digest("{\na\nb\n"));
        for (other, equal) in [
            ("{\na\nb\n", true),
            ("{\na\n", false),
            ("{\na\nb\nc\n", false),
            ("", false),
        ] {
            assert_eq!(parts == *other, equal, "{other}");
        }
    }
}
