//! Merges the files of each package: one header, and every entry once.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::extensions::extend;
use super::{configs, policy_types};
use crate::catalogue;
use crate::finding::Finding;
use crate::model::Case;
use crate::place::{Place, Spanned};
use crate::raw::{
    Classified, Config, Declaration, Envelope, ErrorShape, Field, File, Form, Member, Payload, Policy, ProtocolRule,
};

/// Named entries with the place of each name.
pub(super) type Named<T> = BTreeMap<String, (Place, T)>;

/// A package as its files declare it together.
#[derive(Debug)]
pub(super) struct Declared {
    pub(super) name: String,
    /// Where the header says its name, or the first file.
    pub(super) place: Place,
    /// Whether a file names the package; where none does, that is the one thing to say of its header.
    pub(super) has_header: bool,
    pub(super) version: Option<Spanned<String>>,
    pub(super) summary: Option<Spanned<String>>,
    pub(super) description: Option<Spanned<String>>,
    pub(super) style_fields: Option<Case>,
    pub(super) style_events: Option<Case>,
    pub(super) envelope: Option<Spanned<Envelope>>,
    pub(super) sensitivity: Vec<Spanned<String>>,
    pub(super) default_clearance: Option<Spanned<String>>,
    pub(super) uses: Vec<Spanned<String>>,
    pub(super) types: Named<Declaration>,
    pub(super) events: Named<Member>,
    pub(super) error_shape: Option<ErrorShape>,
    pub(super) error_attributes: Vec<Field>,
    pub(super) error_codes: Named<Member>,
    pub(super) classify: Vec<Classified>,
    pub(super) policies: Named<Policy>,
    pub(super) configs: Named<Config>,
    pub(super) protocol: Vec<ProtocolRule>,
    /// The types that policies and configs declare beside themselves, each with where it comes from.
    pub(super) derived: BTreeMap<String, String>,
    /// Names that are declared, but not so that they could be read.
    pub(super) broken: BTreeSet<String>,
    /// Whether part of a file could not be read, so that anything may be missing.
    pub(super) cut: bool,
}

/// Merges files into packages by their folder; the order of the files does not matter.
pub(super) fn merge(mut files: Vec<File>, findings: &mut Vec<Finding>) -> BTreeMap<String, Declared> {
    files.sort_by(|left, right| left.place.cmp(&right.place));
    let mut folders: BTreeMap<String, Vec<File>> = BTreeMap::new();
    for file in files {
        folders.entry(file.folder.clone()).or_default().push(file);
    }
    check_folders(&folders, findings);
    folders
        .into_iter()
        .filter_map(|(folder, files)| Some((folder.clone(), merge_package(folder, files, findings)?)))
        .collect()
}

/// A package is a folder of its own name, and one folder only.
fn check_folders(folders: &BTreeMap<String, Vec<File>>, findings: &mut Vec<Finding>) {
    let mut homes: BTreeMap<&str, (&str, &Place)> = BTreeMap::new();
    let headers = || {
        folders
            .iter()
            .filter_map(|(folder, files)| Some((folder, files.iter().find_map(|file| file.package.as_ref())?)))
    };
    for (folder, package) in headers().filter(|(folder, package)| **folder == package.value) {
        homes.insert(&package.value, (folder, &package.place));
    }
    for (folder, package) in headers().filter(|(folder, package)| **folder != package.value) {
        match homes.entry(&package.value) {
            Entry::Occupied(home) => findings.push(
                Finding::new(
                    &catalogue::PACKAGE_TWICE,
                    &package.place,
                    format!(
                        "package `{}` is declared by two folders, `{}` and `{folder}`",
                        package.value,
                        home.get().0
                    ),
                )
                .help("give one of them another name, or put its files into one folder")
                .related(home.get().1, "declared first"),
            ),
            Entry::Vacant(vacant) => {
                vacant.insert((folder, &package.place));
                findings.push(
                    Finding::new(
                        &catalogue::PACKAGE_FOLDER,
                        &package.place,
                        format!("package `{}` stands in the folder `{folder}`", package.value),
                    )
                    .help(format!(
                        "rename the folder to `{0}`, or say `package: {folder}`",
                        package.value
                    )),
                );
            }
        }
    }
}

