//! Families: tags, and members that are kept as they stood.

use super::Writer;
use super::masked::OPAQUE;
use crate::reader::MAX_DEPTH;
use crate::{ProblemKind, Raw};

impl Writer<'_> {
    /// Writes the tag of a family's member.
    #[inline]
    pub fn tag(&mut self, name: &str, tag: &str) {
        self.key(name);
        self.string(tag);
    }

    /// Writes a tag that is an integer.
    pub fn integer_tag(&mut self, name: &str, tag: i64) {
        self.key(name);
        self.integer(tag);
    }

    /// Refuses a member of an enum or a family that only readers may meet.
    #[cold]
    pub fn refuse_other(&mut self, member: &str) {
        self.problem(
            ProblemKind::NotAMember,
            format!("`{member}` is not declared, only readers may meet it"),
        );
    }

    /// Refuses a family's member that only readers may meet, in the object that is open.
    #[cold]
    pub fn refuse_other_tag(&mut self, name: &str, tag: &str) {
        self.key(name);
        self.refuse_other(tag);
    }

    /// Writes the members of an object that was kept as it stood into the open object.
    pub fn raw_members(&mut self, raw: &Raw) {
        let members = raw.as_str().strip_prefix('{').and_then(|text| text.strip_suffix('}'));
        let Some(members) = members else {
            return self.object_problem(ProblemKind::WrongKind, "must be an object");
        };
        if !self.may_show_opaque() {
            return self.object_problem(ProblemKind::Withheld, OPAQUE);
        }
        if self.depth - 1 + raw.depth() > MAX_DEPTH {
            return self.object_problem(ProblemKind::TooDeep, "is nested too deep");
        }
        if members.is_empty() {
            return;
        }
        if self.out.last() != Some(&b'{') {
            self.out.push(b',');
        }
        self.expect_free_names();
        self.out.extend_from_slice(members.as_bytes());
    }

    /// Writes an undeclared member of a family that is open to writers; its members have to have the tag.
    pub fn other(&mut self, name: &str, tag: &str, raw: &Raw) {
        let found = raw.member(name).map(|found| found.to_value());
        match found {
            Some(found) if found.as_str() == Some(tag) => self.raw_members(raw),
            Some(_) | None => {
                self.key(name);
                self.problem(
                    ProblemKind::NotAMember,
                    format!("the value that was kept does not have the tag `{tag}`"),
                );
            }
        }
    }

    #[cold]
    pub(super) fn object_problem(&mut self, kind: ProblemKind, message: &str) {
        let pointer = super::place::object_pointer(&self.out[self.start..]);
        self.problems.push(pointer, kind, message.to_owned());
    }
}
