//! The `cantus` command.

fn main() {}
