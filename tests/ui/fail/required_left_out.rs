//! Two required fields are left out.

use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::tool_event::tool_error)]
struct ToolError<'a> {
    error_type: &'a str,
}

fn main() {}
