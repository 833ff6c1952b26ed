//! What is checked when service code is compiled: constants that cannot be computed where something is left out, said
//! twice, or told otherwise elsewhere.

use super::places::Set;
use super::{Carries, Contract, FieldInfo, Needed, Openness, Step, Whole, declared};
use crate::Event;

/// Tells which required fields a type leaves out, if it does.
#[track_caller]
pub(super) const fn leaves_out<C: Contract>(has: Set) {
    let mut missing = Text::new();
    let mut at = 0;
    while at < C::FIELDS.len() {
        if matches!(C::FIELDS[at].needed, Needed::Always) && !has.has(at) {
            missing.push_name(C::FIELDS[at].name);
        }
        at += 1;
    }
    if missing.len > 0 {
        fail(&[
            "`",
            C::NAME,
            "` requires ",
            missing.as_str(),
            ", which the type leaves out",
        ]);
    }
}

/// Checks that a payload is all that a contract requires.
#[track_caller]
pub const fn complete_whole<C: Contract>() {
    let missing = missing(C::FIELDS, payload_part(C::STEPS));
    if missing.len > 0 {
        fail(&[
            "`",
            C::NAME,
            "` requires ",
            missing.as_str(),
            " beside its payload: give the type fields of these names and those of the payload",
        ]);
    }
}

const fn payload_part(steps: &[Step]) -> usize {
    let (mut at, mut part) = (0, 0);
    while at < steps.len() {
        match steps[at] {
            Step::Payload(part) => return part,
            Step::Fields(last) => part = last + 1,
            _ => {}
        }
        at += 1;
    }
    part
}

/// Lists the required fields before a part.
const fn missing(fields: &[FieldInfo], before: usize) -> Text {
    let mut missing = Text::new();
    let mut at = 0;
    while at < fields.len() {
        let FieldInfo { name, part, needed, .. } = fields[at];
        if matches!(needed, Needed::Always) && part < before {
            missing.push_name(name);
        }
        at += 1;
    }
    missing
}

