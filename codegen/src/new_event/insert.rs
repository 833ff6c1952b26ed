//! The text of a file, and an entry → the text with the entry behind the last event, and not a character else changed.

/// How a line begins that tells an editor the schema of the file.
pub(super) const EDITOR: &str = "# yaml-language-server:";

/// How far the entries of a section are indented where there is none to look at.
const INDENT: usize = 2;

/// A file with nothing but the entry.
pub(super) fn new_file(editor: Option<&str>, entry: &[String]) -> String {
    let head = editor.into_iter().chain(["events:"]).map(str::to_owned);
    let lines: Vec<String> = head.chain(indented(entry, INDENT)).collect();
    lines.join("\n") + "\n"
}

/// The text with the entry; `None` where the file is not laid out over lines.
pub(super) fn insert(text: &str, entry: &[String]) -> Option<String> {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    // What is added has the line ends of the file's first line; every other line keeps its own.
    let line_end = match lines.first() {
        Some(first) if first.ends_with("\r\n") => "\r\n",
        _ => "\n",
    };
    let whole = lines
        .last()
        .filter(|last| !last.ends_with('\n'))
        .map(|last| format!("{last}{line_end}"));
    if let (Some(whole), Some(last)) = (&whole, lines.last_mut()) {
        *last = whole;
    }
    let bare: Vec<&str> = lines.iter().map(|line| line.trim_end_matches(['\r', '\n'])).collect();
    let ended = |line: String| line + line_end;
    let Some(head) = bare.iter().position(|line| is_head(line)) else {
        let section = append(&bare, entry)?.map(ended);
        let kept = bare
            .iter()
            .rposition(|line| !line.trim().is_empty())
            .map_or(0, |last| last + 1);
        return Some(
            lines[..kept]
                .iter()
                .map(|line| (*line).to_owned())
                .chain(section)
                .collect(),
        );
    };
    let empty = match value(bare[head]) {
        "" => false,
        "{}" => true,
        _ => return None,
    };
    let end = bare[head + 1..].iter().position(|line| begins_section(line));
    let section = &bare[head + 1..end.map_or(bare.len(), |end| head + 1 + end)];
    let entries: Vec<usize> = entries(section);
    let indent = entries.first().map_or(INDENT, |first| leading(section[*first]));
    let behind = section
        .iter()
        .rposition(|line| leading(line) > 0 && !line.trim().is_empty());
    let behind = head + behind.map_or(0, |last| last + 1);
    let apart = entries.len() < 2 || entries[1..].iter().any(|index| section[index - 1].trim().is_empty());
    let mut all: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    if empty {
        let (key, _) = bare[head].split_once(':')?;
        all[head] = format!("{key}:{}{}", comment(bare[head]), &lines[head][bare[head].len()..]);
    }
    let gap = (apart && !entries.is_empty()).then(String::new);
    let added: Vec<String> = gap.into_iter().chain(indented(entry, indent)).map(ended).collect();
    all.splice(behind + 1..behind + 1, added);
    Some(all.concat())
}

/// A section of its own behind everything else.
fn append(lines: &[&str], entry: &[String]) -> Option<impl Iterator<Item = String>> {
    let mut content = lines
        .iter()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    // A map in braces, or a document that is marked as ended, has no line behind it.
    if content.next().is_some_and(|first| !begins_key(first)) || lines.contains(&"...") {
        return None;
    }
    let gap = lines.iter().any(|line| !line.trim().is_empty()).then(String::new);
    let section = gap.into_iter().chain(["events:".to_owned()]);
    Some(section.chain(indented(entry, INDENT)))
}

fn is_head(line: &str) -> bool {
    ["events:", "\"events\":", "'events':"].iter().any(|head| {
        line.strip_prefix(head)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t']))
    })
}

/// What stands behind the key, without a comment.
fn value(line: &str) -> &str {
    let (_, rest) = line.split_once(':').unwrap_or_default();
    let end = rest.find(" #").unwrap_or(rest.len());
    rest[..end].trim()
}