fn merge_package(folder: String, mut files: Vec<File>, findings: &mut Vec<Finding>) -> Option<Declared> {
    let header = find_header(&folder, &files, findings)?;
    check_strays(&files, header, findings);
    let mut declared = take_header(folder, &mut files[header]);
    // What stands in the wrong file counts all the same, so that one mistake is one finding.
    for file in &mut files {
        take_missing(&mut declared, file);
    }
    let mut extensions = Vec::new();
    for file in files {
        merge_entries("type", &mut declared.types, file.types, is_removed_type, findings);
        merge_entries("event", &mut declared.events, file.events, is_removed_member, findings);
        merge_entries(
            "error code",
            &mut declared.error_codes,
            file.error_codes,
            is_removed_member,
            findings,
        );
        merge_entries("policy", &mut declared.policies, file.policies, |_| false, findings);
        merge_entries("config", &mut declared.configs, file.configs, |_| false, findings);
        declared.classify.extend(file.classify);
        declared.protocol.extend(file.protocol);
        declared.broken.extend(file.broken.into_iter().map(|name| name.value));
        declared.cut |= file.cut;
        extensions.extend(file.extend);
    }
    for (name, extension) in extensions {
        extend(&mut declared, name, extension, findings);
    }
    policy_types::declare(&mut declared, findings);
    configs::declare(&mut declared, findings);
    Some(declared)
}

/// The file with the header: the first that names the package, or else the first.
fn find_header(folder: &str, files: &[File], findings: &mut Vec<Finding>) -> Option<usize> {
    let first = files.first()?;
    let mut headers = files
        .iter()
        .enumerate()
        .filter_map(|(index, file)| Some((index, file.package.as_ref()?)));
    let Some((header, package)) = headers.next() else {
        if files.iter().any(|file| file.cut) {
            return Some(0);
        }
        findings.push(
            Finding::new(
                &catalogue::PACKAGE_HEADER_MISSING,
                &first.place,
                format!("no file of the folder `{folder}` says `package: {folder}`"),
            )
            .help(format!("begin one file with `package: {folder}` and `version: 0.1.0`")),
        );
        return Some(0);
    };
    for (_, again) in headers {
        findings.push(
            Finding::new(
                &catalogue::PACKAGE_HEADER_TWICE,
                &again.place,
                format!("package `{}` has its header twice", again.value),
            )
            .help("keep the header in one file; the others only add entries")
            .related(&package.place, "the first header"),
        );
    }
    Some(header)
}

/// Header keys belong into the file that carries the header.
fn check_strays(files: &[File], header: usize, findings: &mut Vec<Finding>) {
    let home = &files[header];
    let strays = files
        .iter()
        .enumerate()
        .filter(|(index, file)| *index != header && file.package.is_none());
    for (_, file) in strays {
        for (key, place) in header_keys(file) {
            findings.push(
                Finding::new(
                    &catalogue::PACKAGE_HEADER_TWICE,
                    place,
                    format!("`{key}` stands outside the file with the package's header"),
                )
                .help(format!("move it to `{}`", home.place.file))
                .related(
                    home.package.as_ref().map_or(&home.place, |package| &package.place),
                    "the header",
                ),
            );
        }
    }
}

fn header_keys(file: &File) -> impl Iterator<Item = (&'static str, &Place)> {
    fn of<T>(item: &Option<Spanned<T>>) -> Option<&Place> {
        item.as_ref().map(|item| &item.place)
    }
    [
        ("version", of(&file.version)),
        ("summary", of(&file.summary)),
        ("description", of(&file.description)),
        ("style", of(&file.style_fields).or(of(&file.style_events))),
        ("envelope", of(&file.envelope)),
        ("sensitivity", of(&file.sensitivity).or(of(&file.default_clearance))),
        ("uses", of(&file.uses)),
        ("errors.shape", file.error_shape.as_ref().map(|shape| &shape.place)),
        (
            "errors.attributes",
            file.error_attributes.first().map(|field| &field.name.place),
        ),
    ]
    .into_iter()
    .filter_map(|(key, place)| Some((key, place?)))
}

