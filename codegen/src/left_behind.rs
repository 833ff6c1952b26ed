//! Folders beside the outputs that hold files of ours and are no output any more, as after a change of `out`.
//!
//! They are told and never touched: somebody may write there from a lock alone.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cantus_registry::finding::Finding;
use cantus_registry::place::Place;

use crate::banner;
use crate::catalogue;
use crate::project::{self, Project};

/// How many bytes of a file are looked at for a banner.
const HEAD: u64 = 4096;

/// What was left behind, one finding a folder.
pub fn left_behind(project: &Project) -> Vec<Finding> {
    let Ok(root) = project.root.canonicalize() else {
        return Vec::new();
    };
    let outs: Vec<&Path> = project.targets.iter().map(|target| target.out.path.as_path()).collect();
    let homes: BTreeSet<&Path> = outs
        .iter()
        .copied()
        .chain([project.lock_file.as_path()])
        .filter_map(Path::parent)
        .collect();
    let mut findings = Vec::new();
    // The whole project is nobody's folder for outputs; whatever stands in it is looked at by no one.
    for home in homes
        .into_iter()
        .filter(|home| home.starts_with(&root) && **home != root)
    {
        for folder in folders(home) {
            let is_output = outs
                .iter()
                .any(|out| out.starts_with(&folder) || folder.starts_with(out));
            if let Some(file) = first_of_ours(&folder).filter(|_| !is_output) {
                findings.push(finding(&root, &folder, &file));
            }
        }
    }
    findings.dedup();
    findings
}

fn finding(root: &Path, folder: &Path, file: &Path) -> Finding {
    let shown = |path: &Path| {
        path.strip_prefix(root)
            .unwrap_or(path)
            .to_string_lossy()
            .replace('\\', "/")
    };
    let place = Place {
        file: Arc::from(shown(file)),
        line: 1,
        column: 1,
    };
    let message = format!(
        "`{}` holds files that cantus wrote, and is no target's output",
        shown(folder)
    );
    let help = "remove the folder, or name it as the `out` of a target; a change of `out` leaves the old one behind";
    Finding::new(&catalogue::OUTPUT_LEFT, &place, message).help(help)
}

/// The folders in a folder, in order, without those that are nobody's output.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let is_passed_over = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with('.') || name == "target" || name == "node_modules" || path.join(project::FILE).exists()
    };
    entries(folder)
        .into_iter()
        .filter(|path| path.is_dir() && !is_passed_over(path))
        .collect()
}

/// The first file below a folder that bears the banner.
fn first_of_ours(folder: &Path) -> Option<PathBuf> {
    let files = entries(folder).into_iter().filter(|path| path.is_file());
    let mut below = folders(folder).into_iter();
    files
        .into_iter()
        .find(|file| is_ours(file).unwrap_or(false))
        .or_else(|| below.find_map(|folder| first_of_ours(&folder)))
}

fn is_ours(file: &Path) -> Option<bool> {
    let mut head = Vec::new();
    fs::File::open(file).ok()?.take(HEAD).read_to_end(&mut head).ok()?;
    Some(banner::parse(&banner::with_lf(&String::from_utf8_lossy(&head))).is_some())
}

/// What is in a folder, in order, without links.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let is_real = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| !kind.is_symlink());
    let mut paths: Vec<PathBuf> = entries.filter(is_real).map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
