//! The command line: its words, its help, and what goes to which stream.

mod help;
mod protocol;
mod rules;
mod settings;

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};

use crate::check::{Part, check};
use crate::coverage::{self, Coverage, Covered, What, coverage};
use crate::error::{self, Error};
use crate::explain::{self, explain};
use crate::init::{Source, Wanted, init};
use crate::new_event::{NewEvent, new_event};
use crate::output::colour::Colour;
use crate::output::{Format, github, json};
use crate::progress::Progress;
use crate::project;
use crate::report::{Mode, Report, Warnings};
use crate::sync_types::{Alone, sync_lock, sync_types};
use crate::targets::Options;

/// Nothing is wrong.
const FINE: u8 = 0;
/// Something is wrong with the input or the tree.
const FOUND: u8 = 1;
/// The command could not run.
const FAILED: u8 = 2;

/// The heading of the options that every command has.
const EVERYWHERE: &str = "Options of every command";

/// The `cantus` command.
#[derive(Debug, Parser)]
#[command(name = "cantus", version, about = help::OVERVIEW, after_help = help::OVERVIEW_EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// The project's folder, or any folder in it [default: the current one]
    #[arg(long, global = true, value_name = "DIR", help_heading = EVERYWHERE)]
    project: Option<PathBuf>,
    /// How findings and drift are spelled; text goes to stderr, the others alone to stdout
    #[arg(long, global = true, value_enum, default_value_t, help_heading = EVERYWHERE)]
    format: Format,
    /// Let warnings fail as errors do
    #[arg(long, global = true, help_heading = EVERYWHERE)]
    deny_warnings: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Write everything the registry is written out as
    #[command(after_help = help::SYNC_EXAMPLES)]
    SyncTypes(Sync),
    /// Check the registry and that every artifact is what it says
    #[command(after_help = help::CHECK_EXAMPLES)]
    Check {
        /// Check one part only
        #[arg(long, value_enum, value_name = "PART")]
        only: Option<Part>,
    },
    /// Make a project from nothing, gate and all
    #[command(after_help = help::INIT_EXAMPLES)]
    Init(Init),
    /// Add to the registry
    New {
        #[command(subcommand)]
        what: New,
    },
    /// Say which declared events service code derives, constructs or sends, and where
    #[command(after_help = help::COVERAGE_EXAMPLES)]
    Coverage {
        /// Files and folders of Rust source [default: the whole project]
        #[arg(value_name = "PATH")]
        paths: Vec<PathBuf>,
        /// Look for one kind of thing only
        #[arg(long, value_enum, value_name = "WHAT")]
        only: Option<What>,
        /// Let what is used nowhere fail
        #[arg(long)]
        deny_unused: bool,
    },
    /// Look at rules of a policy: what is wrong with them, and what they decide
    Policy {
        #[command(subcommand)]
        what: rules::Policy,
    },
    /// Look at what is set for a service: what is wrong with it, and what holds
    Config {
        #[command(subcommand)]
        what: settings::Config,
    },
    /// Say what an event, type, field, member, error code or finding is
    #[command(after_help = help::EXPLAIN_EXAMPLES)]
    Explain {
        /// Its name, with or without its package
        name: String,
    },
    /// Hold recorded streams to the protocol of their package
    Protocol {
        #[command(subcommand)]
        what: protocol::Protocol,
    },
}

#[derive(Debug, Args)]
struct Sync {
    /// Write nothing; say what is not up to date
    #[arg(long)]
    check: bool,
    /// Start from this lock instead of a project
    #[arg(
        long,
        value_name = "FILE",
        requires = "only",
        requires = "out",
        conflicts_with = "project"
    )]
    lock: Option<PathBuf>,
    /// The target to write from the lock
    #[arg(long, value_name = "TARGET", requires = "lock")]
    only: Option<String>,
    /// The folder to write it to
    #[arg(long, value_name = "DIR", requires = "lock")]
    out: Option<PathBuf>,
    /// A setting of the target, as in its table of `cantus.toml`
    #[arg(long, value_name = "NAME=VALUE", requires = "lock", value_parser = setting)]
    set: Vec<(String, String)>,
}

