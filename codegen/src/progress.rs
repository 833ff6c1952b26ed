//! Says on a terminal what is going on, once that takes longer than a second.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(1);
const PERIOD: Duration = Duration::from_millis(200);

/// What is going on, perhaps shown.
pub struct Progress {
    shared: Arc<Shared>,
    shower: Option<JoinHandle<()>>,
}

struct Shared {
    state: Mutex<State>,
    ended: Condvar,
}

struct State {
    stage: &'static str,
    has_ended: bool,
}

impl Progress {
    /// Shows nothing.
    pub fn silent() -> Self {
        let state = State {
            stage: "",
            has_ended: false,
        };
        let shared = Arc::new(Shared {
            state: Mutex::new(state),
            ended: Condvar::new(),
        });
        Self { shared, shower: None }
    }

    /// Shows itself on stderr, if that is a terminal.
    pub fn on_terminal() -> Self {
        let mut progress = Self::silent();
        if io::stderr().is_terminal() {
            let shared = Arc::clone(&progress.shared);
            progress.shower = Some(thread::spawn(move || shared.show()));
        }
        progress
    }

    /// Says what begins now.
    pub fn stage(&self, stage: &'static str) {
        self.shared.lock().stage = stage;
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.shared.lock().has_ended = true;
        self.shared.ended.notify_all();
        if let Some(shower) = self.shower.take() {
            // A panic of the shower has said all it has to say.
            let _ = shower.join();
        }
    }
}

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn show(&self) {
        let mut shown = "";
        let mut wait = PATIENCE;
        let mut state = self.lock();
        loop {
            let (next, timeout) = self
                .ended
                .wait_timeout_while(state, wait, |state| !state.has_ended)
                .unwrap_or_else(PoisonError::into_inner);
            state = next;
            if !timeout.timed_out() {
                break;
            }
            if state.stage != shown {
                shown = state.stage;
                // A terminal that has gone away is no reason to stop.
                let _ = write!(io::stderr(), "\r\u{1b}[K{shown} …");
            }
            wait = PERIOD;
        }
        if !shown.is_empty() {
            let _ = write!(io::stderr(), "\r\u{1b}[K");
        }
    }
}
