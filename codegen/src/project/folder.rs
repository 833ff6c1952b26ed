//! Where an output path leads, once `..` and symbolic links are followed as the disk follows them.

use std::io;
use std::path::{Component, Path, PathBuf};

use cantus_registry::finding::Finding;
use cantus_registry::place::Spanned;

use crate::catalogue;

/// A folder for artifacts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    /// Where it stands on the disk, links followed.
    pub path: PathBuf,
    /// How it is told to people: relative to the project, `/`-separated.
    pub shown: String,
}

impl Folder {
    /// A folder that was named on the command line.
    pub fn named(path: &Path) -> io::Result<Self> {
        let root = std::env::current_dir()?;
        Ok(Self {
            path: resolve(&root, path)?,
            shown: shown(&path.to_string_lossy()),
        })
    }

    /// How a file below the folder is told to people.
    pub fn shown_file(&self, path: &str) -> String {
        if self.shown.is_empty() {
            path.to_owned()
        } else {
            format!("{}/{path}", self.shown)
        }
    }
}

/// Why a path is no place for an output.
#[derive(Debug)]
pub enum Outside {
    /// It leads out of the project.
    Leads(PathBuf),
    /// It leads nowhere.
    Nowhere(io::Error),
}

impl Outside {
    /// The finding at the place where the path is declared.
    pub fn finding(&self, declared: &Spanned<String>) -> Finding {
        let path = &declared.value;
        let (message, help) = match self {
            Self::Leads(real) => (
                format!(
                    "the output `{path}` stands outside the project, at `{}`",
                    real.display()
                ),
                "choose a folder in the project, or name this one in `allow_outside`".to_owned(),
            ),
            Self::Nowhere(error) => (
                format!("the output `{path}` leads nowhere: {error}"),
                "mend the link, or choose another folder".to_owned(),
            ),
        };
        Finding::new(&catalogue::OUTPUT_OUTSIDE, &declared.place, message).help(help)
    }
}

/// Settles an output path, which must lead into the project or into an allowed folder.
pub fn inside(root: &Path, declared: &str, allowed: &[PathBuf]) -> Result<Folder, Outside> {
    let root = root.canonicalize().map_err(Outside::Nowhere)?;
    let path = resolve(&root, Path::new(declared)).map_err(Outside::Nowhere)?;
    if path.starts_with(&root) || allowed.iter().any(|folder| path.starts_with(folder)) {
        let shown = shown(declared);
        Ok(Folder { path, shown })
    } else {
        Err(Outside::Leads(path))
    }
}

/// Follows a path as the disk would, step by step, as far as it exists; the rest is taken as it is written.
pub fn resolve(root: &Path, declared: impl AsRef<Path>) -> io::Result<PathBuf> {
    let mut real = root.canonicalize()?;
    for component in declared.as_ref().components() {
        match component {
            Component::Prefix(_) | Component::RootDir => real.push(component),
            Component::CurDir => {}
            Component::ParentDir => {
                real.pop();
            }
            Component::Normal(name) => {
                real.push(name);
                match real.symlink_metadata() {
                    Ok(_) => real = real.canonicalize()?,
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    Err(error) => return Err(error),
                }
            }
        }
    }
    Ok(real)
}

/// A declared path as it is told to people: `/`-separated, without `.` and without a slash at its end.
pub fn shown(declared: &str) -> String {
    let unified = declared.replace('\\', "/");
    let root = if unified.starts_with('/') { "/" } else { "" };
    let parts: Vec<&str> = unified
        .split('/')
        .filter(|part| !part.is_empty() && *part != ".")
        .collect();
    format!("{root}{}", parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_shown_tidily() {
        for (declared, expected) in [("./a//b/", "a/b"), (".", ""), ("/etc/", "/etc"), ("../web", "../web")] {
            assert_eq!(shown(declared), expected, "{declared}");
        }
    }

    #[test]
    fn what_leads_out_of_the_project_is_refused() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let root = folder.path().join("project");
        std::fs::create_dir_all(root.join("inside")).expect("a folder");
        std::fs::create_dir_all(folder.path().join("web")).expect("a folder");
        let web = folder.path().join("web").canonicalize().expect("it exists");
        for outside in ["..", "../../etc", "/etc", "inside/../../web", "../project-2"] {
            assert!(
                matches!(inside(&root, outside, &[]), Err(Outside::Leads(_))),
                "{outside}"
            );
        }
        for fine in ["", ".", "inside", "not/there/yet", "inside/../inside"] {
            assert!(inside(&root, fine, &[]).is_ok(), "{fine}");
        }
        assert!(inside(&root, "../web/types", &[web]).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_counts_as_what_it_leads_to() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let root = folder.path().join("project");
        std::fs::create_dir_all(root.join("real")).expect("a folder");
        symlink("/etc", root.join("out")).expect("a link");
        symlink("nowhere", root.join("dangling")).expect("a link");
        symlink("real", root.join("alias")).expect("a link");
        assert!(matches!(inside(&root, "out/types", &[]), Err(Outside::Leads(_))));
        assert!(matches!(inside(&root, "dangling", &[]), Err(Outside::Nowhere(_))));
        let alias = inside(&root, "alias/types", &[]).expect("it stays inside");
        assert!(alias.path.ends_with("project/real/types"));
        assert_eq!(alias.shown, "alias/types");
    }
}
