//! Names that Rust keeps for itself.

use cantus_cases::stream;

#[derive(cantus::Payload)]
#[payload(stream::types::era)]
#[allow(dead_code)]
enum Era<'a> {
    Gen {
        r#async: &'a str,
    },
    #[payload(rename = "self")]
    Own {
        #[payload(rename = "type")]
        kind: Option<&'a str>,
    },
    Dyn,
}

#[derive(cantus::Payload)]
#[payload(stream::types::era::r#gen)]
struct Gen {
    #[payload(rename = "async")]
    text: String,
}

fn main() {
    let _ = Gen { text: String::new() };
}
