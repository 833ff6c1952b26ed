//! What others need for the same record, by hand: none of it checks for duplicates or in what it skips.

use jiter::{Jiter, NumberInt};
use serde::{Deserialize, Serialize};
use struson::reader::{JsonReader, JsonStreamReader};

/// Is the payload as a plain serde struct.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct Bare {
    pub id: String,
    pub conversation_id: String,
    pub text: String,
    pub block_index: u32,
    pub tokens: i64,
    pub late_by: f64,
    pub final_block: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

#[derive(Default)]
struct Building {
    id: Option<String>,
    conversation_id: Option<String>,
    text: Option<String>,
    block_index: Option<u32>,
    tokens: Option<i64>,
    late_by: Option<f64>,
    final_block: Option<bool>,
    note: Option<String>,
}

impl Building {
    fn finish(self) -> Option<Bare> {
        Some(Bare {
            id: self.id?,
            conversation_id: self.conversation_id?,
            text: self.text?,
            block_index: self.block_index?,
            tokens: self.tokens?,
            late_by: self.late_by?,
            final_block: self.final_block?,
            note: self.note,
        })
    }
}

/// Reads an envelope and the record with `jiter`.
pub fn jiter(document: &[u8]) -> Option<Bare> {
    let mut reader = Jiter::new(document);
    let mut found = None;
    let mut key = reader.next_object().ok()?.map(str::to_owned);
    while let Some(name) = key {
        match name.as_str() {
            "event" => drop(reader.next_str().ok()?.to_owned()),
            "data" => found = jiter_record(&mut reader),
            _ => reader.next_skip().ok()?,
        }
        key = reader.next_key().ok()?.map(str::to_owned);
    }
    found
}

#[derive(Clone, Copy)]
enum Field {
    Id,
    ConversationId,
    Text,
    BlockIndex,
    Tokens,
    LateBy,
    FinalBlock,
    Note,
    Other,
}

fn field(name: &str) -> Field {
    match name {
        "id" => Field::Id,
        "conversation_id" => Field::ConversationId,
        "text" => Field::Text,
        "block_index" => Field::BlockIndex,
        "tokens" => Field::Tokens,
        "late_by" => Field::LateBy,
        "final_block" => Field::FinalBlock,
        "note" => Field::Note,
        _ => Field::Other,
    }
}

fn jiter_record(reader: &mut Jiter<'_>) -> Option<Bare> {
    let mut building = Building::default();
    let mut key = reader.next_object().ok()?.map(field);
    while let Some(name) = key {
        match name {
            Field::Id => building.id = Some(reader.next_str().ok()?.to_owned()),
            Field::ConversationId => building.conversation_id = Some(reader.next_str().ok()?.to_owned()),
            Field::Text => building.text = Some(reader.next_str().ok()?.to_owned()),
            Field::BlockIndex => building.block_index = u32::try_from(jiter_int(reader)?).ok(),
            Field::Tokens => building.tokens = Some(jiter_int(reader)?),
            Field::LateBy => building.late_by = Some(reader.next_float().ok()?),
            Field::FinalBlock => building.final_block = Some(reader.next_bool().ok()?),
            Field::Note => building.note = Some(reader.next_str().ok()?.to_owned()),
            Field::Other => reader.next_skip().ok()?,
        }
        key = reader.next_key().ok()?.map(field);
    }
    building.finish()
}

fn jiter_int(reader: &mut Jiter<'_>) -> Option<i64> {
    let NumberInt::Int(value) = reader.next_int().ok()?;
    Some(value)
}

/// Reads an envelope and the record with `struson`.
pub fn struson(document: &[u8]) -> Option<Bare> {
    let mut reader = JsonStreamReader::new(document);
    let mut found = None;
    reader.begin_object().ok()?;
    while reader.has_next().ok()? {
        match reader.next_name().ok()? {
            "event" => drop(reader.next_string().ok()?),
            "data" => found = struson_record(&mut reader),
            _ => reader.skip_value().ok()?,
        }
    }
    reader.end_object().ok()?;
    found
}

fn struson_record(reader: &mut JsonStreamReader<&[u8]>) -> Option<Bare> {
    let mut building = Building::default();
    reader.begin_object().ok()?;
    while reader.has_next().ok()? {
        match field(reader.next_name().ok()?) {
            Field::Id => building.id = Some(reader.next_string().ok()?),
            Field::ConversationId => building.conversation_id = Some(reader.next_string().ok()?),
            Field::Text => building.text = Some(reader.next_string().ok()?),
            Field::BlockIndex => building.block_index = Some(reader.next_number().ok()?.ok()?),
            Field::Tokens => building.tokens = Some(reader.next_number().ok()?.ok()?),
            Field::LateBy => building.late_by = Some(reader.next_number().ok()?.ok()?),
            Field::FinalBlock => building.final_block = Some(reader.next_bool().ok()?),
            Field::Note => building.note = Some(reader.next_string().ok()?),
            Field::Other => reader.skip_value().ok()?,
        }
    }
    reader.end_object().ok()?;
    building.finish()
}

/// Skips a document with `jiter`.
pub fn jiter_skip(document: &[u8]) {
    Jiter::new(document).next_skip().expect("it is JSON");
}

/// Skips a document with `struson`.
pub fn struson_skip(document: &[u8]) {
    JsonStreamReader::new(document).skip_value().expect("it is JSON");
}
