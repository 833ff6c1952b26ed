//! Turns names of the wire into the identifiers that the generator makes of them: the same words, in snake case.
//! Cantus' own crates agree on this by a test; this one cannot depend on the others.

/// Gives the `snake_case` identifier of a name.
pub fn snake(name: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for run in spell(name).split(|c: char| !c.is_ascii_alphanumeric()) {
        split(run, &mut words);
    }
    let snake = words.join("_");
    if snake.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{snake}")
    } else {
        snake
    }
}

/// Spells what no identifier can hold.
fn spell(name: &str) -> String {
    if name.is_empty() {
        return "empty".to_owned();
    }
    let number = name
        .strip_prefix('-')
        .filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    if let Some(number) = number {
        return format!("minus_{}", spell(number));
    }
    let has_word = name.chars().any(char::is_alphanumeric);
    let mut spelled = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            spelled.push(c);
        } else if c.is_alphanumeric() || !has_word {
            spelled.push_str(&format!("_u{:x}_", u32::from(c)));
        } else {
            spelled.push('_');
        }
    }
    spelled
}

/// Which case the letters before have.
#[derive(Clone, Copy, PartialEq)]
enum Run {
    Start,
    Lower,
    Upper,
}

/// Splits letters and digits where the case says that a word begins: `blockId`, `XMLHttp`.
fn split(run: &str, words: &mut Vec<String>) {
    let (mut begin, mut before) = (0, Run::Start);
    let bytes = run.as_bytes();
    for (at, byte) in bytes.iter().enumerate() {
        let Some(next) = bytes.get(at + 1) else { break };
        let here = if byte.is_ascii_lowercase() {
            Run::Lower
        } else if byte.is_ascii_uppercase() {
            Run::Upper
        } else {
            before
        };
        if here == Run::Lower && next.is_ascii_uppercase() {
            words.push(run[begin..=at].to_ascii_lowercase());
            (begin, before) = (at + 1, Run::Start);
        } else if before == Run::Upper && byte.is_ascii_uppercase() && next.is_ascii_lowercase() {
            words.push(run[begin..at].to_ascii_lowercase());
            (begin, before) = (at, Run::Start);
        } else {
            before = here;
        }
    }
    if begin < run.len() {
        words.push(run[begin..].to_ascii_lowercase());
    }
}
