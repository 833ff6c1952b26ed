//! Files → text: walks the registry's folder and reads every file a person may have written into it.
//!
//! The only module that reads the registry's files. A package is a folder directly below the registry's, its
//! files lie flat in it; hidden files and files that are not YAML are nobody's business. One bad file never hides
//! what is wrong with another.

mod link;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::catalogue;
use crate::error::Error;
use crate::finding::Finding;
use crate::place::{Place, Spanned};

/// More than this no person writes into one file.
const LARGEST_FILE: u64 = 4 * 1024 * 1024;

/// The text of one file.
#[derive(Debug)]
pub(crate) struct Source {
    /// Its path, relative to the project.
    pub(crate) file: Arc<str>,
    /// The name of the package folder it stands in.
    pub(crate) folder: String,
    /// Its text without a byte order mark.
    pub(crate) text: String,
}

/// What the walk found.
#[derive(Debug, Default)]
pub(crate) struct Reading {
    /// The files that could be read, sorted by path.
    pub(crate) sources: Vec<Source>,
    /// The folders that hold a file which could not.
    pub(crate) cut: Vec<Spanned<String>>,
    /// What is wrong with the others.
    pub(crate) findings: Vec<Finding>,
}

/// Reads every file of the registry in `folder`, which is relative to `root`.
pub(crate) fn read(root: &Path, folder: &Path) -> Result<Reading, Error> {
    let path = root.join(folder);
    let metadata = match fs::metadata(&path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Error::NoFolder { path }),
        Err(source) => return Err(Error::Unreadable { path, source }),
    };
    if !metadata.is_dir() {
        return Err(Error::NotAFolder { path });
    }
    let unreadable = |source| Error::Unreadable {
        path: path.clone(),
        source,
    };
    let home = fs::canonicalize(&path).map_err(unreadable)?;
    let entries = entries(&path).map_err(unreadable)?;
    let mut walk = Walk {
        root,
        home,
        reading: Reading::default(),
        packages: 0,
    };
    for entry in entries {
        walk.top_entry(&entry);
    }
    if walk.packages == 0 && walk.reading.findings.is_empty() {
        let finding = Finding::new(
            &catalogue::REGISTRY_EMPTY,
            &walk.place(&path),
            "the registry holds no package",
        )
        .help("make a folder for your first package, with a file in it that begins with `package: its_name`");
        walk.reading.findings.push(finding);
    }
    Ok(walk.reading)
}

/// One file or folder on the way.
struct Entry {
    name: String,
    path: PathBuf,
}

impl Entry {
    fn is_yaml(&self) -> bool {
        let extension = Path::new(&self.name).extension();
        extension.is_some_and(|e| e.eq_ignore_ascii_case("yaml") || e.eq_ignore_ascii_case("yml"))
    }
}

/// What is in a folder, sorted by name, without hidden entries.
fn entries(folder: &Path) -> io::Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            entries.push(Entry {
                name,
                path: entry.path(),
            });
        }
    }
    entries.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(entries)
}

struct Walk<'r> {
    root: &'r Path,
    /// The registry's folder with every link followed.
    home: PathBuf,
    reading: Reading,
    packages: usize,
}

