//! `envelope:` and `events:` → the family of a package's documents.

use std::collections::BTreeMap;

use super::draft::{At, Draft, Position, Word};
use super::members::{ContentRule, Frame, Role};
use super::packages::Named;
use super::records::{FieldList, Graves};
use crate::model::{Family, Field, Literal, Openness, Presence, ToldApart, Tombstone, Type};
use crate::place::{Place, Spanned};
use crate::places::segment;
use crate::raw::{self, Envelope};

use super::families::DEFAULT_TAG;

/// An envelope before its events.
struct Skeleton {
    told_apart: ToldApart,
    content: Option<String>,
    rule: ContentRule,
    common: Vec<Field>,
    transport: Vec<Field>,
    removed_common: BTreeMap<String, Tombstone>,
    removed_transport: BTreeMap<String, Tombstone>,
}

impl Draft<'_> {
    /// Resolves a package's envelope and events.
    pub(super) fn documents(
        &mut self,
        envelope: Option<Spanned<Envelope>>,
        events: Named<raw::Member>,
        place: &Place,
    ) -> Family {
        let place = envelope.as_ref().map_or(place, |envelope| &envelope.place).clone();
        let root = format!("/packages/{}/events", segment(self.package));
        let group = self.places.open(root, &place);
        let at = At::root(Word::Fixed("Envelope"), "envelope", group, String::new(), Position::Use);
        let skeleton = self.skeleton(envelope.map(|envelope| envelope.value), &at);
        let frame = Frame {
            role: match skeleton.told_apart {
                ToldApart::Outside => Role::Outside,
                ToldApart::Tag(_) | ToldApart::Key => Role::Event,
            },
            content: skeleton.rule,
            common: &skeleton.common,
            root: "",
        };
        let (members, removed) = self.members(events, &frame, &at);
        Family {
            told_apart: skeleton.told_apart,
            content: skeleton.content,
            common: skeleton.common,
            transport: skeleton.transport,
            open: Openness::Reader,
            default: None,
            members,
            removed,
            removed_common: skeleton.removed_common,
            removed_transport: skeleton.removed_transport,
        }
    }

    fn skeleton(&mut self, envelope: Option<Envelope>, at: &At<'_>) -> Skeleton {
        match envelope {
            None => Skeleton {
                told_apart: ToldApart::Tag(DEFAULT_TAG.to_owned()),
                content: None,
                rule: ContentRule::Never,
                common: Vec::new(),
                transport: Vec::new(),
                removed_common: BTreeMap::new(),
                removed_transport: BTreeMap::new(),
            },
            Some(Envelope::None) => Skeleton {
                told_apart: ToldApart::Outside,
                content: None,
                rule: ContentRule::Never,
                common: Vec::new(),
                transport: Vec::new(),
                removed_common: BTreeMap::new(),
                removed_transport: BTreeMap::new(),
            },
            Some(Envelope::JsonRpc) => Skeleton {
                told_apart: ToldApart::Tag("method".to_owned()),
                content: Some("params".to_owned()),
                rule: ContentRule::Optional,
                common: vec![json_rpc_version()],
                transport: Vec::new(),
                removed_common: BTreeMap::new(),
                removed_transport: BTreeMap::new(),
            },
            Some(Envelope::Tagged {
                tag,
                content,
                common,
                transport,
            }) => {
                let tag = self.tag(tag, "", at);
                let (content, rule) = self.content(content, "", at);
                let list = FieldList::new("/common", Graves::Kept("/removed_common"));
                let (common, removed_common) = self.fields(common, &list, at);
                let list = FieldList::new("/transport", Graves::Kept("/removed_transport"));
                let (transport, removed_transport) = self.fields(transport, &list, at);
                Skeleton {
                    told_apart: ToldApart::Tag(tag),
                    content,
                    rule,
                    common,
                    transport,
                    removed_common,
                    removed_transport,
                }
            }
        }
    }
}

/// The member that every JSON-RPC 2.0 message has.
fn json_rpc_version() -> Field {
    Field {
        name: "jsonrpc".to_owned(),
        meta: Default::default(),
        ty: Type::Literal(Literal::String("2.0".to_owned())),
        presence: Presence::Required,
        default: None,
        sensitivity: None,
        setting: Default::default(),
    }
}
