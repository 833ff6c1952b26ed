//! Writes one document into a caller's buffer, enforcing the emit view: bounds, patterns, counts,
//! finite numbers, known members, depth. What is above the clearance is masked and not looked at. A value with a
//! problem leaves the buffer as it was.
//!
//! What was written so far is itself the path to the place where the writer stands, so a pointer is
//! read back from the buffer when there is a problem, and costs nothing when there is none.

mod container;
mod family;
mod masked;
mod place;
mod scalar;

use crate::escape::push_string;
use crate::problem::Problems;
use crate::reader::MAX_DEPTH;
use crate::scan::plain_len;
use crate::{Clearance, EncodeError, ProblemKind};

/// Writes one document.
#[derive(Debug)]
pub struct Writer<'b> {
    out: &'b mut Vec<u8>,
    start: usize,
    depth: usize,
    clearance: Clearance,
    /// A bit for each depth at which an object got members whose names are not declared.
    free_names: u128,
    problems: Problems,
}

impl<'b> Writer<'b> {
    /// Begins a document behind what the buffer holds, for somebody who may see everything.
    pub fn new(out: &'b mut Vec<u8>) -> Self {
        Self::with_clearance(out, Clearance::FULL)
    }

    /// Begins a document behind what the buffer holds, for somebody who may see what the clearance shows.
    pub fn with_clearance(out: &'b mut Vec<u8>, clearance: Clearance) -> Self {
        let start = out.len();
        Self {
            out,
            start,
            depth: 0,
            clearance,
            free_names: 0,
            problems: Problems::default(),
        }
    }

    /// Ends the document; with a problem, the buffer is what it was before.
    pub fn finish(self) -> Result<(), EncodeError> {
        if self.problems.list.is_empty() {
            return Ok(());
        }
        self.out.truncate(self.start);
        Err(self.problems.into())
    }

    /// Records a problem of the value that would come next, and writes null in its place.
    #[cold]
    pub fn problem(&mut self, kind: ProblemKind, message: impl Into<String>) {
        let pointer = place::pointer(&self.out[self.start..]);
        self.problems.push(pointer, kind, message.into());
        self.null();
    }

    /// Begins an object.
    pub fn begin_object(&mut self) {
        self.deeper();
        self.out.push(b'{');
    }

    /// Ends an object.
    pub fn end_object(&mut self) {
        if self.free_names & self.depth_bit() != 0 {
            self.check_names();
        }
        self.depth -= 1;
        self.out.push(b'}');
    }

    /// Begins a member of the open object.
    pub fn key(&mut self, name: &str) {
        if plain_len(name.as_bytes()) == name.len() {
            return self.plain_key(name);
        }
        if self.out.last() != Some(&b'{') {
            self.out.push(b',');
        }
        push_string(self.out, name);
        self.out.push(b':');
    }

    /// Begins a member whose name is known to have nothing that JSON escapes.
    pub fn plain_key(&mut self, name: &str) {
        debug_assert_eq!(plain_len(name.as_bytes()), name.len(), "`{name}` has to be escaped");
        self.out.reserve(name.len() + 4);
        if self.out.last() != Some(&b'{') {
            self.out.push(b',');
        }
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
    }

    /// Writes members of the open object that are JSON already.
    pub(crate) fn members(&mut self, text: &str) {
        if self.out.last() != Some(&b'{') {
            self.out.push(b',');
        }
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes a value that is JSON already.
    pub(crate) fn value(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes the members of an object that writes itself into the open object.
    pub(crate) fn join(&mut self, write: impl FnOnce(&mut Self)) {
        let before = self.out.len();
        if self.out.last() != Some(&b'{') {
            self.out.push(b',');
        }
        let at = self.out.len();
        // The two objects are one.
        self.depth -= 1;
        write(self);
        self.depth += 1;
        match &self.out[at..] {
            b"{}" => self.out.truncate(before),
            [b'{', .., b'}'] => {
                self.out.pop();
                self.out.remove(at);
                self.expect_free_names();
            }
            // Something has gone wrong, and the document will be dropped.
            _ => {}
        }
    }

    /// Writes an object as a member, and leaves it out again where nothing was written into it.
    pub(crate) fn object_if_any(&mut self, name: &str, write: impl FnOnce(&mut Self)) {
        let before = self.out.len();
        self.key(name);
        self.begin_object();
        let empty = self.out.len();
        write(self);
        let is_empty = self.out.len() == empty;
        self.end_object();
        if is_empty {
            self.out.truncate(before);
        }
    }

    /// Writes null.
    pub fn null(&mut self) {
        self.out.extend_from_slice(b"null");
    }

    fn deeper(&mut self) {
        self.depth += 1;
        if self.depth == MAX_DEPTH + 1 {
            let pointer = place::pointer(&self.out[self.start..]);
            self.problems.push(
                pointer,
                ProblemKind::TooDeep,
                format!("is nested deeper than {MAX_DEPTH}"),
            );
        }
    }

    fn depth_bit(&self) -> u128 {
        1_u128.checked_shl(self.depth as u32).unwrap_or(0)
    }

    /// Marks the open object as one that has names nobody declared: they may meet.
    pub(crate) fn expect_free_names(&mut self) {
        self.free_names |= self.depth_bit();
    }

    #[cold]
    fn check_names(&mut self) {
        self.free_names &= !self.depth_bit();
        let (pointer, twice) = place::names_twice(&self.out[self.start..]);
        for name in twice {
            let mut pointer = pointer.clone();
            crate::problem::push_segment(&mut pointer, &name);
            self.problems.push(
                pointer,
                ProblemKind::Duplicate,
                "the object has this name twice".to_owned(),
            );
        }
    }
}
