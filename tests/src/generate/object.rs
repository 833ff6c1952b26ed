//! Definitions, and the members that several of them put into one object.

use cantus_registry::conform::View;
use cantus_registry::model::{
    ContentPresence, Enum, EnumKind, Family, Field, Literal, Member, Openness, Package, Presence, Record, Shape,
    ToldApart, Type, TypeRef,
};
use serde_json::{Value, json};

use super::{Generator, Made, Object, literal};

/// What stands for a text that nobody declared.
const STRANGER: &str = "a stranger";

impl<'r> Generator<'r> {
    /// A document of a package: of one of its events, or, in the read view, of none.
    pub fn document(&mut self, package: &'r Package) -> Made {
        let events = &package.events;
        let names: Vec<&String> = events.members.keys().collect();
        let is_unknown = self.takes(events.open) && (names.is_empty() || self.random.once_in(20));
        let (event, object) = if is_unknown {
            (STRANGER, self.stranger(events))
        } else {
            let name = *self.random.one(&names);
            let nobody = TypeRef {
                package: package.name.clone(),
                name: String::new(),
            };
            let mut object = Object::new();
            self.member(&nobody, events, &events.members[name], &mut object)
                .expect("a checked event has a finite document");
            self.fields(&events.transport, &mut object)
                .expect("what a transport adds has a finite value");
            if events.content.is_some() {
                self.undeclared(&mut object);
            }
            (name.as_str(), object)
        };
        Made {
            event: (events.told_apart == ToldApart::Outside).then(|| event.to_owned()),
            document: object.into(),
        }
    }

    pub(super) fn definition(&mut self, reference: &'r TypeRef) -> Option<Value> {
        let registry = self.registry;
        match &registry.get(reference)?.shape {
            Shape::Alias(ty) => self.value(ty),
            Shape::Enum(declared) => Some(self.enumeration(declared)),
            Shape::Union(union) => {
                let mut branches: Vec<&Type> = union.branches.iter().map(|branch| &branch.ty).collect();
                self.random.shuffle(&mut branches);
                branches.into_iter().find_map(|branch| self.value(branch))
            }
            Shape::Record(_) | Shape::Family(_) => {
                let mut object = Object::new();
                self.share(reference, &mut object)?;
                Some(object.into())
            }
        }
    }

    fn enumeration(&mut self, declared: &Enum) -> Value {
        if self.takes(declared.open) && self.random.once_in(4) {
            return match declared.kind {
                EnumKind::String => STRANGER.into(),
                EnumKind::Integer => json!(-987_654),
            };
        }
        literal(&self.random.one(&declared.members).value)
    }

    /// Whether the view takes what is not declared.
    fn takes(&self, open: Openness) -> bool {
        match open {
            Openness::Closed => false,
            Openness::Reader => self.view == View::Read,
            Openness::Both => true,
        }
    }

    /// Puts the members of a record or family into an object that others may share.
    fn share(&mut self, reference: &'r TypeRef, object: &mut Object) -> Option<()> {
        let registry = self.registry;
        match &registry.get(reference)?.shape {
            Shape::Record(record) => self.record(record, object),
            Shape::Family(family) => self.family(reference, family, object),
            Shape::Alias(Type::Ref(target)) => self.inside(|generator| generator.share(target, object)),
            Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_) => None,
        }
    }

    fn record(&mut self, record: &'r Record, object: &mut Object) -> Option<()> {
        self.fields(&record.fields, object)?;
        match &record.rest {
            None => self.undeclared(object),
            Some(rest) if !self.is_deep() && self.random.once_in(2) => {
                if let Some(value) = self.value(rest) {
                    object.insert("a further key".to_owned(), value);
                }
            }
            Some(_) => {}
        }
        Some(())
    }

    /// Adds what nobody declared, where a reader passes over it.
    fn undeclared(&mut self, object: &mut Object) {
        if self.view == View::Read && self.random.once_in(6) {
            object.entry("$undeclared").or_insert(json!({"a": [1, null]}));
        }
    }

    fn family(&mut self, reference: &'r TypeRef, family: &'r Family, object: &mut Object) -> Option<()> {
        if self.takes(family.open) && self.random.once_in(6) {
            object.extend(self.stranger(family));
            return Some(());
        }
        let mut members: Vec<&Member> = family.members.values().collect();
        self.random.shuffle(&mut members);
        members.into_iter().find_map(|member| {
            let mut own = object.clone();
            self.inside(|generator| generator.member(reference, family, member, &mut own))?;
            *object = own;
            Some(())
        })
    }

    /// A member that nobody declared.
    fn stranger(&mut self, family: &'r Family) -> Object {
        let mut object = Object::new();
        if let ToldApart::Tag(tag) = &family.told_apart {
            let mut wires = family.members.values().map(|member| &member.wire);
            let tag_value = match wires.next() {
                Some(Literal::Integer(_)) => json!(-987_654),
                Some(_) | None => STRANGER.into(),
            };
            object.insert(tag.clone(), tag_value);
        }
        self.fields(&family.common, &mut object)
            .expect("what stands beside a tag has a finite value");
        object.insert("anything".to_owned(), json!([{}, 1.5, null]));
        object
    }

    fn member(
        &mut self,
        reference: &TypeRef,
        family: &'r Family,
        member: &'r Member,
        object: &mut Object,
    ) -> Option<()> {
        self.tag(family, member, object);
        self.fields(&member.beside, object)?;
        self.ancestors(reference, family, member, object);
        match (&family.content, &member.payload, member.content) {
            (None, Some(payload), _) => self.inside(|generator| generator.share(payload, object)),
            (Some(_), _, ContentPresence::Optional) if self.random.once_in(2) => Some(()),
            (Some(key), payload, ContentPresence::Required | ContentPresence::Optional) => {
                let mut content = Object::new();
                if let Some(payload) = payload {
                    self.inside(|generator| generator.share(payload, &mut content))?;
                }
                object.insert(key.clone(), content.into());
                Some(())
            }
            (None, None, _) | (Some(_), _, ContentPresence::Never) => Some(()),
        }
    }

    fn tag(&mut self, family: &Family, member: &Member, object: &mut Object) {
        let default = family.default.as_ref().map(|name| &family.members[name]);
        let is_default = default.is_some_and(|default| default.wire == member.wire);
        // A reader takes the default member with its tag, too.
        let is_left_out = is_default && (self.view == View::Emit || self.random.once_in(2));
        if let (ToldApart::Tag(tag), false) = (&family.told_apart, is_left_out) {
            object.insert(tag.clone(), literal(&member.wire));
        }
    }

    fn ancestors(&mut self, reference: &TypeRef, family: &Family, member: &Member, object: &mut Object) {
        let errors = self.registry.packages[&reference.package].errors.as_ref();
        let errors = errors.filter(|errors| errors.family == reference.name);
        if let (Some(errors), Some(code)) = (errors, &member.code)
            && !code.is_a.is_empty()
        {
            let wires = code.is_a.iter().map(|name| literal(&family.members[name].wire));
            object.insert(errors.is_a_key.clone(), wires.collect());
        }
    }

    /// Puts fields into an object.
    fn fields(&mut self, fields: &'r [Field], object: &mut Object) -> Option<()> {
        for field in fields {
            let is_optional = field.presence == Presence::Optional;
            if is_optional && (self.is_deep() || self.random.once_in(3)) {
                continue;
            }
            match self.value(&field.ty) {
                Some(value) => {
                    object.insert(field.name.clone(), value);
                }
                None if is_optional => {}
                None => return None,
            }
        }
        Some(())
    }
}