/// Is how a type names a member.
#[derive(Clone, Copy, Debug)]
pub enum Named {
    /// By the variant of the generated type.
    Variant(&'static str),
    /// By how it is told on the wire.
    Wire(&'static str),
}

/// Finds a member that carries nothing. A contract without members is told of elsewhere, once.
#[track_caller]
pub const fn find<C: Contract>(name: Named) -> usize {
    let at = place::<C>(name);
    if at < C::MEMBERS.len() {
        if let Whole::Object(_, fields) = C::MEMBERS[at].whole {
            let missing = missing(fields, usize::MAX);
            if missing.len > 0 {
                fail(&[
                    "`",
                    C::MEMBERS[at].wire,
                    "` of `",
                    C::NAME,
                    "` requires ",
                    missing.as_str(),
                ]);
            }
        }
    } else if !C::MEMBERS.is_empty() {
        let mut members = Text::new();
        let mut at = 0;
        while at < C::MEMBERS.len() {
            members.push_name(C::MEMBERS[at].variant);
            at += 1;
        }
        let (Named::Variant(name) | Named::Wire(name)) = name;
        fail(&["`", C::NAME, "` has no member `", name, "`; it has ", members.as_str()]);
    }
    at
}

const fn place<C: Contract>(name: Named) -> usize {
    let mut at = 0;
    while at < C::MEMBERS.len() {
        let is_it = match name {
            Named::Variant(name) => same(C::MEMBERS[at].variant, name),
            Named::Wire(name) => same(C::MEMBERS[at].wire, name),
        };
        if is_it {
            return at;
        }
        at += 1;
    }
    at
}

/// Checks that an enum of members that carry nothing has every one, each once.
#[track_caller]
pub const fn covers_named<C: Contract, const N: usize>(has: [Named; N]) {
    covers::<C>(&places::<C, N>(has));
}

/// Checks that no two variants that carry nothing are one member.
#[track_caller]
pub const fn distinct_named<C: Contract, const N: usize>(has: [Named; N]) {
    distinct::<C>(&places::<C, N>(has));
}

const fn places<C: Contract, const N: usize>(has: [Named; N]) -> [usize; N] {
    let mut places = [0; N];
    let mut at = 0;
    while at < N {
        places[at] = place::<C>(has[at]);
        at += 1;
    }
    places
}

/// Checks that an enum has every member, each once.
#[track_caller]
pub const fn covers<C: Contract>(has: &[usize]) {
    distinct::<C>(has);
    let mut missing = Text::new();
    let mut at = 0;
    while at < C::MEMBERS.len() {
        if count(has, at) == 0 {
            missing.push_name(C::MEMBERS[at].variant);
        }
        at += 1;
    }
    if missing.len > 0 {
        fail(&[
            "`",
            C::NAME,
            "` also has ",
            missing.as_str(),
            ", which the enum cannot say: add them, or say `partial` behind the module",
        ]);
    }
}

/// Checks that no two variants are one member.
#[track_caller]
pub const fn distinct<C: Contract>(has: &[usize]) {
    if C::MEMBERS.is_empty() {
        fail(&["`", C::NAME, "` has no members: derive it for a struct"]);
    }
    let mut at = 0;
    while at < C::MEMBERS.len() {
        if count(has, at) > 1 {
            fail(&["two variants are `", C::MEMBERS[at].variant, "` of `", C::NAME, "`"]);
        }
        at += 1;
    }
}

/// Checks that writers may write what an enum does not declare.
#[track_caller]
pub const fn open_to_writers<C: Contract>() {
    if !matches!(C::OPEN, Openness::Writers) {
        fail(&[
            "only readers may meet another value of `",
            C::NAME,
            "`: writers write what is declared",
        ]);
    }
}

/// Checks that serde calls fields what the registry calls them: each pair is serde's name and the registry's.
#[track_caller]
pub const fn same_fields(names: &[(&str, &str)]) {
    let mut at = 0;
    while at < names.len() {
        let (serde, registry) = names[at];
        if !same(registry, serde) {
            fail(&[
                "serde calls the field `",
                serde,
                "`, and the registry calls it `",
                registry,
                "`",
            ]);
        }
        at += 1;
    }
}

/// Checks that serde calls variants what the registry calls them: each pair is serde's name and the member's place.
#[track_caller]
pub const fn same_members<C: Contract>(members: &[(&str, usize)]) {
    let mut at = 0;
    while at < members.len() {
        let (serde, member) = members[at];
        if member < C::MEMBERS.len() && !same(C::MEMBERS[member].wire, serde) {
            let wire = C::MEMBERS[member].wire;
            fail(&[
                "serde calls the variant `",
                serde,
                "`, and the registry calls it `",
                wire,
                "`",
            ]);
        }
        at += 1;
    }
}

/// Gives an event of the package that another one is of.
pub const fn forward<A: Event, B: Event<Package = A::Package>>(event: &B) -> &dyn Event<Package = A::Package> {
    event
}

/// Is a type of the registry, which carries itself.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no type that another one carries",
    note = "`#[payload(…)]` names the module of a type, such as `stream::types::search_result`; for an event it is `#[event(…)]`"
)]
pub trait Declared {}

#[diagnostic::do_not_recommend]
impl<T: Carries<declared<T>>> Declared for T {}

/// Says that a contract is of a type.
pub const fn is_type<T: Declared>() {}

#[track_caller]
pub(super) const fn fail(parts: &[&str]) -> ! {
    let mut message = Text::new();
    let mut at = 0;
    while at < parts.len() {
        message.push(parts[at]);
        at += 1;
    }
    panic!("{}", message.as_str())
}

const fn count(has: &[usize], index: usize) -> usize {
    let (mut times, mut at) = (0, 0);
    while at < has.len() {
        if has[at] == index {
            times += 1;
        }
        at += 1;
    }
    times
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// Text that is put together when it is compiled; what does not fit is left out.
struct Text {
    bytes: [u8; 1024],
    len: usize,
}

impl Text {
    const fn new() -> Self {
        Self {
            bytes: [0; 1024],
            len: 0,
        }
    }

    const fn push_name(&mut self, name: &str) {
        self.push(if self.len == 0 { "`" } else { ", `" });
        self.push(name);
        self.push("`");
    }

    const fn push(&mut self, text: &str) {
        let bytes = text.as_bytes();
        if self.len + bytes.len() > self.bytes.len() {
            return;
        }
        let mut at = 0;
        while at < bytes.len() {
            self.bytes[self.len] = bytes[at];
            self.len += 1;
            at += 1;
        }
    }

    const fn as_str(&self) -> &str {
        match std::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}
