//! A sensitive field in a type that prints itself.

#![deny(deprecated)]
#![allow(dead_code)]

use cantus_cases::stream;

#[derive(Debug, cantus::Event)]
#[event(stream::reasoning_chunk)]
struct ReasoningChunk {
    text: String,
}

fn main() {}
