//! Raw declarations → the [`Registry`]: files are merged, names found, shapes named, and what a notation leaves
//! unsaid is said. Whatever is wrong is collected; a stand-in takes the place of what could not be resolved.

mod classify;
mod codes;
mod configs;
mod content;
mod declarations;
mod draft;
mod enums;
mod envelopes;
mod errors;
mod expressions;
mod extensions;
mod families;
mod locate;
mod members;
mod names;
mod notes;
mod outlines;
mod packages;
mod payloads;
mod policies;
mod policy_types;
mod protocol;
mod records;
mod rules;
mod tombstones;
mod unions;

use std::collections::BTreeMap;

use draft::{Draft, Later};
use errors::ErrorsForm;
use packages::Declared;

use crate::catalogue;
use crate::finding::{Finding, Severity};
use crate::model::{Package, Registry, Style, Tombstone};
use crate::place::{Place, Spanned};
use crate::places::{Places, PlacesBuilder, segment};
use crate::raw::{File, Form};
use crate::words;

/// What resolving gives.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The registry. Where a finding is an error, a stand-in takes the place of what could not be resolved.
    pub registry: Registry,
    /// Where its items stand.
    pub places: Places,
    /// What is wrong, in order of place.
    pub findings: Vec<Finding>,
}

impl Resolved {
    /// Whether the registry says what its files say, without stand-ins.
    pub fn is_sound(&self) -> bool {
        self.findings.iter().all(|finding| finding.severity != Severity::Error)
    }
}

/// Resolves the files of all packages; their order does not matter.
pub fn resolve(files: Vec<File>) -> Resolved {
    let mut findings = Vec::new();
    let mut places = PlacesBuilder::default();
    let mut later = Later::default();
    let mut registry = Registry::default();
    let packages = packages::merge(files, &mut findings);
    check_uses(&packages, &mut findings);
    let names = outlines::outline(&packages, &mut findings);
    for (name, declared) in packages {
        let mut draft = Draft {
            package: &name,
            names: &names,
            types: BTreeMap::new(),
            places: &mut places,
            findings: &mut findings,
            later: std::mem::take(&mut later),
        };
        let package = resolve_package(declared, &mut draft);
        later = draft.later;
        registry.packages.insert(name, package);
    }
    unions::settle(&mut registry, &later.unions);
    content::settle(&mut registry, later.contents, &mut findings);
    for (package, rules) in later.protocols {
        protocol::settle(&mut registry, &package, rules, &names, &mut places, &mut findings);
    }
    findings
        .sort_by(|left, right| (&left.place, left.id, &left.message).cmp(&(&right.place, right.id, &right.message)));
    Resolved {
        registry,
        places: places.build(),
        findings,
    }
}

