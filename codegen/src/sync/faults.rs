//! Strikes a run of a test at one of its steps: it is killed there, or the step fails, or a folder goes away under it.
//!
//! `CANTUS_STRIKE` says how and where, as in `kill:3`, to the test that runs as the command; the command itself does
//! not know it.

use std::env;
use std::fs;
use std::io;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The variable that says how and where.
pub(super) const STRIKE: &str = "CANTUS_STRIKE";
/// The variable that names the folder that goes away.
pub(super) const VANISHES: &str = "CANTUS_VANISHES";

/// How many steps the run has taken.
static STEPS: AtomicUsize = AtomicUsize::new(0);

pub(super) fn step() -> io::Result<()> {
    let taken = STEPS.fetch_add(1, Ordering::SeqCst) + 1;
    let Ok(strike) = env::var(STRIKE) else {
        return Ok(());
    };
    let (how, at) = strike.split_once(':').expect("a strike is a word and a number");
    let at: usize = at.parse().expect("a strike is a word and a number");
    match how {
        // No destructor runs, so this is as good as being killed.
        "kill" if taken == at => process::abort(),
        "denied" if taken == at => Err(io::ErrorKind::PermissionDenied.into()),
        // A full disk stays full.
        "full" if taken >= at => Err(io::ErrorKind::StorageFull.into()),
        "vanish" if taken == at => fs::remove_dir_all(env::var_os(VANISHES).expect("it is named")).or(Ok(())),
        "kill" | "denied" | "full" | "vanish" => Ok(()),
        other => panic!("nobody strikes by `{other}`"),
    }
}

/// How many steps the run has taken.
pub(super) fn taken() -> usize {
    STEPS.load(Ordering::SeqCst)
}
