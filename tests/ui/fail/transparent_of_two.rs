//! Two fields where one is to be forwarded to.

#[derive(cantus::Payload)]
#[payload(transparent)]
struct Id {
    text: String,
    length: usize,
}

fn main() {}
