//! An enum has every member of an event that is told apart by them.

use cantus::Event;
use cantus_cases::stream;

#[derive(cantus::Event)]
#[event(stream::tool_event)]
enum ToolEvent<'a> {
    ToolStarted {
        call_id: &'a str,
        tool_name: &'a str,
        arguments: Option<std::collections::BTreeMap<&'a str, cantus::Value>>,
    },
    ToolProgress {
        call_id: &'a str,
        tool_name: &'a str,
        percent: Option<f64>,
    },
    #[event(rename = "tool_error")]
    Failed {
        call_id: &'a str,
        tool_name: &'a str,
        #[event(rename = "error_type")]
        kind: &'a str,
        #[event(skip)]
        _attempt: u32,
    },
}

fn document(event: &impl Event) -> String {
    let mut line = Vec::new();
    event.emit(&mut line).expect("the event is sound");
    String::from_utf8(line).expect("JSON is UTF-8")
}

fn main() {
    let (call_id, tool_name) = ("c", "t");
    let beside = r#""call_id":"c","tool_name":"t""#;
    assert_eq!(
        document(&ToolEvent::ToolStarted { call_id, tool_name, arguments: None }),
        format!(r#"{{"event":"tool_event","data":{{"event":"tool_started",{beside}}}}}"#)
    );
    assert_eq!(
        document(&ToolEvent::ToolProgress { call_id, tool_name, percent: Some(50.0) }),
        format!(r#"{{"event":"tool_event","data":{{"event":"tool_progress",{beside},"data":{{"percent":50}}}}}}"#)
    );
    assert_eq!(
        document(&ToolEvent::Failed { call_id, tool_name, kind: "late", _attempt: 2 }),
        format!(r#"{{"event":"tool_event","data":{{"event":"tool_error",{beside},"data":{{"error_type":"late"}}}}}}"#)
    );
}
