//! Text → [`Expr`]; ` -- ` ends the expression, and what follows is its description.

use super::{Builtin, Expr, ExprNode};
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
            if name.is_empty() {
                return Err(self.finding(
                    self.at,
                    &format!("a type's name is missing after `{word}.`"),
                    "write `package.Name`",
                ));
            }
            return Ok(ExprNode::Name {
                package: Some(word),
                name,
            });
        }
        match word.as_str() {
            "list" | "map" => {
                self.skip_space();
                let open = self.at;
                if self.peek() != Some('<') {
                    return Err(self.finding(
                        start,
                        &format!(
                            "`{word}` has no type of its {}",
                            if word == "list" { "items" } else { "values" }
                        ),
                        &format!("write `{word}<T>`; `{word}<json>` takes anything"),
                    ));
                }
                self.at += 1;
                let inner = Box::new(self.union()?);
                self.close('>', open)?;
                Ok(if word == "list" {
                    ExprNode::List(inner)
                } else {
                    ExprNode::Map(inner)
                })
            }
            "true" => Ok(ExprNode::Literal(Literal::Bool(true))),
            "false" => Ok(ExprNode::Literal(Literal::Bool(false))),
            "null" => Ok(ExprNode::Literal(Literal::Null)),
            _ => match Builtin::ALL.iter().find(|(name, _)| *name == word) {
                Some((_, builtin)) => Ok(ExprNode::Builtin(*builtin)),
                None if word.starts_with(|c: char| c.is_uppercase()) => Ok(ExprNode::Name {
                    package: None,
                    name: word,
                }),
                None => Err(self.finding(start, &format!("`{word}` is not a type"), "")),
            },
        }
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
            Ok(value) if value.abs() <= LARGEST && value.to_string() == text => Ok(value),
            _ => Err(self.finding(start, &format!("`{text}` is not an integer"), "")),
        }
    }

    /// `None`: no ` -- ` here. `Some(None)`: nothing follows it.
    fn description(&mut self) -> Option<Option<Spanned<String>>> {
        if self.chars.get(self.at..self.at + 2) != Some(&['-', '-']) {
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
        if self.peek() == Some(closing) {
            self.at += 1;
            return Ok(());
        }
        Err(self.finding(
            open,
            &format!("`{}` is not closed", self.chars[open]),
            &format!("write `{closing}` after the type"),
        ))
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
        match self.peek() {
            Some(c) => self.finding(self.at, &format!("`{c}` cannot stand here"), ""),
            None => self.finding(
                self.at,
                "the expression ends where a type is wanted",
                "write a type after it",
            ),
        }
    }

    fn finding(&self, offset: usize, message: &str, help: &str) -> Box<Finding> {
        let finding = Finding::new(&catalogue::EXPRESSION_SYNTAX, &(self.place)(offset), message);
        Box::new(if help.is_empty() { finding } else { finding.help(help) })
    }
}
