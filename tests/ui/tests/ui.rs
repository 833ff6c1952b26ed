//! What rustc says of service code: every mistake once, under the user's own words, and nothing of what is right.

#[test]
fn mistakes_are_told_and_the_rest_compiles() {
    let cases = trybuild::TestCases::new();
    cases.pass("pass/*.rs");
    cases.compile_fail("fail/*.rs");
}
