//! The committed Rust output of every project, asked by the names of its packages.

use cantus::{Clearance, View};
use serde_json::Value;

use crate::case::{Document, Project};

/// What a reader made of a document.
pub struct Decoded {
    /// Whether its event is known.
    pub is_known: bool,
    /// The document, written again.
    pub again: Result<Value, String>,
    /// What a sink is shown of it.
    pub shown: Box<dyn Fn(Clearance) -> Result<Vec<u8>, String>>,
    /// What `Debug` shows of it.
    pub debug: Box<dyn Fn() -> String>,
}

macro_rules! decoded {
    ($event:expr) => {
        $event.map_err(|error| error.to_string()).map(|event| {
            let is_known = event.event_type().is_some();
            let event = std::rc::Rc::new(event);
            let same = event.clone();
            let shown = move |clearance: Clearance| {
                let mut text = Vec::new();
                let result = event.encode_with(clearance, &mut text);
                result.map(|()| text).map_err(|error| error.to_string())
            };
            Decoded {
                is_known,
                again: shown(Clearance::FULL)
                    .map(|text| serde_json::from_slice(&text).expect("what is written is JSON")),
                shown: Box::new(shown),
                debug: Box::new(move || format!("{same:?}")),
            }
        })
    };
}

/// Packages whose documents name their event, and packages whose documents do not.
macro_rules! packages {
    ($project:expr, $package:expr, $event:expr, $text:expr, $view:expr,
     {$($known:ident $name:literal $krate:ident $module:ident $(<- $outside:ident)?,)*}) => {
        match ($project, $package) {
            $((Project::$known, $name) => packages!(@ $krate $module $($outside)?, $event, $text, $view),)*
            (project, package) => panic!("no package `{package}` in {}", project.name()),
        }
    };
    (@ $krate:ident $module:ident, $event:expr, $text:expr, $view:expr) => {
        decoded!($krate::$module::Event::decode($text, $view))
    };
    (@ $krate:ident $module:ident name, $event:expr, $text:expr, $view:expr) => {
        decoded!($krate::$module::Event::decode($event.expect("the name comes from outside"), $text, $view))
    };
}

/// Reads a document with the generated types, and writes it again.
pub fn decode(document: Document<'_>, view: View) -> Result<Decoded, String> {
    let Document {
        project,
        package,
        event,
        text,
    } = document;
    let text = text.as_bytes();
    packages!(project, package, event, text, view, {
        Repository "gateway" cantus_generated gateway,
        Repository "run" cantus_generated run,
        Repository "stream" cantus_generated stream,
        Corners "bare" cantus_corners bare <- name,
        Corners "corners" cantus_corners corners,
        Corners "inner" cantus_corners inner,
        Corners "names" cantus_corners names,
        Corners "rpc" cantus_corners rpc,
        Examples "frames" cantus_examples frames,
        Examples "gateway" cantus_examples gateway,
        Examples "github" cantus_examples github <- name,
        Examples "matrix" cantus_examples matrix,
        Examples "mcp" cantus_examples mcp,
        Examples "stream" cantus_examples stream,
    })
}
