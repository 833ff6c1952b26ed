//! Watches one stream, event by event.

use super::definition::{Definition, Rule};
use super::parts::Came;
use super::seen::Seen;
use super::verdict::{Owed, Violation};
use super::watch::{Fault, Watch};
use crate::{Clearance, DecodeError, EncodeError, Envelope, Event, Package, Raw, Reader, View};

/// How many parts each rule remembers where nothing else is said.
const LIMIT: usize = 10_000;

/// Watches one stream: is given its events one by one, and says which rules they break.
///
/// Events that are not known never break one. Nothing that breaks a rule stops the monitor: it goes on as well as it can,
/// so that one mistake is told once. What comes where it may not come at all, behind an end (`ends_with`, `none_after`), is
/// told as that, and the other rules pass over it.
///
/// # Memory
///
/// A rule remembers a few words for each part of the stream that it cannot decide without: with `per` for each value of
/// that field, under `pairs` for each pair that is open. Of each it keeps at most [a limit](Self::with_limit); beyond,
/// the half that was not met for longest is forgotten. What is forgotten is treated as [`joining`](Self::joining)
/// treats what was missed, so a rule may say less from then on and never anything false;
/// [`forgotten`](Self::forgotten) tells how much it was.
#[derive(Clone, Debug)]
pub struct Monitor<'d> {
    definition: &'d Definition,
    came: Came,
    watches: Vec<Watch<'d>>,
    events: u64,
}

impl<'d> Monitor<'d> {
    /// Begins with the first event of a stream.
    pub fn new(definition: &'d Definition) -> Self {
        Self::begun(definition, Came::First, LIMIT)
    }

    /// Begins in mid-stream: whatever was missed may have been as the rules want it.
    pub fn joining(definition: &'d Definition) -> Self {
        Self::begun(definition, Came::Midway, LIMIT)
    }

    /// Begins anew with room for this many parts in each rule, one at least; 10,000 is usual.
    pub fn with_limit(self, limit: usize) -> Self {
        Self::begun(self.definition, self.came, limit)
    }

    fn begun(definition: &'d Definition, came: Came, limit: usize) -> Self {
        let rules = definition.rules.iter();
        Self {
            definition,
            came,
            watches: rules.map(|rule| Watch::new(rule, came, limit)).collect(),
            events: 0,
        }
    }

    /// Takes the next document as it stood on the wire.
    ///
    /// It is refused if it is no JSON of the domain or does not say which event it is; what the event holds is not held to
    /// its type here. A document that is refused counts and changes nothing else. Where the name stands outside of
    /// documents, [`named`](Self::named) takes them.
    pub fn document(&mut self, document: &[u8]) -> Result<Vec<Violation<'d>>, DecodeError> {
        self.events += 1;
        let mut reader = Reader::new(document, View::Read);
        let name = match &self.definition.tag {
            Some(tag) => reader.tag(tag),
            None => reader.problem(
                crate::ProblemKind::Missing,
                "does not say which event it is; give its name, too",
            ),
        };
        let name = name.map(|name| name.into_owned());
        reader.skip();
        let name = reader.finish(name)?;
        Ok(self.see(&name, text(document)))
    }

    /// Takes the next document, whose event is told beside it.
    pub fn named(&mut self, event_type: &str, document: &[u8]) -> Result<Vec<Violation<'d>>, DecodeError> {
        self.events += 1;
        let mut reader = Reader::new(document, View::Read);
        reader.skip();
        reader.finish(Some(()))?;
        Ok(self.see(event_type, text(document)))
    }

    /// Takes the next document, of which the envelope was read. One of another package is not known.
    pub fn raw<P: Envelope>(&mut self, raw: &Raw<P>) -> Vec<Violation<'d>> {
        self.events += 1;
        self.of_package(P::NAME, raw.name(), raw.as_str())
    }

    /// Takes the next event that a service emits, generated or derived. One of another package is not known.
    ///
    /// It is written, as a full clearance shows it, to be looked at; so whoever has the document does better to give
    /// that.
    pub fn event<E: Event>(&mut self, event: &E) -> Result<Vec<Violation<'d>>, EncodeError> {
        self.events += 1;
        let mut document = Vec::new();
        event.emit_with(Clearance::FULL, &mut document)?;
        Ok(self.of_package(E::Package::NAME, event.name(), text(&document)))
    }

    fn of_package(&mut self, package: &str, name: &str, document: &str) -> Vec<Violation<'d>> {
        if package == self.definition.package {
            self.see(name, document)
        } else {
            Vec::new()
        }
    }

    fn see(&mut self, name: &str, document: &str) -> Vec<Violation<'d>> {
        if !self.definition.events.iter().any(|event| event == name) {
            return Vec::new();
        }
        let number = self.events;
        let seen = Seen { name, document, number };
        let mut violations = self.each(number, |watch| watch.forbids(seen));
        // What comes where nothing may is no part of the stream to the other rules.
        if violations.is_empty() {
            violations = self.each(number, |watch| watch.see(seen));
        }
        violations
    }

    fn each(&mut self, number: u64, look: impl Fn(&mut Watch<'d>) -> Option<Fault>) -> Vec<Violation<'d>> {
        let watches = self.watches.iter_mut();
        let violations = watches.filter_map(|watch| {
            let fault = look(watch)?;
            Some(violation(number, watch.rule, fault))
        });
        violations.collect()
    }

    /// Says what would be owed if the stream were over now: rule by rule, what has been owed for longest first.
    pub fn owed(&self) -> Vec<Owed<'d>> {
        let of_watch = |watch: &Watch<'d>| {
            let rule = watch.rule;
            let mut faults = watch.owed();
            faults.sort_by_key(|fault| fault.earlier);
            let owed = faults.into_iter().map(move |fault| Owed {
                kind: fault.kind,
                rule,
                part: rule.per.as_ref().map(|_| fault.key.0.clone()),
                key: rule.tells_pairs_apart().then(|| fault.key.1.clone()),
                since: fault.earlier,
                message: fault.message,
            });
            owed.collect::<Vec<_>>()
        };
        self.watches.iter().flat_map(of_watch).collect()
    }

    /// Gives how many events it was given, those included that it refused or does not know.
    pub fn events(&self) -> u64 {
        self.events
    }

    /// Gives how many parts of the stream are remembered, over all rules.
    pub fn remembered(&self) -> usize {
        self.watches.iter().map(|watch| watch.counts().0).sum()
    }

    /// Gives how often a part was forgotten because there were too many, over all rules.
    pub fn forgotten(&self) -> u64 {
        self.watches.iter().map(|watch| watch.counts().1).sum()
    }
}

fn violation(event: u64, rule: &Rule, fault: Fault) -> Violation<'_> {
    let (part, key) = fault.key;
    Violation {
        event,
        kind: fault.kind,
        rule,
        part: rule.per.as_ref().map(|_| part),
        key: rule.tells_pairs_apart().then_some(key),
        earlier: fault.earlier,
        message: fault.message,
    }
}

/// The text of a document that a reader has been through.
fn text(document: &[u8]) -> &str {
    std::str::from_utf8(document).expect("readers and writers keep to UTF-8")
}
