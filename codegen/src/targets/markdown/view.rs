//! What the template prints: a page as a list of blocks whose every text is final, in its own place.

use askama::Template;

/// One page.
#[derive(Template)]
#[template(path = "markdown/page.md")]
pub struct Page {
    /// The parts, in order.
    pub blocks: Vec<Block>,
}

/// One part of a page.
pub enum Block {
    /// A heading with the anchors that links to it go to.
    Heading {
        /// As many `#` as its level.
        marks: &'static str,
        /// The anchors, ready for an attribute.
        anchors: Vec<String>,
        /// Its text.
        title: String,
    },
    /// A paragraph, on one line.
    Paragraph(String),
    /// A list; an item is one line.
    List(Vec<String>),
    /// A table.
    Table(Table),
    /// Code that is shown as it stands.
    Code {
        /// Its language.
        language: &'static str,
        /// The fence, longer than any in it.
        fence: String,
        /// The code, without the last line end.
        text: String,
    },
}

/// A table whose cells are ready.
pub struct Table {
    /// What stands over the columns.
    pub head: Vec<&'static str>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

impl Block {
    /// A heading without an anchor of its own.
    pub fn heading(level: usize, title: impl Into<String>) -> Self {
        Self::anchored(level, Vec::new(), title)
    }

    /// A heading that links can go to.
    pub fn anchored(level: usize, anchors: Vec<String>, title: impl Into<String>) -> Self {
        const MARKS: [&str; 6] = ["#", "##", "###", "####", "#####", "######"];
        Self::Heading {
            marks: MARKS[level.clamp(1, MARKS.len()) - 1],
            anchors,
            title: title.into(),
        }
    }

    /// A paragraph.
    pub fn paragraph(text: impl Into<String>) -> Self {
        Self::Paragraph(text.into())
    }

    /// A table, if it has rows.
    pub fn table(head: Vec<&'static str>, rows: Vec<Vec<String>>) -> Option<Self> {
        (!rows.is_empty()).then_some(Self::Table(Table { head, rows }))
    }
}
