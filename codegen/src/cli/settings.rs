//! The words of `cantus config`, and what goes to which stream.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::{Base, Cli, FINE, FOUND, help, print, show};
use crate::config::{self, Outcome, Variables, Which};
use crate::error::Error;
use crate::output::Format;
use crate::progress::Progress;
use crate::report::Warnings;

#[derive(Debug, Subcommand)]
pub(super) enum Config {
    /// Say what is wrong with a file of settings
    #[command(after_help = help::CONFIG_CHECK_EXAMPLES)]
    Check {
        #[command(flatten)]
        settings: Settings,
    },
    /// Say what holds for a file of settings, and who said so
    #[command(after_help = help::CONFIG_EFFECTIVE_EXAMPLES)]
    Effective {
        #[command(flatten)]
        settings: Settings,
    },
}

#[derive(Debug, Args)]
pub(super) struct Settings {
    /// The file of settings: YAML, TOML or JSON, by its ending
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The config it is of, such as `gateway.GatewayConfig` [default: the one the file names, or the only one]
    #[arg(long, value_name = "NAME")]
    config: Option<String>,
    /// Take this preset, whatever the file chooses
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Leave references such as `${TOKEN}` as they are, where variables are set on another machine
    #[arg(long)]
    without_environment: bool,
    /// Take the config from this lock instead of a project
    #[arg(long, value_name = "FILE", conflicts_with = "project")]
    lock: Option<PathBuf>,
}

/// Runs the command.
pub(super) fn run(cli: &Cli, start: &Path, what: &Config, warnings: Warnings, progress: Progress) -> Result<u8, Error> {
    let (Config::Check { settings } | Config::Effective { settings }) = what;
    let which = Which {
        start,
        lock: settings.lock.as_deref(),
        config: settings.config.as_deref(),
        preset: settings.preset.as_deref(),
        variables: match settings.without_environment {
            true => Variables::Elsewhere,
            false => Variables::Here,
        },
    };
    let outcome = match what {
        Config::Check { .. } => Outcome::Report(Box::new(config::check(which, &settings.file, warnings, &progress)?)),
        Config::Effective { .. } => config::effective(which, &settings.file, warnings, &progress)?,
    };
    drop(progress);
    match outcome {
        Outcome::Loaded(resolved) => {
            match cli.format {
                // What holds belongs beside no line, so GitHub gets what people get.
                Format::Text | Format::Github => print(&config::text(&resolved))?,
                Format::Json => print(&config::json(&resolved))?,
            }
            Ok(FINE)
        }
        Outcome::Report(report) => {
            show(&report, cli.format, Base::Here)?;
            Ok(if report.is_clean() { FINE } else { FOUND })
        }
    }
}
