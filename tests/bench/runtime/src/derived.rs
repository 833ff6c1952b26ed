//! One event of six fields, as service code has it: derived for the package's documents, and for serde.

use cantus_cases::stream;
use serde::Serialize;

/// Is the payload for serde and the whole event for Cantus.
#[derive(Serialize, cantus::Event)]
#[event(stream::block)]
pub struct Block<'a> {
    /// An identifier.
    pub id: &'a str,
    /// Another.
    pub conversation_id: &'a str,
    /// A text with an escape; the one sensitive field.
    pub text: &'a str,
    /// A small number.
    pub block_index: u32,
    /// A number.
    pub tokens: u64,
    /// A truth value.
    pub final_block: bool,
}

/// Gives one.
pub fn block() -> Block<'static> {
    Block {
        id: "blk_01HZX4",
        conversation_id: "c1f7a3de-52",
        text: "The cantus firmus is a melody \"fixed\" beforehand, on which the voices are built.",
        block_index: 7,
        tokens: 1421,
        final_block: false,
    }
}
