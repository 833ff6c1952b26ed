//! What is fixed about each error code, with what it inherits from the codes it is a kind of.

use std::collections::{BTreeMap, BTreeSet};

use super::draft::{At, Draft};
use super::notes::text;
use super::packages::Named;
use crate::catalogue;
use crate::finding::Finding;
use crate::model::{CodeFacts, Field};
use crate::place::{Place, Spanned};
use crate::places::segment;
use crate::raw::{self, CodeForm, Payload, Value};

/// How many codes one may be a kind of.
const MOST_ANCESTORS: usize = 32;

impl Draft<'_> {
    /// The facts of every code, with what it inherits.
    pub(super) fn facts(
        &mut self,
        codes: &mut Named<raw::Member>,
        attributes: &[Field],
        at: &At<'_>,
    ) -> BTreeMap<String, CodeFacts> {
        let mut forms: BTreeMap<String, (Place, CodeForm)> = BTreeMap::new();
        let mut removed: BTreeMap<&str, &Place> = BTreeMap::new();
        for (name, (place, code)) in codes.iter_mut() {
            let form = std::mem::take(&mut code.code);
            if matches!(code.payload, Payload::Removed(_)) {
                removed.insert(name, place);
            } else {
                forms.insert(name.clone(), (place.clone(), form));
            }
        }
        for (_, form) in forms.values() {
            self.check_parent(form.is_a.as_ref(), &forms, &removed);
        }
        self.check_attributes(&mut forms, attributes);
        for (code, (_, form)) in &forms {
            for (name, _) in &form.attributes {
                let (code, attribute) = (segment(code), segment(&name.value));
                let pointer = format!("/shape/family/members/{code}/code/attributes/{attribute}");
                self.mark(at, &pointer, &name.place);
            }
        }
        let ancestors: BTreeMap<&str, Vec<&str>> = forms
            .keys()
            .map(|name| (name.as_str(), self.ancestors(name, &forms)))
            .collect();
        let facts = forms.iter().map(|(name, (_, form))| {
            let line: Vec<&CodeForm> = ancestors[name.as_str()]
                .iter()
                .filter_map(|name| Some(&forms.get(*name)?.1))
                .collect();
            let is_a = ancestors[name.as_str()].iter().map(|name| (*name).to_owned()).collect();
            (name.clone(), inherit(form, &line, is_a))
        });
        facts.collect()
    }

    fn check_parent(
        &mut self,
        parent: Option<&Spanned<String>>,
        forms: &BTreeMap<String, (Place, CodeForm)>,
        removed: &BTreeMap<&str, &Place>,
    ) {
        let Some(parent) = parent.filter(|parent| !forms.contains_key(&parent.value)) else {
            return;
        };
        let finding = match removed.get(parent.value.as_str()) {
            Some(place) => Finding::new(
                &catalogue::REMOVED_IN_USE,
                &parent.place,
                format!("the error code `{}` was removed", parent.value),
            )
            .help("name a living code, or take `is_a` out")
            .related(place, "removed"),
            None => Finding::new(
                &catalogue::IS_A_UNKNOWN,
                &parent.place,
                format!("`{}` is not an error code of the package", parent.value),
            )
            .help("`is_a` names the code that a reader may fall back to")
            .near(&parent.value, forms.keys().map(String::as_str)),
        };
        if !self.may_be_declared(&parent.value) {
            self.report(finding);
        }
    }

    /// The codes that a code is a kind of, nearest first. A circle is reported at its first code.
    fn ancestors<'f>(&mut self, name: &'f str, forms: &'f BTreeMap<String, (Place, CodeForm)>) -> Vec<&'f str> {
        let mut line: Vec<&str> = Vec::new();
        let mut passed: BTreeSet<&str> = BTreeSet::from([name]);
        let mut here = name;
        while let Some(parent) = forms.get(here).and_then(|(_, form)| form.is_a.as_ref()) {
            let parent_name = parent.value.as_str();
            if !passed.insert(parent_name) {
                let is_first = line.iter().all(|other| name < *other || *other == name);
                if parent_name == name && is_first {
                    self.report(
                        Finding::new(
                            &catalogue::IS_A_CYCLE,
                            &parent.place,
                            format!("the error code `{name}` is a kind of itself"),
                        )
                        .help("take one `is_a` of the circle out")
                        .related(&forms[name].0, format!("`{name}`")),
                    );
                }
                break;
            }
            if !forms.contains_key(parent_name) {
                break;
            }
            line.push(parent_name);
            here = parent_name;
            // What is beyond is told of the code that stands one nearer.
            if line.len() > MOST_ANCESTORS + 1 {
                return line;
            }
        }
        if line.len() == MOST_ANCESTORS + 1 {
            let message = format!("the error code `{name}` is a kind of more than {MOST_ANCESTORS} others");
            let finding = Finding::new(&catalogue::IS_A_TOO_DEEP, &forms[name].0, message);
            self.report(finding.help("every document of an error names all that it is a kind of: keep the line short"));
        }
        line
    }

    /// Reports words of codes that mean nothing, and takes them out.
    fn check_attributes(&mut self, forms: &mut BTreeMap<String, (Place, CodeForm)>, attributes: &[Field]) {
        let is_known = |name: &str| attributes.iter().any(|attribute| attribute.name == name);
        for (_, form) in forms.values_mut() {
            for (name, _) in form.attributes.extract_if(.., |(name, _)| !is_known(&name.value)) {
                let known = attributes
                    .iter()
                    .map(|attribute| attribute.name.as_str())
                    .chain(raw::code_words().map(|word| -> &str { word }));
                self.findings.push(
                    Finding::new(
                        &catalogue::CODE_ATTRIBUTE,
                        &name.place,
                        format!(
                            "`{}` is neither a word of error codes nor an attribute of the package",
                            name.value
                        ),
                    )
                    .help(format!(
                        "declare it in the header: `errors: {{attributes: {{{}?: …}}}}`",
                        name.value
                    ))
                    .near(&name.value, known),
                );
            }
        }
    }

    /// Whether a name may be declared where it could not be read.
    fn may_be_declared(&self, name: &str) -> bool {
        self.names
            .packages
            .get(self.package)
            .is_some_and(|package| package.cut || package.broken.contains(name))
    }
}

/// Status, retryable and attributes come from the nearest that says them; a hint is a code's own.
fn inherit(form: &CodeForm, line: &[&CodeForm], is_a: Vec<String>) -> CodeFacts {
    let nearest = || std::iter::once(form).chain(line.iter().copied());
    let mut attributes: BTreeMap<String, serde_json::Value> = BTreeMap::new();
    for (name, value) in nearest().flat_map(|form| &form.attributes) {
        let value: &Value = value;
        attributes
            .entry(name.value.clone())
            .or_insert_with(|| value.value.clone());
    }
    CodeFacts {
        status: nearest()
            .find_map(|form| form.status.as_ref())
            .map(|status| status.value),
        retryable: nearest()
            .find_map(|form| form.retryable.as_ref())
            .map(|retryable| retryable.value),
        hint: text(form.hint.clone()),
        attributes,
        is_a,
    }
}
