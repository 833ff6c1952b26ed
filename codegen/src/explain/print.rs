//! Explanations as text for people and as JSON for machines.

use std::fmt::Write as _;

use cantus_registry::model::Stability;
use serde_json::json;

use super::{Explained, Explanation, Part};

/// How many artifacts and members are listed.
const LISTED: usize = 60;

/// The explanations as people read them.
pub fn text(explained: &Explained) -> String {
    let texts: Vec<String> = explained.found.iter().map(one).collect();
    texts.join("\n")
}

/// The explanations as one JSON object.
pub fn json(explained: &Explained) -> String {
    let value = json!({"found": explained.found, "near": explained.near});
    format!("{value:#}\n")
}

fn one(explanation: &Explanation) -> String {
    let Explanation { what, name, meta, .. } = explanation;
    let mut text = format!("{name} ({what})\n");
    let mut paragraph = |prose: &Option<String>| {
        if let Some(prose) = prose {
            for line in prose.trim_end().lines() {
                let _ = writeln!(text, "  {line}");
            }
        }
    };
    paragraph(&meta.summary);
    paragraph(&meta.description);
    let mut say = |word: &str, fact: &str| {
        let _ = writeln!(text, "  {word}: {fact}");
    };
    if let Some(declared) = &explanation.declared {
        say("declared", declared);
    }
    for (word, fact) in &explanation.facts {
        say(word, fact);
    }
    if let Some(since) = &meta.since {
        say("since", since);
    }
    if meta.stability == Stability::Experimental {
        say("stability", "experimental");
    }
    if let Some(deprecated) = &meta.deprecated {
        let note = deprecated.note.as_deref().unwrap_or("on its way out");
        match &deprecated.replacement {
            Some(replacement) => say("deprecated", &format!("{note}; use `{replacement}`")),
            None => say("deprecated", note),
        }
    }
    if let Some(use_when) = &meta.use_when {
        say("use it when", use_when);
    }
    for (other, why) in &meta.instead_of {
        say(&format!("instead of `{other}`"), why);
    }
    holds(&mut text, &explanation.holds);
    examples(&mut text, explanation);
    artifacts(&mut text, &explanation.artifacts);
    text
}

fn holds(text: &mut String, parts: &[Part]) {
    let width = parts
        .iter()
        .take(LISTED)
        .map(|part| part.name.chars().count())
        .max()
        .unwrap_or(0);
    if !parts.is_empty() {
        text.push_str("  holds:\n");
    }
    for Part { name, is, says } in parts.iter().take(LISTED) {
        let said: Vec<&str> = [is.as_str(), says.as_str()]
            .into_iter()
            .filter(|said| !said.is_empty())
            .collect();
        let said = said.join(" -- ").replace('\n', " ");
        let _ = writeln!(text, "{}", format!("    {name:width$}  {said}").trim_end());
    }
    more(text, parts.len());
}

fn examples(text: &mut String, explanation: &Explanation) {
    if !explanation.meta.examples.is_empty() {
        text.push_str("  examples:\n");
    }
    for example in &explanation.meta.examples {
        let _ = writeln!(text, "    {example}");
    }
}

fn artifacts(text: &mut String, artifacts: &[String]) {
    if !artifacts.is_empty() {
        text.push_str("  spoken of in:\n");
    }
    for artifact in artifacts.iter().take(LISTED) {
        let _ = writeln!(text, "    {artifact}");
    }
    more(text, artifacts.len());
}

fn more(text: &mut String, total: usize) {
    if total > LISTED {
        let _ = writeln!(text, "    … and {} more", total - LISTED);
    }
}
