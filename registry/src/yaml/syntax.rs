//! Where the YAML parser gave up → what the author did, and what to write instead.

use std::sync::Arc;

use saphyr_parser::ScanError;

use super::accident;
use crate::catalogue::{self, Entry};
use crate::finding::Finding;
use crate::place::Place;

/// Explains what the YAML parser gave up on.
pub(super) fn explain(file: &Arc<str>, text: &str, error: &ScanError) -> Finding {
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
        lines,
        line: line - 1,
        column,
    }
    .explain(error.info())
}

/// The text and the position where the parser gave up; both count from 0.
struct Scene<'s> {
    file: &'s Arc<str>,
    lines: Vec<&'s str>,
    line: usize,
    column: usize,
}

impl Scene<'_> {
    fn explain(&self, info: &str) -> Finding {
        if let Some(finding) = self.tab() {
            return finding;
        }
        match info {
            "recursion limit exceeded" => accident::too_deep(&self.here()),
            "while parsing node, found unknown anchor" => accident::alias(&self.here()),
            "mapping values are not allowed in this context" => self.second_colon(),
            "invalid trailing content after double-quoted scalar" => self.after_quote(),
            "while parsing a flow mapping, did not find expected ',' or '}'" => self.in_flow_map(),
            "while parsing a block mapping, did not find expected key" => self.no_key(),
            "while parsing a block collection, did not find expected '-' indicator" => self.finding(
                self.here(),
                "a list ends here, at an entry that does not begin with `- `",
                "begin it with `- ` too, or indent it less",
            ),
            "misplaced bracket" => self.finding(
                self.at(self
                    .column
                    .saturating_sub(usize::from(self.char_at(self.column).is_none_or(|c| !is_bracket(c))))),
                "a bracket closes here that was never opened",
                "remove it, or open it further left",
            ),
            "while parsing a quoted scalar, found unknown escape character" => self.finding(
                self.here(),
                "`\\` begins an escape in double quotes, and this one does not exist",
                "use single quotes, where `\\` is only itself: '\\d'",
            ),
            "found unprintable character" => {
                self.finding(self.here(), "an unprintable character stands here", "remove it")
            }
            _ if info.starts_with("unexpected character") => self.cannot_begin(),
            _ if info.contains("block scalar") => self.finding(
                self.here(),
                "`|` and `>` begin a block of text in YAML",
                "put `null` at the end (`T | null`), or quote the value",
            ),
            _ if info.contains("quoted scalar") => self.open_quote(),
            _ if info.contains("flow") || info.contains("':' indicator") || info.contains("unexpected eof") => {
                self.open_bracket(info)
            }
            _ => self.unexplained(info),
        }
    }

    fn unexplained(&self, info: &str) -> Finding {
        let message = format!("the file is not YAML here: {info}");
        self.finding(
            self.here(),
            &message,
            "look for a missing quote, bracket or space on this line and the one above",
        )
    }

    /// A tab in the indentation is behind most errors on its line.
    fn tab(&self) -> Option<Finding> {
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
        Some(Finding::new(&catalogue::YAML_TAB, &place, "the line is indented with a tab").help(help))
    }

    /// `key: a: b`, or a line that YAML took for more of the value above.
    fn second_colon(&self) -> Finding {
        let line = self.text();
        if line.contains("<{") {
            return self.shape_in_expression();
        }
        let before: String = line.chars().take(self.column).collect();
        if let Some((key, value)) = split_entry(line).filter(|_| split_entry(&before).is_some()) {
            let value = value.trim();
            let quoted = quote(value);
            let what = if value.contains(" -- ") {
                "the description"
            } else {
                "the value"
            };
            let message = format!("a second `: ` stands in {what} of `{key}`");
            return self.finding(
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
            let message = format!("`{key}:{value}` is one word here, without a key");
            return self.finding(
                place,
                &message,
                &format!("put a space after the colon: `{key}: {value}`"),
            );
        }
        let place = self.at(indentation(line).chars().count());
        self.finding(
            place,
            "the line is indented deeper than the one above, which already has its value",
            "align it with its neighbours",
        )
    }

    /// `"a" | "b"`: YAML ends the value at the second quote.
    fn after_quote(&self) -> Finding {
        let line: Vec<char> = self.text().chars().collect();
        let closing = line[..self.column.min(line.len())]
            .iter()
            .rposition(|c| matches!(c, '"' | '\''));
        let Some(closing) = closing else {
            return self.open_quote();
        };
        if line[closing] == '\'' {
            return self.finding(
                self.here(),
                "the text ended at the `'` before this",
                "double every `'` inside '…', or quote with \"…\"",
            );
        }
        let block = split_entry(self.text()).filter(|(_, value)| value.trim_start().starts_with('"'));
        let help = match block {
            Some((key, value)) if !value.contains(['\'', '#']) => {
                format!("quote the whole value with '…': `{key}: '{}'`", value.trim())
            }
            _ => "quote the whole value with '…': `'\"a\" | \"b\"'`".to_owned(),
        };
        self.finding(
            self.here(),
            "YAML ends the value at the second `\"`, but more follows",
            &help,
        )
    }

    fn in_flow_map(&self) -> Finding {
        let line = self.text();
        if line.contains("<{") {
            return self.shape_in_expression();
        }
        let message = "in `{…}`, a `: ` or a text in a value ends where YAML wants `,` or `}`";
        self.finding(
            self.here(),
            message,
            "quote the whole value with '…', or write the map over several lines and quote it there",
        )
    }

    fn shape_in_expression(&self) -> Finding {
        let column = self
            .text()
            .find("<{")
            .map_or(self.column, |byte| self.text()[..byte].chars().count() + 1);
        self.finding(
            self.at(column),
            "an expression holds no `{…}`",
            "write the list as `{items: {fields: {…}}}` and the map as `{values: {fields: {…}}}`, or name the shape under `types`",
        )
    }

    fn no_key(&self) -> Finding {
        let line = self.text().trim();
        if line.starts_with(['{', '[', '"', '\'']) || split_entry(line).is_none() {
            return self.finding(
                self.here(),
                "no key stands here",
                "begin the items of a list with `- `, and entries of a map with `key: `",
            );
        }
        self.finding(
            self.here(),
            "the line is indented less than the entries above and more than what they belong to",
            "align it with its neighbours",
        )
    }

    fn cannot_begin(&self) -> Finding {
        let c = self.char_at(self.column).unwrap_or(' ');
        let message = format!("a value cannot begin with `{c}`");
        let help = match split_entry(self.text()) {
            Some((key, value)) if value.trim().starts_with(c) => format!("quote it: `{key}: {}`", quote(value.trim())),
            _ => format!("quote it: '{c}…'"),
        };
        self.finding(self.here(), &message, &help)
    }

    fn open_quote(&self) -> Finding {
        let c = self
            .char_at(self.column)
            .filter(|c| matches!(c, '"' | '\''))
            .unwrap_or('"');
        self.finding(
            self.here(),
            &format!("the quoted text that begins here does not end with `{c}`"),
            "close it on the same line",
        )
    }

    /// The bracket that is still open where the parser gave up is more use than that place.
    fn open_bracket(&self, info: &str) -> Finding {
        let mut open = Vec::new();
        for (number, line) in self.lines.iter().enumerate().take(self.line + 1) {
            let mut quote = None;
            let mut before = ' ';
            for (column, c) in line.chars().enumerate() {
                if (number, column) >= (self.line, self.column) {
                    break;
                }
                match (quote, c) {
                    (Some(opened), c) if opened == c => quote = None,
                    (Some(_), _) => {}
                    (None, '#') if before.is_whitespace() => break,
                    (None, '"' | '\'') if before.is_whitespace() || is_bracket(before) || before == ',' => {
                        quote = Some(c)
                    }
                    (None, '{' | '[') if !open.is_empty() || before.is_whitespace() => open.push((number, column, c)),
                    (None, '}' | ']') => drop(open.pop()),
                    (None, _) => {}
                }
                before = c;
            }
        }
        let Some((line, column, c)) = open.pop() else {
            return self.unexplained(info);
        };
        let place = Place {
            file: self.file.clone(),
            line: line + 1,
            column: column + 1,
        };
        let closing = if c == '{' { '}' } else { ']' };
        self.finding(
            place,
            &format!("`{c}` is not closed"),
            &format!("close it with `{closing}`; quote it if it is part of a text"),
        )
    }

    fn text(&self) -> &str {
        self.lines.get(self.line).copied().unwrap_or("")
    }

    fn char_at(&self, column: usize) -> Option<char> {
        self.text().chars().nth(column)
    }

    fn here(&self) -> Place {
        self.at(self.column)
    }

    fn at(&self, column: usize) -> Place {
        Place {
            file: self.file.clone(),
            line: self.line + 1,
            column: column + 1,
        }
    }

    fn finding(&self, place: Place, message: &str, help: &str) -> Finding {
        const SYNTAX: &Entry = &catalogue::YAML_SYNTAX;
        Finding::new(SYNTAX, &place, message).help(help)
    }
}

fn is_bracket(c: char) -> bool {
    matches!(c, '{' | '}' | '[' | ']')
}

fn indentation(line: &str) -> &str {
    &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
}

/// The key and the value of a line such as `  - key: value`.
fn split_entry(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start().trim_start_matches("- ");
    line.split_once(": ")
        .filter(|(key, _)| !key.is_empty() && !key.starts_with(['{', '[', '"', '\'']))
}

/// A text in quotes: single ones when it holds double ones.
fn quote(text: &str) -> String {
    if text.contains('"') || text.contains('\\') {
        format!("'{}'", text.replace('\'', "''"))
    } else {
        format!("\"{text}\"")
    }
}
