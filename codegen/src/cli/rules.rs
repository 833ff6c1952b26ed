//! The words of `cantus policy`, and what goes to which stream.

use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args, Subcommand};

use super::{Base, Cli, FINE, FOUND, help, print, show};
use crate::error::Error;
use crate::output::Format;
use crate::policy::{self, Asked, Outcome, Which};
use crate::progress::Progress;
use crate::report::Warnings;

#[derive(Debug, Subcommand)]
pub(super) enum Policy {
    /// Say what is wrong with rules
    #[command(after_help = help::POLICY_CHECK_EXAMPLES)]
    Check {
        #[command(flatten)]
        rules: Rules,
    },
    /// Say what rules decide, and why
    #[command(after_help = help::POLICY_TEST_EXAMPLES, group = ArgGroup::new("asked").required(true))]
    Test {
        #[command(flatten)]
        rules: Rules,
        /// A request, as JSON or YAML
        #[arg(long, value_name = "JSON", group = "asked")]
        request: Option<String>,
        /// A file of requests, each with what is decided of it
        #[arg(long, value_name = "FILE", group = "asked")]
        table: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
pub(super) struct Rules {
    /// The file of the rules: YAML, TOML or JSON, by its ending
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The policy they are of, such as `gateway.ToolPolicy` [default: the one the file names, or the only one]
    #[arg(long, value_name = "NAME")]
    policy: Option<String>,
    /// Take the policy from this lock instead of a project
    #[arg(long, value_name = "FILE", conflicts_with = "project")]
    lock: Option<PathBuf>,
}

/// Runs the command.
pub(super) fn run(cli: &Cli, start: &Path, what: &Policy, warnings: Warnings, progress: Progress) -> Result<u8, Error> {
    let (Policy::Check { rules } | Policy::Test { rules, .. }) = what;
    let which = Which {
        start,
        lock: rules.lock.as_deref(),
        policy: rules.policy.as_deref(),
    };
    let asked = match what {
        Policy::Check { .. } => None,
        Policy::Test { request, table, .. } => match (request, table) {
            (Some(request), _) => Some(Asked::Request(request)),
            (None, Some(table)) => Some(Asked::Table(table)),
            (None, None) => None,
        },
    };
    let outcome = match asked {
        Some(asked) => policy::test(which, &rules.file, asked, warnings, &progress)?,
        None => Outcome::Report(Box::new(policy::check(which, &rules.file, warnings, &progress)?)),
    };
    drop(progress);
    match outcome {
        Outcome::Tested(tested) => {
            match cli.format {
                // A decision belongs beside no line, so GitHub gets what people get.
                Format::Text | Format::Github => print(&policy::text(&tested))?,
                Format::Json => print(&policy::json(&tested))?,
            }
            Ok(FINE)
        }
        Outcome::Report(report) => {
            show(&report, cli.format, Base::Here)?;
            Ok(if report.is_clean() { FINE } else { FOUND })
        }
    }
}
