//! Further members that are sensitive, in a type that prints itself.

#![deny(deprecated)]
#![allow(dead_code)]

use std::collections::BTreeMap;

use cantus_cases::stream;

#[derive(Debug, cantus::Payload)]
#[payload(stream::types::margin)]
struct Margin {
    rest: BTreeMap<String, String>,
}

fn main() {}
