//! Nothing that the derives print depends on names of the surroundings.

#![allow(dead_code, non_camel_case_types)]

use cantus_cases::stream;

struct Option;
struct String;
struct str;
mod core {}
mod std {}
trait Event {}
trait Carries {}
fn writer() {}
#[allow(non_upper_case_globals)]
const value: u8 = 0;

#[derive(cantus::Event)]
#[event(stream::chunk)]
struct Chunk<'a> {
    text: &'a ::std::primitive::str,
}

#[derive(cantus::Payload)]
#[payload(stream::types::part, partial)]
enum Part<'a> {
    Text { text: &'a ::std::primitive::str },
    Image { url: ::std::string::String },
}

fn main() {}