#[derive(Debug, Subcommand)]
enum New {
    /// Add an event, with what every event should say of itself
    #[command(after_help = help::NEW_EVENT_EXAMPLES)]
    Event {
        /// Its name on the wire
        name: String,
        /// The package it belongs to [default: the only one there is]
        #[arg(long, value_name = "NAME")]
        package: Option<String>,
        /// The file of the package that it is written to [default: where events like it stand]
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
        /// One sentence that says what happened
        #[arg(long, value_name = "TEXT")]
        summary: Option<String>,
    },
}

#[derive(Debug, Args)]
struct Init {
    /// The project's folder; it may be there already, with other files in it
    #[arg(value_name = "DIR", conflicts_with = "project")]
    folder: PathBuf,
    /// The name of its first package [default: the folder's name]
    #[arg(long, value_name = "NAME")]
    package: Option<String>,
    /// Take cantus from this checkout, instead of from crates.io
    #[arg(long, value_name = "PATH")]
    cantus_path: Option<PathBuf>,
    /// Take cantus from this repository, instead of from crates.io
    #[arg(long, value_name = "URL", conflicts_with = "cantus_path")]
    cantus_git: Option<String>,
}

impl Init {
    fn wanted(&self) -> Wanted {
        let source = match (&self.cantus_path, &self.cantus_git) {
            (Some(path), _) => Source::Path(path.clone()),
            (None, Some(url)) => Source::Git(url.clone()),
            (None, None) => Source::Version,
        };
        Wanted {
            package: self.package.clone(),
            source,
        }
    }
}

/// Runs the command with these arguments and gives back its exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            // Help on a closed pipe is nobody's loss.
            let _ = error.print();
            return if error.use_stderr() { FAILED } else { FINE };
        }
    };
    match dispatch(&cli) {
        Ok(code) => code,
        Err(error) => {
            let text = format!("error: {}\n", error::chain(&error));
            say(&Colour::of(&io::stderr()).paint(&text));
            FAILED
        }
    }
}

fn dispatch(cli: &Cli) -> Result<u8, Error> {
    let here = PathBuf::from(".");
    let start = cli.project.as_deref().unwrap_or(&here);
    let warnings = if cli.deny_warnings {
        Warnings::Denied
    } else {
        Warnings::Allowed
    };
    let progress = Progress::on_terminal();
    let report = match &cli.command {
        Command::SyncTypes(sync) => {
            let mode = if sync.check { Mode::Check } else { Mode::Sync };
            match (&sync.lock, &sync.only, &sync.out) {
                (Some(lock), Some(target), Some(out)) => {
                    let options = Options {
                        values: sync.set.iter().cloned().collect(),
                    };
                    let alone = Alone {
                        lock,
                        target,
                        options: &options,
                        out,
                    };
                    sync_lock(alone, mode, warnings, &progress)?
                }
                _ => sync_types(start, mode, warnings, &progress)?,
            }
        }
        Command::Check { only } => check(start, only.unwrap_or_default(), warnings, &progress)?,
        Command::Init(new) => init(&new.folder, &new.wanted(), &progress)?,
        Command::New {
            what:
                New::Event {
                    name,
                    package,
                    file,
                    summary,
                },
        } => {
            let wanted = NewEvent {
                name,
                package: package.as_deref(),
                file: file.as_deref(),
                summary: summary.as_deref(),
            };
            new_event(start, wanted, warnings, &progress)?
        }
        Command::Coverage {
            paths,
            only,
            deny_unused,
        } => {
            let coverage = coverage(start, paths, *only, &progress)?;
            drop(progress);
            let unused = if *deny_unused || cli.deny_warnings {
                Warnings::Denied
            } else {
                Warnings::Allowed
            };
            return covered(cli, start, &coverage, unused);
        }
        Command::Policy { what } => return rules::run(cli, start, what, warnings, progress),
        Command::Config { what } => return settings::run(cli, start, what, warnings, progress),
        Command::Explain { name } => return explained(cli, start, name, progress),
        Command::Protocol { what } => return protocol::run(what, cli.format, start, progress),
    };
    drop(progress);
    show(&report, cli.format, Base::Project(start))?;
    Ok(if report.is_clean() { FINE } else { FOUND })
}

