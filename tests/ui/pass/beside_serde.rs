//! Serde's attributes may stand there as long as they agree.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Event)]
#[event(stream::tool_event::tool_error)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code)]
struct ToolError<'a> {
    #[serde(rename = "call_id")]
    #[event(rename = "call_id")]
    id: &'a str,
    tool_name: &'a str,
    #[serde(rename(serialize = "error_type"))]
    error_type: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'a str>,
    #[serde(skip)]
    #[event(skip)]
    _attempt: u32,
}

#[derive(Serialize, cantus::Payload)]
#[payload(stream::types::colour)]
#[serde(rename_all = "lowercase")]
enum Colour {
    Red,
    Green,
    Blue,
}

fn main() {
    let _ = (Colour::Red, Colour::Green, Colour::Blue);
}
