//! Values above the clearance: what stands in their place was worked out when the code was generated.

use super::Writer;
use crate::reader::MAX_DEPTH;
use crate::{Clearance, ProblemKind, raw};

impl Writer<'_> {
    /// Says whether values of a level are shown.
    #[inline]
    pub fn shows(&self, level: u32) -> bool {
        self.clearance.shows(level)
    }

    /// Says what is shown.
    pub fn clearance(&self) -> Clearance {
        self.clearance
    }

    /// Writes the JSON that stands in a value's place.
    pub fn masked(&mut self, form: &str) {
        if self.depth + raw::depth(form.as_bytes()) > MAX_DEPTH {
            return self.problem(ProblemKind::TooDeep, format!("is nested deeper than {MAX_DEPTH}"));
        }
        self.out.extend_from_slice(form.as_bytes());
    }

    /// Writes the members that stand in the place of others into the open object: the inside of a JSON object.
    pub fn masked_members(&mut self, members: &str) {
        if members.is_empty() {
            return;
        }
        if self.depth + raw::depth(members.as_bytes()) > MAX_DEPTH {
            return self.object_problem(ProblemKind::TooDeep, "is nested too deep");
        }
        if self.out.last() != Some(&b'{') {
            self.out.push(b',');
        }
        self.out.extend_from_slice(members.as_bytes());
    }

    /// Refuses a value above the clearance that nothing can stand for.
    #[cold]
    pub fn withhold(&mut self, level: &str) {
        self.problem(
            ProblemKind::Withheld,
            format!("is {level}, which is above the clearance, and nothing can stand in its place"),
        );
    }

    /// Refuses members of the open object that are above the clearance and that nothing can stand for.
    #[cold]
    pub fn withhold_members(&mut self, level: &str) {
        let message = format!("is {level}, which is above the clearance, and nothing can stand in its place");
        self.object_problem(ProblemKind::Withheld, &message);
    }

    /// Writes a whole document that is passed on as it came.
    pub(crate) fn verbatim(&mut self, document: &str) {
        if !self.may_show_opaque() {
            return self.problem(ProblemKind::Withheld, OPAQUE);
        }
        self.out.extend_from_slice(document.as_bytes());
    }

    /// Whether what was kept without being understood may be written; if not, that is a problem.
    pub(super) fn may_show_opaque(&self) -> bool {
        self.clearance.is_full()
    }
}

/// Why what is not understood is not shown.
pub(super) const OPAQUE: &str = "was kept as it stood and may hold anything, so only a full clearance shows it";
