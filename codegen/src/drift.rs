//! The plan against the disk → what differs, and why. Reads artifacts; writes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cantus_registry::catalogue::Entry;
use cantus_registry::finding::Finding;
use cantus_registry::place::Place;

use crate::banner;
use crate::catalogue;
use crate::error::Error;
use crate::project::{self, Folder};
use crate::render::{Orphans, Owned, Plan, Planned};
use crate::sync::Hold;

/// How many bytes of a foreign file are looked at for a banner.
const HEAD: u64 = 4096;

/// One artifact that does not stand as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drift {
    /// The path that is told to people.
    pub path: String,
    /// The file on the disk.
    pub file: PathBuf,
    /// Why it differs.
    pub cause: Cause,
    /// The text that stands there, with LF line ends; empty where none does.
    pub found: String,
    /// The text that should; empty where none should.
    pub wanted: Arc<str>,
}

/// Why an artifact does not stand as it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// Its body is intact, and not what would be written.
    Stale,
    /// Its body no longer has its own digest.
    Edited,
    /// It is not there.
    Missing,
    /// Nothing declared asks for it any more.
    Orphan,
    /// A merge was not finished in it.
    Conflict,
    /// It was written in another output format.
    Version,
}

impl Cause {
    /// The cause's entry in the table of findings.
    pub fn entry(self) -> &'static Entry {
        match self {
            Self::Stale => &catalogue::STALE,
            Self::Edited => &catalogue::EDITED,
            Self::Missing => &catalogue::MISSING,
            Self::Orphan => &catalogue::ORPHAN,
            Self::Conflict => &catalogue::CONFLICT,
            Self::Version => &catalogue::VERSION,
        }
    }

    /// What is said of the artifact.
    pub fn says(self) -> &'static str {
        match self {
            Self::Stale => "is not what the registry says now",
            Self::Edited => "was edited by hand",
            Self::Missing => "is missing",
            Self::Orphan => "belongs to nothing that is declared any more",
            Self::Conflict => "holds an unfinished merge",
            Self::Version => "was written in another output format",
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.entry().id)
    }
}

/// What a look at the disk gave.
#[derive(Debug, Default)]
pub struct Comparison {
    /// What differs, by path.
    pub drifts: Vec<Drift>,
    /// How many files are right.
    pub unchanged: usize,
    /// What stands in the way and is not ours to overwrite.
    pub in_the_way: Vec<Finding>,
}

/// Compares every planned file with the disk, and looks for orphans and for what killed runs left behind.
pub fn compare(plan: &Plan, hold: &Hold) -> Result<Comparison, Error> {
    let mut comparison = Comparison {
        unchanged: plan.standing.len(),
        ..Comparison::default()
    };
    let mut known: BTreeSet<PathBuf> = plan.standing.iter().cloned().collect();
    for planned in &plan.files {
        let file = planned.base.join(&planned.below);
        match look(planned, &file)? {
            Look::Right => comparison.unchanged += 1,
            Look::Differs(cause, found) => comparison.drifts.push(Drift {
                path: planned.shown.clone(),
                file: file.clone(),
                cause,
                found,
                wanted: Arc::clone(&planned.text),
            }),
            Look::InTheWay(what) => comparison.in_the_way.push(in_the_way(&planned.shown, what)),
        }
        known.insert(file);
    }
    for owned in &plan.folders {
        find_orphans(owned, &known, hold, &mut comparison.drifts)?;
    }
    find_left_behind(plan, hold, &mut comparison.drifts)?;
    comparison.drifts.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(comparison)
}

/// The remembered files of an output folder, if every one of them stands there just as it was printed.
pub(crate) fn standing(out: &Folder, files: &BTreeMap<String, String>) -> Option<Vec<PathBuf>> {
    files
        .iter()
        .map(|(below, digest)| {
            let file = project::resolve(&out.path, below).ok().filter(|file| file.is_file())?;
            let text = fs::read_to_string(&file).ok()?;
            let stands = file == out.path.join(below) && banner::digest(&banner::with_lf(&text)) == *digest;
            stands.then_some(file)
        })
        .collect()
}

enum Look {
    Right,
    Differs(Cause, String),
    InTheWay(&'static str),
}

fn look(planned: &Planned, file: &Path) -> Result<Look, Error> {
    let read = |source| Error::Read {
        path: file.to_owned(),
        source,
    };
    // Reading would follow a link; writing would replace it or leave the output folder.
    let stays = match project::resolve(&planned.base, &planned.below) {
        Ok(real) => real == file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => !planned.base.exists(),
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => {
            return Ok(Look::InTheWay("a file stands where its folder belongs"));
        }
        Err(error) => return Err(read(error)),
    };
    if !stays {
        return Ok(Look::InTheWay("a symbolic link stands where it belongs"));
    }
    if file.is_dir() {
        return Ok(Look::InTheWay("a folder stands where it belongs"));
    }
    // Opening a pipe would wait for somebody to write into it.
    if file.exists() && !file.is_file() {
        return Ok(Look::InTheWay("a pipe or a device stands where it belongs"));
    }
    let bytes = match fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Ok(Look::Differs(Cause::Missing, String::new()));
        }
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => {
            return Ok(Look::InTheWay("a file stands where its folder belongs"));
        }
        Err(error) => return Err(read(error)),
    };
    let text = String::from_utf8_lossy(&bytes);
    let text = banner::with_lf(&text);
    if *text == *planned.text {
        return Ok(Look::Right);
    }
    Ok(match cause(&text, &planned.format) {
        Some(cause) => Look::Differs(cause, text.into_owned()),
        None => Look::InTheWay("a file without the banner stands where it belongs"),
    })
}

