//! The committed `rust-serde` output of every project, asked by the names of its packages.

use serde_json::{Error, Value};

use crate::case::{Document, Project};

/// What the types made of a document.
pub struct Decoded {
    /// Whether its event is known.
    pub is_known: bool,
    /// The document, written again.
    pub again: Value,
}

/// Packages whose documents name their event, and packages whose documents do not.
macro_rules! packages {
    ($document:expr, {$($known:ident $name:literal $krate:ident $module:ident $(<- $outside:ident)?,)*}) => {
        match ($document.project, $document.package) {
            $((Project::$known, $name) => {
                use $krate::$module::Event;
                let event: Event = packages!(@ $($outside)? $document);
                Ok(Decoded {
                    is_known: !matches!(event, Event::Unknown { .. }),
                    again: serde_json::to_value(&event)?,
                })
            })*
            (project, package) => panic!("no package `{package}` in {}", project.name()),
        }
    };
    (@ $document:expr) => { serde_json::from_str($document.text)? };
    (@ name $document:expr) => {
        Event::from_named(
            $document.event.expect("the name comes from outside"),
            serde_json::from_str($document.text)?,
        )?
    };
}

/// Reads a document with the generated types, and writes it again.
pub fn decode(document: Document<'_>) -> Result<Decoded, Error> {
    packages!(document, {
        Repository "gateway" cantus_generated_serde gateway,
        Repository "run" cantus_generated_serde run,
        Repository "stream" cantus_generated_serde stream,
        Corners "bare" cantus_corners_serde bare <- name,
        Corners "corners" cantus_corners_serde corners,
        Corners "inner" cantus_corners_serde inner,
        Corners "names" cantus_corners_serde names,
        Corners "rpc" cantus_corners_serde rpc,
        Examples "frames" cantus_examples_serde frames,
        Examples "gateway" cantus_examples_serde gateway,
        Examples "github" cantus_examples_serde github <- name,
        Examples "matrix" cantus_examples_serde matrix,
        Examples "mcp" cantus_examples_serde mcp,
        Examples "stream" cantus_examples_serde stream,
    })
}
