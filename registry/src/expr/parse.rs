//! Text → [`Expr`]; ` -- ` ends the expression, and what follows is its description.

use super::{Builtin, Expr, ExprNode, foreign};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::Literal;
use crate::place::{Place, Spanned};

/// No expression nests deeper.
const DEEPEST: usize = 64;
/// The largest integer every JSON reader keeps exactly.
const LARGEST: i64 = (1 << 53) - 1;

/// An expression and the description after ` -- `.
#[derive(Debug)]
pub(crate) struct Parsed {
    /// The expression.
    pub(crate) expr: Expr,
    /// What follows ` -- `.
    pub(crate) description: Option<Spanned<String>>,
}

/// Parses a type expression; `place` says where the character at an offset stands.
pub(crate) fn parse(text: &str, place: &dyn Fn(usize) -> Place) -> Result<Parsed, Box<Finding>> {
    let mut parser = Parser {
        chars: text.chars().collect(),
        at: 0,
        depth: 0,
        place,
    };
    let expr = parser.union()?;
    parser.skip_space();
    let description = parser.description();
    if description.is_none() && parser.at < parser.chars.len() {
        return Err(parser.unexpected());
    }
    Ok(Parsed {
        expr,
        description: description.flatten(),
    })
}

type Parse<T> = Result<T, Box<Finding>>;

struct Parser<'p> {
    chars: Vec<char>,
    at: usize,
    depth: usize,
    place: &'p dyn Fn(usize) -> Place,
}

