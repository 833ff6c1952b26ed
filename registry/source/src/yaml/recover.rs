//! Takes the entry in which a file stopped being YAML out of its text, so that the rest can still be read.

/// A text without one of its entries.
pub struct Without {
    /// The text, with empty lines in the place of the entry.
    pub text: String,
    /// The section the entry stood in; empty when it was itself a section.
    pub section: String,
    /// The entry's name.
    pub name: String,
    /// The line the entry began on, from 1.
    pub line: usize,
    /// The column the entry began at, from 1.
    pub column: usize,
}

/// Blanks the entry that a line (from 1) belongs to; `None` when nothing is left to take out.
pub fn without_entry(text: &str, line: usize) -> Option<Without> {
    let lines: Vec<&str> = text.lines().collect();
    let bad = (0..line.min(lines.len()))
        .rev()
        .find(|index| says_something(lines[*index]))?;
    let section = (0..=bad)
        .rev()
        .find(|index| says_something(lines[*index]) && depth(lines[*index]) == 0)?;
    let inner = lines[section + 1..]
        .iter()
        .find(|line| says_something(line))
        .map_or(0, |line| depth(line));
    let (start, level) = if section == bad || inner == 0 {
        (section, 0)
    } else {
        let start = (section + 1..=bad)
            .rev()
            .find(|index| says_something(lines[*index]) && depth(lines[*index]) <= inner);
        (start.unwrap_or(section), inner)
    };
    let next = (start + 1..lines.len()).find(|index| says_something(lines[*index]) && depth(lines[*index]) <= level);
    // What stands between the entry and the line that could not be read is part of the accident.
    let end = next.unwrap_or(lines.len()).max(bad + 1);
    let kept = lines
        .iter()
        .enumerate()
        .map(|(index, line)| if (start..end).contains(&index) { "" } else { line });
    Some(Without {
        text: kept.flat_map(|line| [line, "\n"]).collect(),
        section: if level == 0 {
            String::new()
        } else {
            key(lines[section]).to_owned()
        },
        name: key(lines[start]).to_owned(),
        line: start + 1,
        column: depth(lines[start]) + 1,
    })
}

fn says_something(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with('#')
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn key(line: &str) -> &str {
    line.trim().split(':').next().unwrap_or("").trim_matches(['"', '\''])
}