fn resolve_package(declared: Declared, draft: &mut Draft<'_>) -> Package {
    let root = format!("/packages/{}", segment(&declared.name));
    let group = draft.places.open(root, &declared.place);
    if let Some(version) = &declared.version {
        draft.places.mark(group, "/version", &version.place);
    }
    check_package_name(&declared, draft);
    let version = version(&declared, draft);
    for (index, level) in declared.sensitivity.iter().enumerate() {
        draft.places.mark(group, &format!("/sensitivity/{index}"), &level.place);
    }
    if let Some(level) = &declared.default_clearance {
        draft.places.mark(group, "/default_clearance", &level.place);
    }
    for (index, used) in declared.uses.iter().enumerate() {
        draft.places.mark(group, &format!("/uses/{index}"), &used.place);
    }
    check_once("level", &declared.sensitivity, draft.findings);
    let mut removed = BTreeMap::new();
    let mut reserved = tombstones::Reserved::default();
    let mut living = Vec::new();
    for (name, (place, declaration)) in declared.types {
        match declaration.form {
            Form::Removed(grave) => {
                let grave: Tombstone = tombstones::tombstone(grave, None, &declaration.notes);
                reserved.add(&name, &grave, &place);
                draft
                    .places
                    .mark(group, &format!("/removed/{}", segment(&name)), &place);
                removed.insert(name, grave);
            }
            _ => living.push((name, place, declaration)),
        }
    }
    for (name, place, declaration) in living {
        let rename = declaration.notes.rename.as_ref().map(|rename| rename.value.as_str());
        reserved.check("type", &name, rename, None, &place, draft.findings);
        draft.declare(name, &place, declaration);
    }
    let events = draft.documents(declared.envelope, declared.events, &declared.place);
    let errors = draft.errors(ErrorsForm {
        shape: declared.error_shape,
        attributes: declared.error_attributes,
        codes: declared.error_codes,
        classify: declared.classify,
    });
    draft.settle_derived(declared.derived);
    let policies = draft.policies(declared.policies);
    let configs = draft.configs(declared.configs);
    draft.later.protocols.push((declared.name.clone(), declared.protocol));
    Package {
        name: declared.name,
        version,
        summary: notes::text(declared.summary),
        description: notes::text(declared.description),
        style: Style {
            fields: declared.style_fields,
            events: declared.style_events,
        },
        sensitivity: declared.sensitivity.into_iter().map(|level| level.value).collect(),
        default_clearance: declared.default_clearance.map(|level| level.value),
        uses: declared.uses.into_iter().map(|used| used.value).collect(),
        types: std::mem::take(&mut draft.types),
        removed,
        events,
        errors,
        policies,
        configs,
        protocol: Vec::new(),
    }
}

/// Every package that is used is there, and is used once.
fn check_uses(packages: &BTreeMap<String, Declared>, findings: &mut Vec<Finding>) {
    for package in packages.values() {
        check_once("package", &package.uses, findings);
        for used in &package.uses {
            if !packages.contains_key(&used.value) {
                findings.push(
                    Finding::new(
                        &catalogue::PACKAGE_UNKNOWN,
                        &used.place,
                        format!("`{}` is not a package", used.value),
                    )
                    .help("a package is a folder of the registry")
                    .near(&used.value, packages.keys().map(String::as_str)),
                );
            }
        }
    }
}

/// Reports what a list names twice.
fn check_once(what: &str, items: &[Spanned<String>], findings: &mut Vec<Finding>) {
    let mut seen: BTreeMap<&str, &Place> = BTreeMap::new();
    for item in items {
        if let Some(first) = seen.get(item.value.as_str()) {
            findings.push(
                Finding::new(
                    &catalogue::ENTRY_TWICE,
                    &item.place,
                    format!("{what} `{}` is listed twice", item.value),
                )
                .help("once is enough")
                .related(first, "listed first"),
            );
        } else {
            seen.insert(&item.value, &item.place);
        }
    }
}

/// A package is named in `snake_case`: the name becomes a module, a file and a prefix.
fn check_package_name(declared: &Declared, draft: &mut Draft<'_>) {
    let name = &declared.name;
    if !words::is_package(name) {
        draft.report(
            Finding::new(
                &catalogue::NAME_INVALID,
                &declared.place,
                format!("`{name}` cannot name a package"),
            )
            .help("use small letters, digits and underscores, and begin with a letter"),
        );
    }
}

fn version(declared: &Declared, draft: &mut Draft<'_>) -> String {
    let Some(version) = &declared.version else {
        if declared.has_header && !declared.cut {
            draft.report(
                Finding::new(&catalogue::MISSING_KEY, &declared.place, "the package has no `version`")
                    .help("add `version: 0.1.0` to the header"),
            );
        }
        return "0.0.0".to_owned();
    };
    let mut parts = version.value.split('.');
    let is_part = |part: &str| {
        let is_number = !part.is_empty() && part.len() <= 9 && part.bytes().all(|byte| byte.is_ascii_digit());
        is_number && (part == "0" || !part.starts_with('0'))
    };
    if parts.clone().count() != 3 || !parts.all(is_part) {
        draft.report(
            Finding::new(
                &catalogue::VERSION_INVALID,
                &version.place,
                format!("`{}` is not a version", version.value),
            )
            .help("write three numbers, `major.minor.patch`, such as `1.0.0`"),
        );
    }
    version.value.clone()
}
