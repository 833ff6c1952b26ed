//! The committed JSON Schemas of every project, read by the `jsonschema` crate.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use cantus_registry::conform::View;
use cantus_registry::model::{Package, ToldApart};
use jsonschema::Validator;
use serde_json::Value;

use crate::case::Project;

/// Every schema that was asked, compiled once.
#[derive(Default)]
pub struct Schemas {
    compiled: RefCell<BTreeMap<PathBuf, Rc<Validator>>>,
}

impl Schemas {
    /// Why the schema of an event, or of every event of a package, rejects a document. `None`: an event that is
    /// named outside and is not known has no schema.
    pub fn judge(
        &self,
        project: Project,
        package: &Package,
        event: Option<&str>,
        view: View,
        document: &Value,
    ) -> Option<Result<(), String>> {
        let bundle = self.ask(project, &format!("{}.{view}.schema.json", package.name), document);
        if package.events.told_apart != ToldApart::Outside {
            return Some(bundle);
        }
        let event = event.expect("the name comes from outside");
        if !package.events.members.contains_key(event) {
            return None;
        }
        let own = self.ask(
            project,
            &format!("{}/{event}.{view}.schema.json", package.name),
            document,
        );
        assert!(
            own.is_err() || bundle.is_ok(),
            "the bundle of `{}` rejects what the schema of `{event}` accepts: {document}",
            package.name
        );
        Some(own)
    }

    fn ask(&self, project: Project, file: &str, document: &Value) -> Result<(), String> {
        self.compiled(project.folder().join("generated/schemas").join(file))
            .validate(document)
            .map_err(|error| format!("{}: {error}", error.instance_path()))
    }

    fn compiled(&self, path: PathBuf) -> Rc<Validator> {
        if let Some(known) = self.compiled.borrow().get(&path) {
            return Rc::clone(known);
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let schema: Value = serde_json::from_str(&text).expect("a schema is JSON");
        let validator =
            jsonschema::draft202012::new(&schema).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let validator = Rc::new(validator);
        self.compiled.borrow_mut().insert(path, Rc::clone(&validator));
        validator
    }
}
