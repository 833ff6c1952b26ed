//! What generated Rust looks like, written by hand for a small package:
//!
//! ```yaml
//! package: shop
//! envelope: {tag: event, content: data, common: {version: 1, session_id: string}}
//! types:
//!   Action: [created, deleted]
//!   Reason: {enum: [complete, cancelled], open: true}
//!   Priority: {enum: [low, high], open: both}
//!   RequestId: string | integer
//!   Slug: {type: string, minLength: 2, maxLength: 8, pattern: '^[a-z]+$'}
//!   Contents:
//!     keyed:
//!       text: {fields: {uri: uri, text: string}}
//!       blob: {fields: {uri: uri, blob: bytes}}
//!   Block: {open: true, variants: {text: {fields: {text: string}}, image: {fields: {url: uri}}}}
//!   Step:
//!     tag: phase
//!     common: {id: RequestId}
//!     variants:
//!       waiting: {}
//!       tool: {tag: name, variants: {search: {fields: {query: string}}, fetch: {fields: {url: uri}}}}
//!   Server:
//!     default: stdio
//!     variants: {http: {fields: {url: uri}}, stdio: {fields: {command: string}}}
//! events:
//!   item:
//!     fields:
//!       action: Action
//!       slug: Slug
//!       note?: string
//!       parent: string | null
//!       price?: {type: number, minimum: 0, nullable: true}
//!       count?: {type: uint32, maximum: 10}
//!       tags?: {items: string, maxItems: 2}
//!       sizes?: map<list<integer>>
//!       priority?: Priority
//!       checked?: true
//!     rest: json
//!   page: {fields: {blocks: list<Block>, contents?: Contents, step?: Step, server?: Server}}
//!   end: {fields?: {reason?: Reason}}
//!   ping: {}
//! ```

#![allow(dead_code, reason = "no test needs every accessor")]

mod families;
mod records;

use std::collections::BTreeMap;
use std::ops::Bound;

use cantus::{Beside, Fields, Members, Presence, Reader, Record, Wire, Writer};

pub use families::*;
pub use records::*;

/// What happened to an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    Created,
    Deleted,
}

impl Action {
    pub const ALL: [Self; 2] = [Self::Created, Self::Deleted];
    const NAMES: &[&str] = &["created", "deleted"];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Deleted => "deleted",
        }
    }
}

impl Wire for Action {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.str()?;
        match &*name {
            "created" => Some(Self::Created),
            "deleted" => Some(Self::Deleted),
            _ => reader.not_a_member(&name, Self::NAMES),
        }
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.string(self.as_str());
    }
}

/// Why it ended; readers may meet others (`open: true`).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    Complete,
    Cancelled,
    Other(String),
}

impl Reason {
    const NAMES: &[&str] = &["complete", "cancelled"];

    pub fn as_str(&self) -> &str {
        match self {
            Self::Complete => "complete",
            Self::Cancelled => "cancelled",
            Self::Other(name) => name,
        }
    }
}

impl Wire for Reason {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.str()?;
        match &*name {
            "complete" => Some(Self::Complete),
            "cancelled" => Some(Self::Cancelled),
            _ => reader.other(name.into_owned(), Self::NAMES).map(Self::Other),
        }
    }

    fn write(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Other(name) => writer.refuse_other(name),
            known => writer.string(known.as_str()),
        }
    }
}

/// How urgent it is; writers may use others (`open: both`).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    Low,
    High,
    Other(String),
}

impl Priority {
    pub fn as_str(&self) -> &str {
        match self {
            Self::Low => "low",
            Self::High => "high",
            Self::Other(name) => name,
        }
    }
}

impl Wire for Priority {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.str()?;
        Some(match &*name {
            "low" => Self::Low,
            "high" => Self::High,
            _ => Self::Other(name.into_owned()),
        })
    }

    fn write(&self, writer: &mut Writer<'_>) {
        writer.string(self.as_str());
    }
}

/// A string or an integer, told apart by its kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RequestId {
    String(String),
    Integer(i64),
}

impl Wire for RequestId {
    fn read(reader: &mut Reader<'_>) -> Option<Self> {
        match reader.kind()? {
            cantus::Kind::String => reader.string().map(Self::String),
            cantus::Kind::Number => reader.integer().map(Self::Integer),
            _ => reader.wrong_kind("a string or an integer"),
        }
    }

    fn write(&self, writer: &mut Writer<'_>) {
        match self {
            Self::String(value) => writer.string(value),
            Self::Integer(value) => writer.integer(*value),
        }
    }
}

