//! A newtype of something that is no event.

#[derive(cantus::Event)]
#[event(transparent)]
struct Mine(String);

fn main() {}