/// Why a text differs from what should stand there; `None` when it is not ours.
fn cause(text: &str, format: &str) -> Option<Cause> {
    if banner::is_in_conflict(text) {
        return Some(Cause::Conflict);
    }
    // A power cut can leave a file empty that was about to be written; there is nothing in it to lose.
    if text.bytes().all(|byte| byte == 0) {
        return Some(Cause::Edited);
    }
    let banner = banner::parse(text)?;
    Some(if !banner.is_intact() {
        // Told first, since writing again loses what somebody typed.
        Cause::Edited
    } else if banner.format != format {
        Cause::Version
    } else {
        Cause::Stale
    })
}

fn in_the_way(shown: &str, what: &str) -> Finding {
    let place = Place {
        file: Arc::from(shown),
        line: 1,
        column: 1,
    };
    Finding::new(
        &catalogue::FILE_NOT_OURS,
        &place,
        format!("`{shown}` cannot be written: {what}"),
    )
    .help("move it away, or, if it once was an artifact, delete it; then run `cantus sync-types`")
}

fn find_orphans(owned: &Owned, known: &BTreeSet<PathBuf>, hold: &Hold, drifts: &mut Vec<Drift>) -> Result<(), Error> {
    let mut folders = vec![(owned.folder.path.clone(), String::new())];
    while let Some((folder, below)) = folders.pop() {
        let read = |source| Error::Read {
            path: folder.clone(),
            source,
        };
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            // Said already, by every file that belongs into it.
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => continue,
            Err(error) => return Err(read(error)),
        };
        for entry in entries {
            let entry = entry.map_err(read)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let kind = entry.file_type().map_err(read)?;
            let path = entry.path();
            let below = if below.is_empty() {
                name.clone()
            } else {
                format!("{below}/{name}")
            };
            if hold.is_left_behind(&entry) {
                drifts.push(orphan(owned.folder.shown_file(&below), path, String::new()));
            } else if name.starts_with('.') || name == "node_modules" || known.contains(&path) {
                continue;
            } else if kind.is_dir() {
                if is_searched(&path, owned.orphans, known) {
                    folders.push((path, below));
                }
            } else if kind.is_file()
                && let Some(text) = text_of_ours(&path, owned.orphans)?
            {
                drifts.push(orphan(owned.folder.shown_file(&below), path, text));
            }
        }
    }
    Ok(())
}

/// Looks for what killed runs left behind beside those files that stand in no output folder, such as the lock.
fn find_left_behind(plan: &Plan, hold: &Hold, drifts: &mut Vec<Drift>) -> Result<(), Error> {
    for planned in &plan.files {
        let is_owned = |owned: &Owned| planned.base.starts_with(&owned.folder.path);
        if plan.folders.iter().any(is_owned) {
            continue;
        }
        let read = |source| Error::Read {
            path: planned.base.clone(),
            source,
        };
        let entries = match fs::read_dir(&planned.base) {
            Ok(entries) => entries,
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => continue,
            Err(error) => return Err(read(error)),
        };
        for entry in entries {
            let entry = entry.map_err(read)?;
            if hold.is_left_behind(&entry) {
                let folder = planned.shown.strip_suffix(&planned.below).unwrap_or_default();
                let shown = format!("{folder}{}", entry.file_name().to_string_lossy());
                drifts.push(orphan(shown, entry.path(), String::new()));
            }
        }
    }
    Ok(())
}

fn orphan(path: String, file: PathBuf, found: String) -> Drift {
    Drift {
        path,
        file,
        cause: Cause::Orphan,
        found,
        wanted: Arc::from(""),
    }
}

/// Whether orphans are looked for in a folder below an output folder. Another project's own are none of ours; and
/// where only one target was asked for, nobody has said that the folder is for generated files alone, so its
/// sub-folders are left alone unless the target writes to them.
fn is_searched(folder: &Path, orphans: Orphans, known: &BTreeSet<PathBuf>) -> bool {
    match orphans {
        Orphans::OfAnyTarget => !folder.join(project::FILE).exists(),
        Orphans::Of(_) => known
            .range(folder.to_owned()..)
            .next()
            .is_some_and(|file| file.starts_with(folder)),
    }
}

/// The text of a file that bears the banner; `None` when it does not, or another's.
fn text_of_ours(path: &Path, orphans: Orphans) -> Result<Option<String>, Error> {
    let read = |source| Error::Read {
        path: path.to_owned(),
        source,
    };
    let mut head = Vec::new();
    let file = match fs::File::open(path) {
        Ok(file) => file,
        // Another run may have removed it.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(read(error)),
    };
    file.take(HEAD).read_to_end(&mut head).map_err(read)?;
    let head = String::from_utf8_lossy(&head);
    if banner::parse(&head).is_none() && !head.starts_with("<<<<<<<") {
        return Ok(None);
    }
    let bytes = fs::read(path).map_err(read)?;
    let text = banner::with_lf(&String::from_utf8_lossy(&bytes)).into_owned();
    let is_ours = match (banner::parse(&text), orphans) {
        (None, _) => banner::is_in_conflict(&text),
        (Some(_), Orphans::OfAnyTarget) => true,
        (Some(banner), Orphans::Of(target)) => banner.format.split('/').next() == Some(target),
    };
    Ok(is_ours.then_some(text))
}
