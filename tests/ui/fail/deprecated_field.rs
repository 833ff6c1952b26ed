//! A field that is on its way out.

#![deny(deprecated)]
#![allow(dead_code)]

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::mixed)]
struct Mixed {
    text: Option<String>,
}

fn main() {}