/// The comment behind the key, with the space before it.
fn comment(line: &str) -> &str {
    line.find(" #").map_or("", |start| &line[start..])
}

/// Whether a line is neither of the section above it nor of nothing.
fn begins_section(line: &str) -> bool {
    !line.is_empty() && !line.starts_with([' ', '\t', '#'])
}

fn begins_key(line: &str) -> bool {
    begins_section(line) && !line.starts_with(['{', '[', '-', '%', '&', '*', '!', '|', '>'])
}

/// The lines of a section in which an entry begins.
fn entries(section: &[&str]) -> Vec<usize> {
    let is_entry = |line: &str| leading(line) > 0 && !line.trim().is_empty() && !line.trim().starts_with('#');
    let Some(indent) = section.iter().find(|line| is_entry(line)).map(|line| leading(line)) else {
        return Vec::new();
    };
    let begins = |line: &str| is_entry(line) && leading(line) == indent;
    (0..section.len()).filter(|index| begins(section[*index])).collect()
}

fn leading(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

fn indented(entry: &[String], indent: usize) -> impl Iterator<Item = String> {
    entry.iter().map(move |line| format!("{}{line}", " ".repeat(indent)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(before: &str, after: &str) {
        let entry = ["b:".to_owned(), "  summary: B.".to_owned()];
        assert_eq!(insert(before, &entry).as_deref(), Some(after));
    }

    #[track_caller]
    fn refused(before: &str) {
        assert_eq!(insert(before, &["b:".to_owned()]), None);
    }

    #[test]
    fn an_entry_goes_behind_the_last_one() {
        check("events:\n  a: {}\n", "events:\n  a: {}\n\n  b:\n    summary: B.\n");
        check(
            "events:\n  a: {}\n  c: {}",
            "events:\n  a: {}\n  c: {}\n  b:\n    summary: B.\n",
        );
        check(
            "events:\n  a: {}\n\n  c: {}\n\nerrors:\n  codes: {}\n",
            "events:\n  a: {}\n\n  c: {}\n\n  b:\n    summary: B.\n\nerrors:\n  codes: {}\n",
        );
    }

    #[test]
    fn comments_stay_where_they_are() {
        check(
            "events: # all\n\n    # the first\n    a: {}\n    # the end\n\n# of errors\nerrors: {}\n",
            "events: # all\n\n    # the first\n    a: {}\n    # the end\n\n    b:\n      summary: B.\n\n# of errors\nerrors: {}\n",
        );
    }

    #[test]
    fn a_section_is_made_where_there_is_none() {
        check("package: p\n\n\n", "package: p\n\nevents:\n  b:\n    summary: B.\n");
        check("", "events:\n  b:\n    summary: B.\n");
        check("events:\n", "events:\n  b:\n    summary: B.\n");
        check(
            "events: {} # none\ntypes: {}\n",
            "events: # none\n  b:\n    summary: B.\ntypes: {}\n",
        );
    }

    #[test]
    fn line_ends_are_the_file_s_own() {
        check(
            "events:\r\n  a: {}\r\n",
            "events:\r\n  a: {}\r\n\r\n  b:\r\n    summary: B.\r\n",
        );
    }

    #[test]
    fn lines_that_end_otherwise_stay_as_they_are() {
        check(
            "package: p\nevents:\r\n  a: {}\r\ntypes: {}\n",
            "package: p\nevents:\r\n  a: {}\r\n\n  b:\n    summary: B.\ntypes: {}\n",
        );
        check(
            "package: p\r\nsummary: S.\n",
            "package: p\r\nsummary: S.\n\r\nevents:\r\n  b:\r\n    summary: B.\r\n",
        );
    }

    #[test]
    fn what_stands_in_braces_is_left_alone() {
        refused("events: {a: {}}\n");
        refused("{events: {a: {}}}\n");
        refused("package: p\n...\n");
    }
}
