//! Colour for people's text, line by line; the words are the same without it.

use std::ffi::OsString;
use std::io::IsTerminal;

const BOLD_RED: &str = "\u{1b}[1;31m";
const BOLD_YELLOW: &str = "\u{1b}[1;33m";
const BLUE: &str = "\u{1b}[34m";
const RED: &str = "\u{1b}[31m";
const GREEN: &str = "\u{1b}[32m";
const RESET: &str = "\u{1b}[0m";

/// Whether text is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// It is not.
    Plain,
    /// By ANSI escape sequences.
    Ansi,
}

impl Colour {
    /// Decides for a stream: only a terminal is coloured, and only when the environment does not object.
    pub fn of(stream: &impl IsTerminal) -> Self {
        if stream.is_terminal() && allows(|name| std::env::var_os(name)) {
            Self::Ansi
        } else {
            Self::Plain
        }
    }

    /// Colours a text.
    pub fn paint(self, text: &str) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Ansi => text.split_inclusive('\n').map(painted).collect(),
        }
    }
}

/// Whether the environment allows colour.
fn allows(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let forbids = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
    let is = |name: &str, value: &str| variable(name).is_some_and(|found| found == value);
    !forbids && !is("CLICOLOR", "0") && !is("TERM", "dumb")
}

fn painted(line: &str) -> String {
    let heads = [("error", BOLD_RED), ("warning", BOLD_YELLOW)];
    for (word, colour) in heads {
        if let Some(rest) = line.strip_prefix(word)
            && (rest.starts_with('[') || rest.starts_with(':'))
        {
            let end = line.find(": ").map_or(word.len(), |colon| colon);
            return format!("{colour}{}{RESET}{}", &line[..end], &line[end..]);
        }
    }
    let whole = [
        ("  --> ", BLUE),
        ("   = ", BLUE),
        ("@@ ", BLUE),
        ("+", GREEN),
        ("-", RED),
    ];
    match whole.iter().find(|(start, _)| line.starts_with(start)) {
        Some((_, colour)) => format!("{colour}{}{RESET}\n", line.trim_end_matches('\n')),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_can_forbid_colour() {
        let with = |pairs: &'static [(&str, &str)]| {
            allows(move |name| {
                pairs
                    .iter()
                    .find(|(known, _)| *known == name)
                    .map(|(_, value)| OsString::from(*value))
            })
        };
        assert!(with(&[]));
        assert!(with(&[("NO_COLOR", ""), ("CLICOLOR", "1"), ("TERM", "xterm")]));
        assert!(!with(&[("NO_COLOR", "1")]));
        assert!(!with(&[("CLICOLOR", "0")]));
        assert!(!with(&[("TERM", "dumb")]));
    }

    #[test]
    fn colour_adds_escapes_and_nothing_else() {
        let text = "error[stale]: `a: b` is old\n  --> a\n@@ -1 +1 @@\n-x\n+y\n z\n   = help: run it\n2 written\n";
        assert_eq!(Colour::Plain.paint(text), text);
        let painted = Colour::Ansi.paint(text);
        assert!(
            painted.starts_with("\u{1b}[1;31merror[stale]\u{1b}[0m: `a: b` is old\n"),
            "{painted}"
        );
        let mut bare = painted;
        for escape in [BOLD_RED, BOLD_YELLOW, BLUE, RED, GREEN, RESET] {
            bare = bare.replace(escape, "");
        }
        assert_eq!(bare, text);
    }
}
