//! A type of one's own that does not say what it carries.

use cantus_cases::stream;

struct Cited {
    source: String,
}

#[derive(cantus::Event)]
#[event(stream::citation)]
struct Citation {
    citation: Cited,
}

fn main() {}
