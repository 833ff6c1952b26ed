//! The `cantus` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(codegen::cli::run(std::env::args_os()))
}
