//! The gate as a function, for a user's own `#[test]`.

mod sandbox;

use sandbox::{DECLARED, Sandbox};

#[test]
fn the_gate_says_what_the_command_says() {
    let sandbox = Sandbox::synced();
    let report = codegen::gate(sandbox.path("registry")).expect("it runs");
    assert!(report.is_clean());
    codegen::assert_up_to_date(sandbox.root());
    sandbox.edit(DECLARED, "Somebody said", "Someone said");
    let report = codegen::gate(sandbox.root()).expect("it runs");
    assert!(!report.is_clean());
    assert_eq!(report.to_string(), sandbox.run(&["check"]).exits(1).stderr);
    let failed = std::panic::catch_unwind(|| codegen::assert_up_to_date(sandbox.root()));
    let text = *failed.expect_err("it fails").downcast::<String>().expect("it says why");
    assert!(text.contains("error[stale]"), "{text}");
}
