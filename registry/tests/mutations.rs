//! No text makes the parser panic or contradict itself: files with characters taken out, put in and doubled are read
//! to their end, and every finding stands inside the file.

use std::fs;
use std::path::Path;

/// What YAML, expressions and the language's words trip over.
const SHARDS: &[&str] = &[
    "{", "}", "[", "]", ":", ": ", ",", "\"", "'", "|", ">", "<", "?", "- ", " -- ", "#", " #", "&a ", "*a", "!t ",
    "\t", "\n", "\r\n", "  ", "\u{feff}", "é", "🦀", "\\", "\\u0041", "---\n", "...\n", "%", "@", "`", "<<: ", "null",
    "~", "list<", "? ", "\u{0}", "=", "-",
];

/// A small generator of numbers: the same ones on every machine.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }
}

fn mutate(text: &str, numbers: &mut Numbers) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(chars.len());
        match numbers.below(3) {
            0 => drop(chars.drain(at..(at + 1 + numbers.below(4)).min(chars.len()))),
            1 => drop(chars.splice(at..at, SHARDS[numbers.below(SHARDS.len())].chars())),
            _ => chars.truncate(at.max(1)),
        }
        if chars.is_empty() {
            break;
        }
    }
    chars.into_iter().collect()
}

#[test]
fn every_text_is_read_to_its_end() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures");
    let seeds = [
        "examples/registry/frames/frames.yaml",
        "examples/registry/mcp/mcp.yaml",
        "findings/expression-syntax/bad/package.yaml",
    ];
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("package/file.yaml");
    fs::create_dir(folder.path().join("package")).expect("the folder can be made");
    let mut numbers = Numbers(7);
    for seed in seeds {
        let text = fs::read_to_string(fixtures.join(seed)).expect("the fixture can be read");
        for _ in 0..150 {
            let mutated = mutate(&text, &mut numbers);
            fs::write(&file, &mutated).expect("the file can be written");
            let parsed = cantus_registry::parse(folder.path(), Path::new("")).expect("the folder is there");
            // The end of the file is a place too.
            let lines = 1 + mutated.split('\n').count() + mutated.matches('\r').count();
            for finding in &parsed.findings {
                assert!(
                    finding.place.line >= 1 && finding.place.line <= lines,
                    "{finding}\nin\n{mutated}"
                );
                assert!(finding.place.column >= 1, "{finding}\nin\n{mutated}");
            }
        }
    }
}
