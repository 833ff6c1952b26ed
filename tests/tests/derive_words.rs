//! The derives spell names as the generator does: their crate cannot depend on the registry's, so it says it again.

#[path = "../../macros/src/words.rs"]
mod words;

use std::fs;
use std::path::Path;

#[test]
fn the_derives_spell_every_name_as_the_generator_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names: Vec<String> = [
        "",
        "-",
        "-1",
        "*/",
        "2fa",
        "tool_2fa",
        "XMLHttpRequest",
        "blockId",
        "a1B2",
        "größe",
        "🎉",
        "m.room.message",
        "$/cancel_request",
        "__proto__",
        "A",
        "ABc",
        "aBC",
    ]
    .map(str::to_owned)
    .to_vec();
    for lock in [
        "../generated",
        "fixtures/corners/generated",
        "fixtures/examples/generated",
    ] {
        let text = fs::read_to_string(root.join(lock).join("registry.lock.json")).expect("there is a lock");
        names.extend(text.split('"').filter(|name| !name.contains('\\')).map(str::to_owned));
    }
    assert!(names.len() > 1000);
    for name in names {
        assert_eq!(words::snake(&name), cantus_registry::words::snake(&name), "{name}");
    }
}
