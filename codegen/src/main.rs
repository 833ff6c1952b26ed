//! The `cantus` command.

use std::process::ExitCode;

/// Printing Rust makes and drops tokens by the million, which is what this allocator is good at.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ExitCode::from(codegen::cli::run(std::env::args_os()))
}
