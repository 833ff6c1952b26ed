//! Runs a check over many texts: seeded, timed, and with the text at hand however the check fails.
//!
//! `CANTUS_FUZZ` multiplies the number of cases, `CANTUS_FUZZ_SEED` chooses others.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestError, TestRunner};

/// No case takes longer, not even on a busy machine and without optimisation.
const PATIENCE: Duration = Duration::from_secs(60);

/// Tries what was once found, then that many texts, and fails with the smallest that fails the check.
pub fn run(name: &str, cases: u32, texts: impl Strategy<Value = String>, check: impl Fn(&str)) {
    let watch = Watch::new(name);
    for (file, text) in kept(name) {
        eprintln!("{}", file.display());
        watch.begins(&text);
        check(&text);
    }
    let number = |name: &str| env::var(name).ok().map(|text| text.parse::<u32>().expect("a number"));
    let seed = number("CANTUS_FUZZ_SEED").unwrap_or(1);
    let config = Config {
        cases: cases * number("CANTUS_FUZZ").unwrap_or(1),
        rng_seed: RngSeed::Fixed(seed.into()),
        failure_persistence: None,
        max_shrink_iters: 2_000,
        ..Config::default()
    };
    let result = TestRunner::new(config).run(&texts, |text| {
        watch.begins(&text);
        check(&text);
        Ok::<(), TestCaseError>(())
    });
    match result {
        Ok(()) => watch.ends(),
        Err(TestError::Fail(why, text)) => {
            watch.begins(&text);
            let file = watch.file.display();
            panic!("{name}, seed {seed}: {why}\nof the text in {file}:\n{text}");
        }
        Err(TestError::Abort(why)) => panic!("{name}, seed {seed}: {why}"),
    }
}

/// What was found, by file.
fn kept(name: &str) -> Vec<(PathBuf, String)> {
    let folder = super::mutation::fixtures().join("fuzz").join(name);
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a fixture is text");
        (file, text)
    };
    files.into_iter().map(read).collect()
}

/// Keeps the text of the case in a file, for a check that takes the whole process with it, and ends the process when a
/// case does not end.
struct Watch {
    file: PathBuf,
    begin: Option<Sender<()>>,
    watcher: Option<JoinHandle<()>>,
}

impl Watch {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz");
        fs::create_dir_all(&folder).expect("the folder can be made");
        let file = folder.join(format!("{name}.txt"));
        let (begin, begun) = channel();
        let told = format!("{name}: the text in {} takes for ever", file.display());
        let watcher = thread::spawn(move || {
            loop {
                match begun.recv_timeout(PATIENCE) {
                    Ok(()) => {}
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {
                        eprintln!("{told}");
                        process::abort();
                    }
                }
            }
        });
        Self {
            file,
            begin: Some(begin),
            watcher: Some(watcher),
        }
    }

    fn begins(&self, text: &str) {
        fs::write(&self.file, text).expect("the folder can be written");
        let begin = self.begin.as_ref().expect("it is watched until it is dropped");
        begin.send(()).expect("somebody watches");
    }

    /// Nothing was found.
    fn ends(self) {
        fs::remove_file(&self.file).unwrap_or_default();
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.begin = None;
        if let Some(watcher) = self.watcher.take() {
            watcher.join().expect("the watcher only waits");
        }
    }
}
