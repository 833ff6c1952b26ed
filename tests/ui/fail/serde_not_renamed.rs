//! A field that serde, which is there, calls by its own name.

use cantus_cases::stream;
use serde::Serialize;

#[derive(Serialize, cantus::Event)]
#[event(stream::measured)]
struct Measured {
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    #[event(rename = "note")]
    remark: Option<String>,
}

fn main() {}