impl Parser<'_> {
    fn union(&mut self) -> Parse<Expr> {
        self.depth += 1;
        self.skip_space();
        let start = self.at;
        if self.depth > DEEPEST {
            return Err(self.finding(
                start,
                "the expression nests deeper than 64 levels",
                "name the inner types under `types`",
            ));
        }
        let mut branches = Vec::new();
        loop {
            let item = self.item()?;
            match item.node {
                ExprNode::Union(inner) => branches.extend(inner),
                _ => branches.push(item),
            }
            self.skip_space();
            if self.peek() != Some('|') {
                break;
            }
            self.at += 1;
        }
        self.depth -= 1;
        if branches.len() == 1 {
            return Ok(branches.remove(0));
        }
        Ok(Expr {
            place: (self.place)(start),
            node: ExprNode::Union(branches),
        })
    }

    fn item(&mut self) -> Parse<Expr> {
        self.skip_space();
        let start = self.at;
        let node = match self.peek() {
            Some('(') => {
                self.at += 1;
                let inner = self.union()?;
                self.close(')', start)?;
                return Ok(inner);
            }
            Some('"') => ExprNode::Literal(Literal::String(self.string()?)),
            Some(c)
                if c == '-' && self.chars.get(self.at + 1).is_some_and(char::is_ascii_digit) || c.is_ascii_digit() =>
            {
                ExprNode::Literal(Literal::Integer(self.integer()?))
            }
            Some(c) if c.is_alphabetic() || c == '_' => self.word()?,
            _ => return Err(self.unexpected()),
        };
        Ok(Expr {
            place: (self.place)(start),
            node,
        })
    }

    fn word(&mut self) -> Parse<ExprNode> {
        let start = self.at;
        let word = self.take_word();
        if self.peek() == Some('.') {
            self.at += 1;
            let name = self.take_word();
            if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
                let message = format!("`{word}.{name}` is not a type");
                let finding = Finding::new(&catalogue::UNKNOWN_TYPE, &(self.place)(start), message);
                return Err(Box::new(
                    finding.help("another package's type is `package.Name`; a text is quoted: '\"…\"'"),
                ));
            }
            return Ok(ExprNode::Name {
                package: Some(word),
                name,
            });
        }
        match word.as_str() {
            "list" | "map" => self.container(&word, start),
            "true" => Ok(ExprNode::Literal(Literal::Bool(true))),
            "false" => Ok(ExprNode::Literal(Literal::Bool(false))),
            "null" => Ok(ExprNode::Literal(Literal::Null)),
            _ if self.peek() == Some('<') => Err(Box::new(foreign::generic(&word, &(self.place)(start)))),
            _ => match Builtin::ALL.iter().find(|(name, _)| *name == word) {
                Some((_, builtin)) => Ok(ExprNode::Builtin(*builtin)),
                None if word.starts_with(|c: char| c.is_ascii_uppercase()) => Ok(ExprNode::Name {
                    package: None,
                    name: word,
                }),
                None => Err(Box::new(foreign::word(&word, &(self.place)(start)))),
            },
        }
    }

    /// `list<T>` and `map<T>`
    fn container(&mut self, word: &str, start: usize) -> Parse<ExprNode> {
        self.skip_space();
        let open = self.at;
        if self.peek() != Some('<') {
            let message = format!("`{word}` does not say of what");
            return Err(self.finding(
                start,
                &message,
                &format!("write `{word}<T>`; `{word}<json>` takes anything"),
            ));
        }
        self.at += 1;
        let inner = Box::new(self.union()?);
        self.close('>', open)?;
        Ok(match word {
            "list" => ExprNode::List(inner),
            _ => ExprNode::Map(inner),
        })
    }

    fn string(&mut self) -> Parse<String> {
        let start = self.at;
        self.at += 1;
        loop {
            match self.peek() {
                None => return Err(self.finding(start, "the string does not end", "close it with `\"`")),
                Some('"') => break,
                Some('\\') => self.at += 2,
                Some(_) => self.at += 1,
            }
        }
        self.at += 1;
        let source: String = self.chars[start..self.at.min(self.chars.len())].iter().collect();
        serde_json::from_str(&source).map_err(|_| {
            self.finding(
                start,
                "the string is not spelled as JSON spells strings",
                "escape `\\` and control characters: `\"\\\\\"`, `\"\\n\"`",
            )
        })
    }

    fn integer(&mut self) -> Parse<i64> {
        let start = self.at;
        while self
            .peek()
            .is_some_and(|c| c.is_alphanumeric() || matches!(c, '-' | '.' | '+' | '_'))
        {
            self.at += 1;
        }
        let text: String = self.chars[start..self.at].iter().collect();
        match text.parse::<i64>() {
            Ok(value) if value.abs() <= LARGEST && value.to_string() == text => return Ok(value),
            _ => {}
        }
        let digits = text.strip_prefix('-').unwrap_or(&text);
        let message = format!("`{text}` is not an integer that may stand here");
        let help = if digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0') {
            "integers go up to 2^53 - 1, which every JSON reader keeps exactly; beyond, write a text: '\"…\"'"
        } else if serde_json::from_str::<f64>(&text).is_ok() {
            let message = format!("`{text}` is not an integer");
            let finding = Finding::new(&catalogue::CONSTRUCT_REFUSED, &(self.place)(start), message);
            return Err(Box::new(
                finding.help("a fixed number is an integer; write `number`, or a text: '\"…\"'"),
            ));
        } else {
            "write integers as JSON does: `17`, `-1`; a text is quoted: '\"017\"'"
        };
        Err(self.finding(start, &message, help))
    }

    /// `None`: no ` -- ` here. `Some(None)`: nothing follows it.
    fn description(&mut self) -> Option<Option<Spanned<String>>> {
        let dashes = self.chars.get(self.at..self.at + 2) == Some(&['-', '-']);
        let spaced = self.at > 0
            && self.chars[self.at - 1].is_whitespace()
            && self.chars.get(self.at + 2).is_none_or(|c| c.is_whitespace());
        if !(dashes && spaced) {
            return None;
        }
        self.at += 2;
        self.skip_space();
        let start = self.at;
        let text: String = self.chars[start..].iter().collect();
        self.at = self.chars.len();
        Some((!text.is_empty()).then(|| Spanned::new(text, (self.place)(start))))
    }

    fn close(&mut self, closing: char, open: usize) -> Parse<()> {
        self.skip_space();
        match self.peek() {
            Some(c) if c == closing => {
                self.at += 1;
                Ok(())
            }
            Some(c) if c != '-' && !c.is_alphanumeric() => Err(self.unexpected()),
            _ => {
                let message = format!("`{}` is not closed", self.chars[open]);
                Err(self.finding(open, &message, &format!("write `{closing}` after the type")))
            }
        }
    }

    fn take_word(&mut self) -> String {
        let start = self.at;
        while self.peek().is_some_and(|c| c.is_alphanumeric() || c == '_') {
            self.at += 1;
        }
        self.chars[start..self.at].iter().collect()
    }

    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn unexpected(&self) -> Box<Finding> {
        let before: String = self.chars[..self.at].iter().collect();
        let rest: String = self.chars[self.at..].iter().collect();
        if rest.is_empty() {
            let (message, help) = match before.trim_end().chars().last() {
                Some('|') => (
                    "a branch is missing after the last `|`",
                    "remove it, or write a type after it",
                ),
                Some('<') => ("`<` is not closed", "write a type and `>` after it"),
                _ => ("the expression ends where a type is wanted", "write a type"),
            };
            return self.finding(self.at.saturating_sub(1), message, help);
        }
        if self.at == 0 && rest.starts_with("-- ") {
            return self.finding(
                0,
                "a description stands here without a type",
                "write a type in front of ` -- `",
            );
        }
        Box::new(foreign::character(before.trim_end(), &rest, &(self.place)(self.at)))
    }

    fn finding(&self, offset: usize, message: &str, help: &str) -> Box<Finding> {
        let finding = Finding::new(&catalogue::EXPRESSION_SYNTAX, &(self.place)(offset), message);
        Box::new(finding.help(help))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(offset: usize) -> Place {
        Place {
            file: "f".into(),
            line: 1,
            column: offset + 1,
        }
    }

    fn print(expr: &Expr) -> String {
        match &expr.node {
            ExprNode::Builtin(builtin) => {
                let word = Builtin::ALL.iter().find(|(_, other)| other == builtin);
                word.expect("every builtin has a word").0.to_owned()
            }
            ExprNode::Literal(literal) => format!("{literal:?}"),
            ExprNode::Name { package: None, name } => name.clone(),
            ExprNode::Name {
                package: Some(package),
                name,
            } => format!("{package}.{name}"),
            ExprNode::List(items) => format!("list<{}>", print(items)),
            ExprNode::Map(values) => format!("map<{}>", print(values)),
            ExprNode::Union(branches) => branches.iter().map(print).collect::<Vec<_>>().join("|"),
        }
    }

    #[track_caller]
    fn check(text: &str, expect: &str) {
        let printed = match parse(text, &place) {
            Ok(parsed) => match parsed.description {
                Some(description) => {
                    format!(
                        "{} -- {}:{}",
                        print(&parsed.expr),
                        description.place.column,
                        description.value
                    )
                }
                None => print(&parsed.expr),
            },
            Err(finding) => format!("{}:{} {}", finding.place.column, finding.id, finding.message),
        };
        assert_eq!(printed, expect, "{text}");
    }

    #[test]
    fn an_expression_is_types_and_what_joins_them() {
        check("string", "string");
        check(" list< map<Citation> > | null ", "list<map<Citation>>|Null");
        check("run.Step | (A | (B | 3))", "run.Step|A|B|Integer(3)");
        check("\"a|b\" | \"c \\\" -- d\"", "String(\"a|b\")|String(\"c \\\" -- d\")");
        check("-9007199254740991", "Integer(-9007199254740991)");
        check(
            "uint32 | null -- the block, if -- any",
            "uint32|Null -- 18:the block, if -- any",
        );
        check("true --", "Bool(true)");
    }

    #[test]
    fn a_mistake_is_found_where_it_is() {
        check("", "1:expression-syntax the expression ends where a type is wanted");
        check("list<string", "5:expression-syntax `<` is not closed");
        check("list<string -- text", "5:expression-syntax `<` is not closed");
        check("list<string>>", "13:expression-syntax `>` closes nothing");
        check("A | | B", "5:expression-syntax a branch is missing before this `|`");
        check("A |", "3:expression-syntax a branch is missing after the last `|`");
        check("| A", "1:expression-syntax a branch is missing before this `|`");
        check("string[]", "7:expression-syntax a list is not spelled with `[]`");
        check("number?", "7:expression-syntax a type has no `?`");
        check("Page<User>", "1:construct-refused `Page` takes no type in `<…>`");
        check("array<User>", "1:expression-syntax `array` takes no type in `<…>`");
        check("map<string, User>", "11:expression-syntax `map` takes one type");
        check("[string, integer]", "1:construct-refused an expression holds no `[…]`");
        check(
            "9007199254740992",
            "1:expression-syntax `9007199254740992` is not an integer that may stand here",
        );
        check("1.5", "1:construct-refused `1.5` is not an integer");
        check("1.0", "1:construct-refused `1.0` is not an integer");
        check("017", "1:expression-syntax `017` is not an integer that may stand here");
        check(
            "duration",
            "1:word-reserved `duration` is kept for a later version of the language",
        );
        check("objekt", "1:unknown-type `objekt` is not a type");
        check("A--b", "2:expression-syntax `--` wants a space on each side");
        check(
            "-- text",
            "1:expression-syntax a description stands here without a type",
        );
        check("The tool starts.", "5:expression-syntax a type ends before this `t`");
        check("list", "1:expression-syntax `list` does not say of what");
        check("\"open", "1:expression-syntax the string does not end");
    }

    #[test]
    fn depth_is_bounded() {
        let deep = format!("{}string{}", "list<".repeat(10_000), ">".repeat(10_000));
        check(
            &deep,
            "321:expression-syntax the expression nests deeper than 64 levels",
        );
        check(
            &"(".repeat(100_000),
            "65:expression-syntax the expression nests deeper than 64 levels",
        );
    }
}
