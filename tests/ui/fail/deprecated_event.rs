//! An event that is on its way out.

#![deny(deprecated)]
#![allow(dead_code)]

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::old_way)]
struct OldWay {
    text: Option<String>,
}

fn main() {}
