//! Where the YAML parser gave up → what the author did, and what to write instead.

use std::sync::Arc;

use saphyr_parser::ScanError;

use super::scene::{Scene, indentation, is_bracket, quote, split_entry};
use super::{Purpose, accident};
use crate::place::Place;
use crate::problem::{Offence, Problem};

/// Explains what the YAML parser gave up on.
pub(super) fn explain(file: &Arc<str>, text: &str, purpose: Purpose, error: &ScanError) -> Problem {
    let lines: Vec<&str> = text.lines().collect();
    // The end of the file is after its last line.
    let line = error.marker().line().clamp(1, lines.len().max(1));
    let column = if line < error.marker().line() {
        lines.last().map_or(0, |last| last.chars().count())
    } else {
        error.marker().col()
    };
    Scene {
        file,
        purpose,
        lines,
        line: line - 1,
        column,
    }
    .explain(error.info())
}

impl Scene<'_> {
    fn explain(&self, info: &str) -> Problem {
        if let Some(problem) = self.tab() {
            return problem;
        }
        match info {
            "recursion limit exceeded" => accident::too_deep(self.purpose, &self.here()),
            "while parsing node, found unknown anchor" => accident::alias(self.purpose, &self.here()),
            "while scanning an anchor or alias, did not find expected alphabetic or numeric character" => {
                self.anchor_sign()
            }
            "mapping values are not allowed in this context" => self.second_colon(),
            "invalid trailing content after double-quoted scalar" => self.after_quote(),
            "while parsing a flow mapping, did not find expected ',' or '}'" => self.in_flow_map(),
            "while parsing a block mapping, did not find expected key" => self.no_key(),
            "while parsing a block collection, did not find expected '-' indicator" => self.problem(
                self.here(),
                "a list ends here, at an entry that does not begin with `- `",
                "begin it with `- ` too, or indent it less",
            ),
            "misplaced bracket" => self.problem(
                self.at(self
                    .column
                    .saturating_sub(usize::from(self.char_at(self.column).is_none_or(|c| !is_bracket(c))))),
                "a bracket closes here that was never opened",
                "remove it, or open it further left",
            ),
            "while parsing a quoted scalar, found unknown escape character" => self.problem(
                self.here(),
                "`\\` begins an escape in double quotes, and this one does not exist",
                "use single quotes, where `\\` is only itself: '\\d'",
            ),
            "while parsing a quoted scalar, found invalid Unicode character escape code" => self.problem(
                self.here(),
                "this escape is no character: a character beyond U+FFFF is one escape in YAML, not a pair",
                "write the character itself, or `\\U0001F980` with eight digits",
            ),
            "found unprintable character" => {
                self.problem(self.here(), "an unprintable character stands here", "remove it")
            }
            "a byte order mark must not appear inside a document" => self.problem(
                self.here(),
                "a byte order mark stands inside the text",
                "remove it; it is invisible in most editors",
            ),
            "comment intercepting the multiline text" => self.problem(
                self.here(),
                "a text of several lines ends at the comment in this one",
                "quote the text, or move the comment to a line of its own",
            ),
            "block sequence entries are not allowed in this context" | "\"-\" is only valid inside a block" => self
                .problem(
                    self.here(),
                    "`- ` begins the item of a list, which wants a line of its own",
                    "write the list as `[a, b]`, or each item on its own line",
                ),
            _ if info.starts_with("simple key expect") => self.lonely_text(),
            _ if info.starts_with("unexpected character") => self.cannot_begin(),
            _ if info.contains("block scalar") => self.problem(
                self.here(),
                "`|` and `>` begin a block of text in YAML",
                match self.purpose {
                    Purpose::Declarations => "put `null` at the end (`T | null`), or quote the value",
                    Purpose::Settings => "quote the value",
                },
            ),
            _ if info.contains("quoted scalar") => self.open_quote(),
            _ if info.contains("flow")
                || info.contains("':' indicator")
                || info.contains("unexpected eof")
                || info == "invalid indentation"
                || info == "while parsing a node, did not find expected node content" =>
            {
                self.open_bracket(info)
            }
            _ => self.unexplained(info),
        }
    }

    fn unexplained(&self, info: &str) -> Problem {
        let message = format!("the file is not YAML here: {info}");
        self.problem(
            self.here(),
            &message,
            "look for a missing quote, bracket or space on this line and the one above",
        )
    }

    /// A tab in the indentation is behind most errors on its line.
    fn tab(&self) -> Option<Problem> {
        let indented = |line: &&str| line.starts_with([' ', '\t']) && indentation(line).contains('\t');
        let line = [self.line, self.line.saturating_sub(1)]
            .into_iter()
            .find(|line| self.lines.get(*line).is_some_and(indented))?;
        let column = self.lines[line].chars().position(|c| c == '\t')? + 1;
        let place = Place {
            file: self.file.clone(),
            line: line + 1,
            column,
        };
        let count = self.lines.iter().filter(|line| indented(line)).count();
        let help = match count {
            1 => "indent with spaces".to_owned(),
            _ => format!("indent with spaces; {count} lines of this file are indented with tabs"),
        };
        Some(Problem::new(Offence::Tab, &place, "the line is indented with a tab").help(help))
    }

    /// `key: a: b`, or a line that YAML took for more of the value above.
    fn second_colon(&self) -> Problem {
        let line = self.text();
        if self.purpose == Purpose::Declarations && line.contains("<{") {
            return self.shape_in_expression();
        }
        let before: String = line.chars().take(self.column).collect();
        if let Some((key, value)) = split_entry(line).filter(|_| split_entry(&before).is_some()) {
            let value = value.trim();
            let quoted = quote(&self.shown(value));
            // What the column is in front of decides: a type may hold the colon, and its description follows.
            let what = if before.contains(" -- ") {
                "the description"
            } else {
                "the value"
            };
            let message = format!("a second `: ` stands in {what} of `{key}`");
            return self.problem(
                self.here(),
                &message,
                &format!("quote the whole value: `{key}: {quoted}`"),
            );
        }
        let above = (0..self.line).rev().find(|line| !self.lines[*line].trim().is_empty());
        let Some((above, upper)) = above.map(|above| (above, self.lines[above])) else {
            return self.unexplained("a `:` stands where no key is");
        };
        if let Some((key, value)) = upper
            .trim()
            .split_once(':')
            .filter(|(key, value)| !key.contains(' ') && !value.is_empty() && !value.starts_with(' '))
        {
            let place = Place {
                file: self.file.clone(),
                line: above + 1,
                column: indentation(upper).len() + 1,
            };
            let value = self.shown(value);
            let message = format!("`{key}:{value}` is one word here, without a key");
            return self.problem(
                place,
                &message,
                &format!("put a space after the colon: `{key}: {value}`"),
            );
        }
        if indentation(upper) == indentation(line) && split_entry(upper).is_none() {
            return self.no_entry(above);
        }
        let place = self.at(indentation(line).chars().count());
        self.problem(
            place,
            "the line is indented deeper than the one above, which already has its value",
            "align it with its neighbours",
        )
    }

    /// `"a" | "b"`: YAML ends the value at the second quote.
    fn after_quote(&self) -> Problem {
        let line: Vec<char> = self.text().chars().collect();
        let closing = line[..self.column.min(line.len())]
            .iter()
            .rposition(|c| matches!(c, '"' | '\''));
        let Some(closing) = closing else {
            return self.open_quote();
        };
        if line[closing] == '\'' {
            return self.problem(
                self.here(),
                "the text ended at the `'` before this",
                "double every `'` inside '…', or quote with \"…\"",
            );
        }
        let block = split_entry(self.text()).filter(|(_, value)| value.trim_start().starts_with('"'));
        let help = match block {
            Some((key, value)) if !value.contains(['\'', '#']) => {
                let value = self.shown(value.trim());
                format!("quote the whole value with '…': `{key}: '{value}'`")
            }
            _ => "quote the whole value with '…': `'\"a\" | \"b\"'`".to_owned(),
        };
        self.problem(
            self.here(),
            "YAML ends the value at the second `\"`, but more follows",
            &help,
        )
    }

    fn in_flow_map(&self) -> Problem {
        let line = self.text();
        if self.purpose == Purpose::Declarations && line.contains("<{") {
            return self.shape_in_expression();
        }
        let depth = |line: usize| indentation(self.lines[line]).len();
        if let Some((opened, _, _)) = self.innermost_open().filter(|(opened, _, _)| *opened < self.line)
            && depth(self.line) <= depth(opened)
        {
            return self.open_bracket("a bracket is open");
        }
        let message = "in `{…}`, a `: ` or a text in a value ends where YAML wants `,` or `}`";
        self.problem(
            self.here(),
            message,
            "quote the whole value with '…', or write the map over several lines and quote it there",
        )
    }

    fn shape_in_expression(&self) -> Problem {
        let column = self
            .text()
            .find("<{")
            .map_or(self.column, |byte| self.text()[..byte].chars().count() + 1);
        self.problem(
            self.at(column),
            "an expression holds no `{…}`",
            "write the list as `{items: {fields: {…}}}` and the map as `{values: {fields: {…}}}`, or name the shape under `types`",
        )
    }

    fn no_key(&self) -> Problem {
        let line = self.text().trim();
        if line.starts_with(['{', '[', '"', '\'']) || split_entry(line).is_none() {
            return self.problem(
                self.here(),
                "no key stands here",
                "begin the items of a list with `- `, and entries of a map with `key: `",
            );
        }
        self.problem(
            self.here(),
            "the line is indented less than the entries above and more than what they belong to",
            "align it with its neighbours",
        )
    }

    fn cannot_begin(&self) -> Problem {
        let c = self.char_at(self.column).unwrap_or(' ');
        let message = format!("a value cannot begin with `{c}`");
        let help = match split_entry(self.text()) {
            Some((key, value)) if value.trim().starts_with(c) => {
                format!("quote it: `{key}: {}`", quote(&self.shown(value.trim())))
            }
            _ => format!("quote it: '{c}…'"),
        };
        self.problem(self.here(), &message, &help)
    }

    fn anchor_sign(&self) -> Problem {
        let before = (0..self.column)
            .rev()
            .find(|column| matches!(self.char_at(*column), Some('*' | '&')));
        let place = self.at(before.unwrap_or(self.column));
        if before.and_then(|column| self.char_at(column)) == Some('&') {
            accident::anchor(self.purpose, &place)
        } else {
            accident::alias(self.purpose, &place)
        }
    }

    fn open_quote(&self) -> Problem {
        let c = self
            .char_at(self.column)
            .filter(|c| matches!(c, '"' | '\''))
            .unwrap_or('"');
        self.problem(
            self.here(),
            &format!("the quoted text that begins here does not end with `{c}`"),
            "close it on the same line",
        )
    }

    /// A line that is neither `key: value` nor more of the value above.
    fn lonely_text(&self) -> Problem {
        let lonely = |line: &usize| {
            let text = self.lines[*line].trim();
            !text.is_empty() && !text.starts_with('#') && !text.contains(": ") && !text.ends_with(':')
        };
        let Some(line) = (0..=self.line).rev().find(lonely) else {
            return self.unexplained("a key without `:`");
        };
        self.no_entry(line)
    }

    /// A line that should have been an entry.
    fn no_entry(&self, line: usize) -> Problem {
        let text = self.lines[line].trim();
        let place = Place {
            file: self.file.clone(),
            line: line + 1,
            column: indentation(self.lines[line]).chars().count() + 1,
        };
        let shown: String = text.chars().take(40).collect();
        let shown = self.shown(&shown);
        let message = format!("`{shown}` is neither a key with its value nor part of the value above");
        self.problem(
            place,
            &message,
            "write `key: value`, or quote a text that goes over several lines",
        )
    }

    /// The bracket that is still open where the parser gave up is more use than that place.
    fn open_bracket(&self, info: &str) -> Problem {
        let Some((line, column, c)) = self.innermost_open() else {
            return self.unexplained(info);
        };
        let place = Place {
            file: self.file.clone(),
            line: line + 1,
            column: column + 1,
        };
        let closing = if c == '{' { '}' } else { ']' };
        self.problem(
            place,
            &format!("`{c}` is not closed"),
            &format!("close it with `{closing}`; quote it if it is part of a text"),
        )
    }
}