fn take_header(folder: String, file: &mut File) -> Declared {
    Declared {
        name: folder,
        place: file
            .package
            .as_ref()
            .map_or(&file.place, |package| &package.place)
            .clone(),
        has_header: file.package.is_some(),
        version: file.version.take(),
        summary: file.summary.take(),
        description: file.description.take(),
        style_fields: file.style_fields.take().map(|style| style.value),
        style_events: file.style_events.take().map(|style| style.value),
        envelope: file.envelope.take(),
        sensitivity: file.sensitivity.take().map(|levels| levels.value).unwrap_or_default(),
        default_clearance: file.default_clearance.take(),
        uses: file.uses.take().map(|uses| uses.value).unwrap_or_default(),
        types: Named::new(),
        events: Named::new(),
        error_shape: file.error_shape.take(),
        error_attributes: std::mem::take(&mut file.error_attributes),
        error_codes: Named::new(),
        classify: Vec::new(),
        policies: Named::new(),
        configs: Named::new(),
        protocol: Vec::new(),
        derived: BTreeMap::new(),
        broken: BTreeSet::new(),
        cut: false,
    }
}

/// Takes the header keys that the header lacks.
fn take_missing(declared: &mut Declared, file: &mut File) {
    declared.version = declared.version.take().or_else(|| file.version.take());
    declared.summary = declared.summary.take().or_else(|| file.summary.take());
    declared.description = declared.description.take().or_else(|| file.description.take());
    declared.envelope = declared.envelope.take().or_else(|| file.envelope.take());
    declared.error_shape = declared.error_shape.take().or_else(|| file.error_shape.take());
    if declared.sensitivity.is_empty() {
        declared.sensitivity = file.sensitivity.take().map(|levels| levels.value).unwrap_or_default();
        declared.default_clearance = file.default_clearance.take();
    }
    if declared.uses.is_empty() {
        declared.uses = file.uses.take().map(|uses| uses.value).unwrap_or_default();
    }
    if declared.error_attributes.is_empty() {
        declared.error_attributes = std::mem::take(&mut file.error_attributes);
    }
}

fn is_removed_type(declaration: &Declaration) -> bool {
    matches!(declaration.form, Form::Removed(_))
}

fn is_removed_member(member: &Member) -> bool {
    matches!(member.payload, Payload::Removed(_))
}

/// Adds entries, each once; the first of two stays.
pub(super) fn merge_entries<T>(
    what: &str,
    into: &mut Named<T>,
    entries: Vec<(Spanned<String>, T)>,
    is_removed: fn(&T) -> bool,
    findings: &mut Vec<Finding>,
) {
    for (name, entry) in entries {
        match into.entry(name.value) {
            Entry::Vacant(vacant) => {
                vacant.insert((name.place, entry));
            }
            Entry::Occupied(first) => {
                let (first_place, first_entry) = first.get();
                findings.push(twice(
                    what,
                    first.key(),
                    &name.place,
                    first_place,
                    is_removed(first_entry),
                    is_removed(&entry),
                ));
            }
        }
    }
}

fn twice(
    what: &str,
    name: &str,
    again: &Place,
    first: &Place,
    first_is_removed: bool,
    again_is_removed: bool,
) -> Finding {
    match (first_is_removed, again_is_removed) {
        (true, false) => reserved(what, name, again, first),
        (false, true) => reserved(what, name, first, again),
        (true, true) | (false, false) => Finding::new(
            &catalogue::ENTRY_TWICE,
            again,
            format!("{what} `{name}` is declared twice"),
        )
        .help("keep one of them")
        .related(first, "declared first"),
    }
}

/// A living entry has the name of a removed one.
fn reserved(what: &str, name: &str, living: &Place, removed: &Place) -> Finding {
    Finding::new(
        &catalogue::RESERVED_BY_TOMBSTONE,
        living,
        format!("{what} `{name}` bears the name of a removed one"),
    )
    .help("choose another name; old documents still use this one")
    .related(removed, "removed")
}