/// The event `item`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Item {
    pub action: Action,
    pub slug: String,
    pub note: Option<String>,
    pub parent: Option<String>,
    pub price: Presence<f64>,
    pub count: Option<u32>,
    pub tags: Option<Vec<String>>,
    pub sizes: Option<BTreeMap<String, Vec<i64>>>,
    pub priority: Option<Priority>,
    pub checked: Option<cantus::True>,
    pub rest: BTreeMap<String, cantus::Value>,
}

static SLUG: cantus::TextBounds = cantus::TextBounds {
    min: 2,
    max: 8,
    pattern: Some(cantus::Pattern::new("^[a-z]+$")),
};
const ITEM_PRICE: cantus::NumberBounds = cantus::NumberBounds {
    min: Bound::Included(0.0),
    max: Bound::Unbounded,
};

impl Item {
    /// An item with what is required.
    pub fn new(action: Action, slug: impl Into<String>, parent: Option<String>) -> Self {
        Self {
            action,
            slug: slug.into(),
            note: None,
            parent,
            price: Presence::Absent,
            count: None,
            tags: None,
            sizes: None,
            priority: None,
            checked: None,
            rest: BTreeMap::new(),
        }
    }

    #[must_use]
    pub fn with_note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}

#[doc(hidden)]
#[derive(Default)]
pub struct ItemFields {
    action: Option<Action>,
    slug: Option<String>,
    note: Option<String>,
    parent: Option<Option<String>>,
    price: Presence<f64>,
    count: Option<u32>,
    tags: Option<Vec<String>>,
    sizes: Option<BTreeMap<String, Vec<i64>>>,
    priority: Option<Priority>,
    checked: Option<cantus::True>,
    rest: BTreeMap<String, cantus::Value>,
}

impl Fields for ItemFields {
    fn field(&mut self, key: &str, reader: &mut Reader<'_>) -> bool {
        match key {
            "action" => self.action = Wire::read(reader),
            "slug" => self.slug = reader.string_in(&SLUG),
            "note" => self.note = reader.string(),
            "parent" => self.parent = reader.nullable(Reader::string),
            "price" => self.price = reader.presence(|reader| reader.number_in(&ITEM_PRICE)),
            "count" => self.count = reader.uint32_in(0, 10),
            "tags" => self.tags = reader.list_in(0, 2, Reader::string),
            "sizes" => self.sizes = reader.map(|reader| reader.list(Reader::integer)),
            "priority" => self.priority = Wire::read(reader),
            "checked" => self.checked = Wire::read(reader),
            _ => return reader.rest(key, &mut self.rest, Reader::json),
        }
        true
    }
}

impl Record for Item {
    type Fields = ItemFields;

    fn finish(fields: ItemFields, reader: &mut Reader<'_>) -> Option<Self> {
        let action = reader.required("action", fields.action);
        let slug = reader.required("slug", fields.slug);
        let parent = reader.required("parent", fields.parent);
        Some(Self {
            action: action?,
            slug: slug?,
            note: fields.note,
            parent: parent?,
            price: fields.price,
            count: fields.count,
            tags: fields.tags,
            sizes: fields.sizes,
            priority: fields.priority,
            checked: fields.checked,
            rest: fields.rest,
        })
    }

    fn write_fields(&self, writer: &mut Writer<'_>) {
        writer.plain_key("action");
        self.action.write(writer);
        writer.plain_key("slug");
        writer.string_in(&self.slug, &SLUG);
        if let Some(note) = &self.note {
            writer.plain_key("note");
            writer.string(note);
        }
        writer.plain_key("parent");
        writer.nullable(self.parent.as_ref(), |value, writer| writer.string(value));
        if let Some(price) = self.price.given() {
            writer.plain_key("price");
            writer.nullable(price, |value, writer| writer.number_in(*value, &ITEM_PRICE));
        }
        if let Some(count) = &self.count {
            writer.plain_key("count");
            writer.uint32_in(*count, 0, 10);
        }
        if let Some(tags) = &self.tags {
            writer.plain_key("tags");
            writer.list_in(tags, 0, 2, |item, writer| writer.string(item));
        }
        if let Some(sizes) = &self.sizes {
            writer.plain_key("sizes");
            writer.map(sizes, |value, writer| {
                writer.list(value, |item, writer| writer.integer(*item))
            });
        }
        if let Some(priority) = &self.priority {
            writer.plain_key("priority");
            priority.write(writer);
        }
        if let Some(checked) = &self.checked {
            writer.plain_key("checked");
            checked.write(writer);
        }
        writer.rest(&self.rest, |value, writer| writer.json(value));
    }
}

