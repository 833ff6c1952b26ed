//! An event of a package that the registry does not have.

#[derive(cantus::Event)]
#[event(cantus_cases::gateway::citation)]
struct Citation {
    block_index: Option<u32>,
}

fn main() {}
