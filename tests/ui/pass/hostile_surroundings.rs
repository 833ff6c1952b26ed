//! Nothing that the derives print depends on names of the surroundings.

#![forbid(unsafe_code, unused_imports)]
#![no_implicit_prelude]
#![allow(dead_code, non_camel_case_types)]

use ::cantus_cases::stream;

struct Option;
struct String;
struct str;
mod core {}
mod std {}
trait Event {}
trait Carries {}
struct event;
struct part;
#[allow(non_upper_case_globals)]
static writer: u8 = 0;
#[allow(non_upper_case_globals)]
const value: u8 = 0;

#[derive(::cantus::Event)]
#[event(stream::chunk)]
struct Chunk<'a> {
    text: &'a ::std::primitive::str,
}

#[derive(::cantus::Payload)]
#[payload(stream::types::part, partial)]
enum Part<'a> {
    Text { text: &'a ::std::primitive::str },
    Image { url: ::std::string::String },
    Sound(stream::PartSound),
}

#[derive(::cantus::Event)]
#[event(transparent)]
enum Any<'a> {
    Chunk(Chunk<'a>),
}

fn main() {}
