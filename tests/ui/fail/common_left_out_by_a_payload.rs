//! A payload alone, where something required stands beside it.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::tool_event::tool_error)]
struct ToolError(stream::ToolEventToolError);

fn main() {}