/// The types of the events of `shop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum EventType {
    Item,
    Page,
    End,
    Ping,
}

impl EventType {
    pub const ALL: [Self; 4] = [Self::Item, Self::Page, Self::End, Self::Ping];
    /// The names, sorted by length and then by bytes, and the types in the same order.
    const NAMES: &[&str] = &["end", "item", "page", "ping"];
    const BY_NAME: &[Self] = &[Self::End, Self::Item, Self::Page, Self::Ping];
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Item => "item",
            Self::Page => "page",
            Self::End => "end",
            Self::Ping => "ping",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        cantus::find(Self::NAMES, name).map(|at| Self::BY_NAME[at])
    }
}

/// An event of `shop`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ShopEvent {
    Item {
        common: ShopCommon,
        payload: Item,
    },
    Page {
        common: ShopCommon,
        payload: Page,
    },
    End {
        common: ShopCommon,
        payload: Option<End>,
    },
    Ping {
        common: ShopCommon,
    },
    #[non_exhaustive]
    Unknown {
        event_type: String,
        common: ShopCommon,
        raw: cantus::Raw,
    },
}

impl ShopEvent {
    /// Reads a document as every reader must (the read view).
    pub fn decode(document: &[u8]) -> Result<Self, cantus::DecodeError> {
        cantus::decode(document, cantus::View::Read)
    }

    /// Appends the document to a buffer.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), cantus::EncodeError> {
        cantus::encode(self, cantus::Clearance::FULL, out)
    }

    /// The event's type, unless it is unknown.
    pub fn event_type(&self) -> Option<EventType> {
        match self {
            Self::Item { .. } => Some(EventType::Item),
            Self::Page { .. } => Some(EventType::Page),
            Self::End { .. } => Some(EventType::End),
            Self::Ping { .. } => Some(EventType::Ping),
            Self::Unknown { .. } => None,
        }
    }

    /// What stands beside the tag of every event.
    pub fn common(&self) -> &ShopCommon {
        match self {
            Self::Item { common, .. }
            | Self::Page { common, .. }
            | Self::End { common, .. }
            | Self::Ping { common }
            | Self::Unknown { common, .. } => common,
        }
    }
}

impl Members for ShopEvent {
    fn read_members(reader: &mut Reader<'_>, outer: &mut dyn Fields) -> Option<Self> {
        let tag = reader.tag("event")?;
        let mut common = ShopCommonFields::default();
        let mut beside = Beside::common("event", outer, &mut common);
        match EventType::from_name(&tag) {
            Some(EventType::Item) => {
                let payload = reader.content("data", &mut beside);
                let common = ShopCommon::finish(common, reader);
                Some(Self::Item {
                    common: common?,
                    payload: payload?,
                })
            }
            Some(EventType::Page) => {
                let payload = reader.content("data", &mut beside);
                let common = ShopCommon::finish(common, reader);
                Some(Self::Page {
                    common: common?,
                    payload: payload?,
                })
            }
            Some(EventType::End) => {
                let payload = reader.optional_content("data", &mut beside);
                let common = ShopCommon::finish(common, reader);
                Some(Self::End {
                    common: common?,
                    payload: payload?,
                })
            }
            Some(EventType::Ping) => {
                let payload = reader.content::<cantus::Empty>("data", &mut beside);
                let common = ShopCommon::finish(common, reader);
                payload?;
                Some(Self::Ping { common: common? })
            }
            None => {
                let raw = reader.unknown(&tag, cantus::Open::Reader, &mut beside);
                let common = ShopCommon::finish(common, reader);
                Some(Self::Unknown {
                    event_type: tag.into_owned(),
                    common: common?,
                    raw: raw?,
                })
            }
        }
    }

    fn write_members(&self, writer: &mut Writer<'_>) {
        match self {
            Self::Item { common, payload } => {
                writer.tag("event", "item");
                common.write_fields(writer);
                writer.plain_key("data");
                payload.write(writer);
            }
            Self::Page { common, payload } => {
                writer.tag("event", "page");
                common.write_fields(writer);
                writer.plain_key("data");
                payload.write(writer);
            }
            Self::End { common, payload } => {
                writer.tag("event", "end");
                common.write_fields(writer);
                if let Some(payload) = payload {
                    writer.plain_key("data");
                    payload.write(writer);
                }
            }
            Self::Ping { common } => {
                writer.tag("event", "ping");
                common.write_fields(writer);
                writer.plain_key("data");
                cantus::Empty.write(writer);
            }
            Self::Unknown { raw, .. } => writer.raw_members(raw),
        }
    }
}
