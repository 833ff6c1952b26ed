//! What stands beside every tag is a field like any other.

use cantus::Event;
use cantus_cases::orders;

#[derive(cantus::Event)]
#[event(orders::placed)]
struct Placed<'a> {
    items: &'a [&'a str],
    order_id: &'a str,
    gift: Option<bool>,
}

#[derive(cantus::Event)]
#[event(orders::cancelled)]
struct Cancelled {
    order_id: String,
}

fn main() {
    let mut line = Vec::new();
    Placed { items: &["book"], order_id: "o", gift: Some(true) }.emit(&mut line).expect("the event is sound");
    assert_eq!(line, br#"{"type":"placed","order_id":"o","items":["book"],"gift":true}"#);
    line.clear();
    Cancelled { order_id: "o".to_owned() }.emit(&mut line).expect("the event is sound");
    assert_eq!(line, br#"{"type":"cancelled","order_id":"o"}"#);
    line.clear();
    let error = Placed { items: &[], order_id: "o", gift: None }.emit(&mut line).expect_err("there is no item");
    assert_eq!(error.problems[0].pointer, "/items");
    assert!(line.is_empty());
}
