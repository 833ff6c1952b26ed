//! A struct where members are to be told apart.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::tool_event)]
struct ToolEvent {}

fn main() {}