impl Walk<'_> {
    fn top_entry(&mut self, entry: &Entry) {
        let Some(metadata) = self.follow(entry) else { return };
        if !metadata.is_dir() {
            if entry.is_yaml() {
                self.report(
                    &catalogue::FILE_STRAY,
                    &entry.path,
                    format!("`{}` stands outside a package folder", entry.name),
                    "move it into the folder of its package",
                );
            }
        } else if entry.is_yaml() {
            self.folder_named_as_file(entry);
        } else {
            self.packages += 1;
            self.package(entry);
        }
    }

    fn package(&mut self, package: &Entry) {
        let files = match entries(&package.path) {
            Ok(files) => files,
            Err(error) => {
                self.unreadable(&package.path, &format!("the folder `{}`", package.name), &error);
                self.cut(package);
                return;
            }
        };
        let before = self.reading.findings.len();
        let mut any = false;
        for file in &files {
            any |= file.is_yaml();
            let findings = self.reading.findings.len();
            self.package_entry(package, file);
            if self.reading.findings.len() > findings {
                self.cut(package);
            }
        }
        if !any && self.reading.findings.len() == before {
            self.report(
                &catalogue::PACKAGE_HEADER_MISSING,
                &package.path,
                format!("the folder `{}` holds no YAML file", package.name),
                format!(
                    "declare the package in `{}/package.yaml`, or remove the folder",
                    package.name
                ),
            );
        }
    }

    fn cut(&mut self, package: &Entry) {
        let place = self.place(&package.path);
        self.reading.cut.push(Spanned::new(package.name.clone(), place));
    }

    fn package_entry(&mut self, package: &Entry, file: &Entry) {
        let Some(metadata) = self.follow(file) else { return };
        match (metadata.is_dir(), file.is_yaml()) {
            (true, true) => self.folder_named_as_file(file),
            (true, false) => self.stray_files(package, file),
            (false, true) => self.file(package, file, &metadata),
            (false, false) => {}
        }
    }

    fn folder_named_as_file(&mut self, entry: &Entry) {
        let message = format!("`{}` is a folder, but bears the name of a file", entry.name);
        self.report(
            &catalogue::FILE_IS_FOLDER,
            &entry.path,
            message,
            "rename it, or move its files into the folder of their package",
        );
    }

    /// A package is flat; YAML further down would be missed, so it is said.
    fn stray_files(&mut self, package: &Entry, folder: &Entry) {
        let files = match entries(&folder.path) {
            Ok(files) => files,
            Err(error) => return self.unreadable(&folder.path, &format!("the folder `{}`", folder.name), &error),
        };
        for file in files.iter().filter(|file| file.is_yaml()) {
            let message = format!(
                "`{}/{}` stands in a folder of its own below the package `{}`",
                folder.name, file.name, package.name
            );
            self.report(
                &catalogue::FILE_STRAY,
                &file.path,
                message,
                "a package is one flat folder; move the file up",
            );
        }
    }

    fn file(&mut self, package: &Entry, file: &Entry, metadata: &fs::Metadata) {
        if !metadata.is_file() {
            let message = format!("`{}` is neither a file nor a folder", file.name);
            return self.report(
                &catalogue::FILE_UNREADABLE,
                &file.path,
                message,
                "remove it, or put a file in its place",
            );
        }
        if metadata.len() > LARGEST_FILE {
            return self.too_large(file, metadata.len());
        }
        let mut bytes = Vec::with_capacity(usize::try_from(metadata.len()).unwrap_or(0));
        // The file may grow while it is being read, so the limit holds here too.
        let read = fs::File::open(&file.path).and_then(|open| open.take(LARGEST_FILE + 1).read_to_end(&mut bytes));
        if let Err(error) = read {
            return self.unreadable(&file.path, &format!("`{}`", file.name), &error);
        }
        if bytes.len() as u64 > LARGEST_FILE {
            return self.too_large(file, bytes.len() as u64);
        }
        match String::from_utf8(bytes) {
            Ok(text) => {
                let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
                let file = self.place(&file.path).file;
                self.reading.sources.push(Source {
                    file,
                    folder: package.name.clone(),
                    text,
                });
            }
            Err(error) => self.not_utf8(file, error.as_bytes(), error.utf8_error().valid_up_to()),
        }
    }

    fn too_large(&mut self, file: &Entry, size: u64) {
        let message = format!(
            "`{}` has {}; a registry file has at most 4 MiB",
            file.name,
            mebibytes(size)
        );
        self.report(
            &catalogue::FILE_TOO_LARGE,
            &file.path,
            message,
            "split it: a package may have any number of files",
        );
    }

    fn not_utf8(&mut self, file: &Entry, bytes: &[u8], valid: usize) {
        let good = String::from_utf8_lossy(&bytes[..valid]);
        let good = good.strip_prefix('\u{feff}').unwrap_or(&good);
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        let place = Place {
            line,
            column,
            ..self.place(&file.path)
        };
        let message = format!(
            "`{}` is not UTF-8: the byte 0x{:02x} stands where a character should begin",
            file.name, bytes[valid]
        );
        self.reading
            .findings
            .push(Finding::new(&catalogue::FILE_NOT_UTF8, &place, message).help("save the file as UTF-8"));
    }

    fn unreadable(&mut self, path: &Path, what: &str, error: &io::Error) {
        self.report(
            &catalogue::FILE_UNREADABLE,
            path,
            format!("{what} could not be read: {error}"),
            "check its permissions",
        );
    }

    fn report(&mut self, entry: &'static catalogue::Entry, path: &Path, message: String, help: impl Into<String>) {
        let finding = Finding::new(entry, &self.place(path), message).help(help);
        self.reading.findings.push(finding);
    }

    /// The first character of a file, whose path is said relative to the project, with `/` on every machine.
    fn place(&self, path: &Path) -> Place {
        let relative = path.strip_prefix(self.root).unwrap_or(path);
        let parts: Vec<_> = relative
            .components()
            .map(|part| part.as_os_str().to_string_lossy())
            .collect();
        let file = match parts.join("/").replace("//", "/") {
            file if file.is_empty() => ".".to_owned(),
            file => file,
        };
        Place {
            file: file.into(),
            line: 1,
            column: 1,
        }
    }
}

fn mebibytes(size: u64) -> String {
    let tenths = size * 10 / (1024 * 1024);
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}