/// Prints a report: for people on stderr, for machines on stdout.
fn show(report: &Report, format: Format, base: Base<'_>) -> Result<(), Error> {
    match format {
        Format::Text => say(&Colour::of(&io::stderr()).paint(&report.to_string())),
        Format::Json => print(&json::report(report))?,
        Format::Github => {
            print(&github::report(report, &prefix(base)))?;
            say(&format!("{}\n", crate::output::text::sum_up(report)));
        }
    }
    Ok(())
}

fn explained(cli: &Cli, start: &Path, name: &str, progress: Progress) -> Result<u8, Error> {
    let explained = explain(start, name, &progress)?;
    drop(progress);
    if let Some(report) = &explained.report {
        show(report, cli.format, Base::Project(start))?;
        return Ok(FOUND);
    }
    match cli.format {
        Format::Text | Format::Github if explained.found.is_empty() => {
            let mut text = format!("error: nothing is named `{name}`\n");
            for near in &explained.near {
                text.push_str(&format!("   = help: a similar name exists: `{near}`\n"));
            }
            say(&Colour::of(&io::stderr()).paint(&text));
        }
        // An explanation belongs beside no line, so GitHub gets what people get.
        Format::Text | Format::Github => print(&explain::text(&explained))?,
        Format::Json => print(&explain::json(&explained))?,
    }
    Ok(if explained.found.is_empty() { FOUND } else { FINE })
}

fn covered(cli: &Cli, start: &Path, coverage: &Coverage, unused: Warnings) -> Result<u8, Error> {
    if let Some(report) = &coverage.report {
        show(report, cli.format, Base::Project(start))?;
        return Ok(FOUND);
    }
    match cli.format {
        Format::Text => {
            say(&coverage::unread(coverage));
            print(&coverage::text(coverage, unused))?;
        }
        Format::Json => print(&coverage::json(coverage))?,
        Format::Github => {
            let findings = coverage.unused().filter_map(Covered::finding);
            let prefix = prefix(Base::Project(start));
            let lines: Vec<String> = findings
                .map(|finding| github::annotation(&finding, unused, &prefix))
                .collect();
            print(&lines.concat())?;
            say(&format!(
                "{}{}\n",
                coverage::unread(coverage),
                coverage::sum_up(coverage)
            ));
        }
    }
    let fails = unused == Warnings::Denied && coverage.unused().next().is_some();
    Ok(if fails { FOUND } else { FINE })
}

/// What the paths of a report are relative to.
#[derive(Clone, Copy)]
enum Base<'b> {
    /// The folder of the project that this one is in.
    Project(&'b Path),
    /// The current folder.
    Here,
}

/// The way from the repository that GitHub checked out, or else from the current folder, to a base.
fn prefix(base: Base<'_>) -> String {
    let workspace = std::env::var_os("GITHUB_WORKSPACE").map_or_else(|| PathBuf::from("."), PathBuf::from);
    let below = || -> Option<String> {
        let root = match base {
            Base::Project(start) => project::find(start).ok()?,
            Base::Here => std::env::current_dir().ok()?.canonicalize().ok()?,
        };
        let below = root.strip_prefix(workspace.canonicalize().ok()?).ok()?;
        let parts: Vec<_> = below
            .iter()
            .map(|part| part.to_string_lossy().into_owned() + "/")
            .collect();
        Some(parts.concat())
    };
    below().unwrap_or_default()
}

fn setting(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .ok_or_else(|| "write it as NAME=VALUE".to_owned())
}

/// Prints to stdout. Whoever closed it has read enough; half a result on a full disk is none.
fn print(text: &str) -> Result<(), Error> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Error::Print(error)),
        _ => Ok(()),
    }
}

/// Prints to stderr. Whoever closed it does not want to know.
fn say(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
