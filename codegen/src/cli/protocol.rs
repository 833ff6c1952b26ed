//! `cantus protocol`: its words, and what goes to which stream.

use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::{Base, FINE, FOUND, help, prefix, print, say, show};
use crate::error::Error;
use crate::output::Format;
use crate::output::colour::Colour;
use crate::progress::Progress;
use crate::protocol::{self, Begins, Wanted};

#[derive(Debug, Subcommand)]
pub(super) enum Protocol {
    /// Say which rules of a package's protocol a recorded stream breaks, and at which lines
    #[command(after_help = help::PROTOCOL_CHECK_EXAMPLES)]
    Check(Check),
}

#[derive(Debug, Args)]
pub(super) struct Check {
    /// A file with a document on each line; `-` reads what comes in
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The package of the documents [default: the only one that has a protocol]
    #[arg(long, value_name = "NAME")]
    package: Option<String>,
    /// The file begins in mid-stream, so that it may lack an opening
    #[arg(long)]
    joining: bool,
    /// Start from this lock instead of a project
    #[arg(long, value_name = "FILE", conflicts_with = "project")]
    lock: Option<PathBuf>,
}

/// Runs the command and gives back its exit code.
pub(super) fn run(command: &Protocol, format: Format, start: &Path, progress: Progress) -> Result<u8, Error> {
    let Protocol::Check(check) = command;
    let wanted = Wanted {
        file: &check.file,
        package: check.package.as_deref(),
        lock: check.lock.as_deref(),
        begins: if check.joining { Begins::Midway } else { Begins::First },
    };
    let checked = protocol::check(start, wanted, &progress)?;
    drop(progress);
    if let Some(report) = &checked.report {
        show(report, format, Base::Project(start))?;
        return Ok(FOUND);
    }
    match format {
        Format::Text => say(&Colour::of(&io::stderr()).paint(&protocol::text(&checked))),
        Format::Json => print(&protocol::json(&checked))?,
        Format::Github => {
            print(&protocol::github(&checked, &prefix(Base::Here)))?;
            say(&format!("{}\n", protocol::sum_up(&checked)));
        }
    }
    Ok(if checked.is_clean() { FINE } else { FOUND })
}
