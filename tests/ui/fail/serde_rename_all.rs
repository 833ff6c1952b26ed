//! Serde calls all fields otherwise.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Event)]
#[event(stream::tool_event::tool_error)]
#[serde(rename_all = "camelCase")]
struct ToolError {
    call_id: String,
    tool_name: String,
    error_type: String,
}

fn main() {}
