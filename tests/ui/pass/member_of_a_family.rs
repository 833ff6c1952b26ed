//! A struct is one member of an event that is told apart by its members.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::tool_event::tool_error)]
struct ToolError<'a> {
    call_id: &'a str,
    tool_name: &'a str,
    error_type: &'a str,
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let event = ToolError { call_id: "c", tool_name: "t", error_type: "late" };
    assert_eq!(event.name(), "tool_event");
    assert_eq!(
        document(&event),
        r#"{"event":"tool_event","data":{"event":"tool_error","call_id":"c","tool_name":"t","data":{"error_type":"late"}}}"#
    );
}
