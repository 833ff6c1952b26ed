//! Says on a terminal what is going on, once that takes longer than a second.

use std::io::{self, IsTerminal as _, Write};
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
        if io::stderr().is_terminal() {
            Self::shown(io::stderr(), PATIENCE)
        } else {
            Self::silent()
        }
    }

    fn shown(mut terminal: impl Write + Send + 'static, patience: Duration) -> Self {
        let mut progress = Self::silent();
        let shared = Arc::clone(&progress.shared);
        progress.shower = Some(thread::spawn(move || shared.show(&mut terminal, patience)));
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

    fn show(&self, terminal: &mut dyn Write, patience: Duration) {
        let mut shown = "";
        let mut wait = patience;
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
                let _ = write!(terminal, "\r\u{1b}[K{shown} …");
            }
            wait = PERIOD;
        }
        if !shown.is_empty() {
            let _ = write!(terminal, "\r\u{1b}[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// A terminal that passes on what it shows.
    struct Terminal(Sender<u8>);

    impl Write for Terminal {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            for byte in bytes {
                self.0.send(*byte).map_err(io::Error::other)?;
            }
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn text(bytes: &Receiver<u8>, count: usize) -> String {
        String::from_utf8(bytes.iter().take(count).collect()).expect("it is text")
    }

    #[test]
    fn what_takes_long_is_said_and_wiped_away_at_the_end() {
        let (sender, bytes) = channel();
        let progress = Progress::shown(Terminal(sender), Duration::ZERO);
        progress.stage("reading");
        let said = "\r\u{1b}[Kreading …";
        assert_eq!(text(&bytes, said.len()), said);
        progress.stage("printing");
        let said = "\r\u{1b}[Kprinting …";
        assert_eq!(text(&bytes, said.len()), said);
        drop(progress);
        assert_eq!(text(&bytes, usize::MAX), "\r\u{1b}[K");
    }

    #[test]
    fn nothing_is_said_of_what_is_quick() {
        let (sender, bytes) = channel();
        let progress = Progress::shown(Terminal(sender), Duration::from_secs(3600));
        progress.stage("reading");
        drop(progress);
        assert_eq!(text(&bytes, usize::MAX), "");
        assert_eq!(PATIENCE, Duration::from_secs(1));
    }
}
