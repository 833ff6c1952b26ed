//! Lowers events, types and members of families to their modules.

use cantus_registry::model::{
    ContentPresence, Enum, EnumKind, EnumMember, Family, KindUnion, Literal, Member, Meta, Openness, Presence, Record,
    Shape, ToldApart, Tombstone, Type, TypeRef,
};
use cantus_registry::sensitivity::number;
use cantus_registry::words;
use proc_macro2::Ident;

use super::super::boxes::branch_place;
use super::super::docs;
use super::super::lower::deprecation;
use super::super::lower::scalar::{branch_ident, member_idents};
use super::super::names::{self, Taken};
use super::super::scope::Scope;
use super::super::view::Deprecation;
use super::path::{Needed, Path, Placed};
use super::rules::{Item, Place, Rules};
use super::view::{BodyView, FamilyView, FieldView, ModuleView, RecordView, RemovedView, VariantView};
use super::wire;

/// Lowers the modules of one package, and collects the bounds that they need.
pub struct Modules<'s, 'r> {
    /// The package.
    pub scope: &'s Scope<'r>,
    /// The bounds.
    pub rules: Rules,
}

/// Whose fields and members are lowered.
#[derive(Clone, Copy)]
pub struct Owner<'o> {
    /// The package that declares it.
    pub package: &'o str,
    /// Its name; the events of a package have none.
    pub name: &'o str,
    /// The word that its bounds are named after.
    pub word: &'o str,
}

impl<'s, 'r: 's> Modules<'s, 'r> {
    /// Lowers a family's members, each to a module, and what is left of those that are gone.
    pub fn members(&mut self, path: &Path<'r>, family: &'r Family, owner: Owner<'_>) -> Vec<ModuleView> {
        let idents = module_idents(family, &mut Taken::default());
        let mut modules = Vec::new();
        for (at, ((name, member), ident)) in family.members.iter().zip(idents).enumerate() {
            let path = path.member(at);
            modules.push(self.member(path, ident, family, owner, name, member));
        }
        modules.extend(family.removed.iter().map(|(name, gone)| removed(path, name, gone)));
        modules
    }

    /// Lowers one member: its tag, what stands beside it, and its payload.
    pub fn member(
        &mut self,
        mut path: Path<'r>,
        ident: String,
        family: &'r Family,
        owner: Owner<'_>,
        name: &str,
        member: &'r Member,
    ) -> ModuleView {
        path.enter(self.scope, family, owner, name, member);
        let text = wire_text(&member.wire);
        let head = Head {
            pad: path.pad(),
            ident,
            docs: docs::of_item(&member.meta, &format!("`{text}`")),
            attributes: attributes(&member.meta),
        };
        let payload = member.payload.as_ref();
        let body = match payload.and_then(|payload| self.scope.resolve_reference(payload)) {
            Some((reference, def)) => self.payload(path, family, member, reference, &def.shape),
            None => {
                if let (Some(content), ContentPresence::Required) = (&family.content, member.content) {
                    path.open(content, ContentPresence::Required);
                }
                BodyView::Record(self.record(path, &Record::default()))
            }
        };
        head.module(body)
    }

    fn payload(
        &mut self,
        mut path: Path<'r>,
        family: &'r Family,
        member: &'r Member,
        reference: &'r TypeRef,
        shape: &'r Shape,
    ) -> BodyView {
        let again = path.families.contains(&reference);
        match (shape, &family.content) {
            (Shape::Family(_), Some(content)) if again => {
                path.whole(content, member.content, reference);
                BodyView::Record(self.record(path, &Record::default()))
            }
            (Shape::Family(inner), content) => {
                if let Some(content) = content {
                    path.open(content, member.content);
                }
                path.families.push(reference);
                path.payload = wire::declared(self.scope, reference);
                BodyView::Family(self.family(path, inner, reference))
            }
            (Shape::Record(record), content) => {
                if let Some(content) = content {
                    path.open(content, member.content);
                }
                self.record_of(path, record, reference)
            }
            // The resolver takes nothing else for a payload.
            (Shape::Alias(_) | Shape::Enum(_) | Shape::Union(_), _) => BodyView::Removed,
        }
    }

    /// Lowers an enum to a module that knows its values.
    pub fn enumeration(&self, path: &Path<'_>, shape: &Enum, reference: &TypeRef) -> FamilyView {
        let idents = member_idents(self.scope, reference, shape);
        let info = |(member, ident): (&EnumMember, &Ident)| {
            let json = literal(&member.value);
            format!(
                "value({:?}, {:?}, {json:?})",
                ident.to_string(),
                wire_text(&member.value)
            )
        };
        FamilyView {
            infos: shape.members.iter().zip(&idents).map(info).collect(),
            is_open: shape.open == Openness::Both,
            payload: match shape.kind {
                EnumKind::String => "::cantus::contract::string".to_owned(),
                EnumKind::Integer => "::cantus::contract::integer".to_owned(),
            },
            ..FamilyView::new(path)
        }
    }

    /// Lowers a union to a module of modules, one a branch.
    pub fn union(&mut self, path: &Path<'r>, union: &KindUnion, reference: &TypeRef) -> FamilyView {
        let word = self.scope.ident(reference).to_string();
        let mut view = FamilyView::new(path);
        for (at, branch) in union.branches.iter().enumerate() {
            let variant = branch_ident(self.scope, branch).to_string();
            let module = names::ident(&words::snake(&variant)).to_string();
            let place = Place {
                package: &reference.package,
                parts: [&word, branch_place(branch.kind)],
                item: Item::There,
            };
            let mut path = path.member(at);
            path.payload = wire::whole(self.scope, &mut self.rules, place, &branch.ty);
            path.steps = vec!["Step::Bare".to_owned()];
            let head = Head {
                pad: path.pad(),
                ident: module.clone(),
                docs: Vec::new(),
                attributes: Vec::new(),
            };
            view.infos
                .push(format!("member::<self::{module}::__Contract>({variant:?}, \"\")"));
            let level = path.level.max(self.scope.levels.of_type(&branch.ty));
            let mut record = self.record(path, &Record::default());
            if level > 0 {
                let form = self.scope.levels.safe_form(self.scope.package, &branch.ty, level);
                record.hidden = Some((level, form.unwrap_or_default()));
            }
            view.members.push(head.module(BodyView::Record(record)));
        }
        view
    }

    /// Lowers a family to a module of modules.
    pub fn family(&mut self, path: Path<'r>, family: &'r Family, reference: &TypeRef) -> FamilyView {
        let word = self.scope.ident(reference).to_string();
        let owner = Owner {
            package: &reference.package,
            name: &reference.name,
            word: &word,
        };
        let mut view = FamilyView::new(&path);
        let modules = module_idents(family, &mut Taken::default());
        for ((name, member), module) in family.members.iter().zip(&modules) {
            let ident = names::pascal(name, &member.meta).to_string();
            let wire = wire_text(&member.wire);
            view.infos
                .push(format!("member::<self::{module}::__Contract>({ident:?}, {wire:?})"));
            // A derive spells a variant's words, and cannot know where the name had its digits.
            let words = names::ident(&words::snake(&ident)).to_string();
            if words != *module && !modules.contains(&words) {
                view.variants.push(VariantView {
                    module: module.clone(),
                    ident: words,
                });
            }
        }
        view.fields = path.fields.iter().map(info).collect();
        view.members = self.members(&path, family, owner);
        view
    }

    /// Lowers what ends in the fields of a declared record.
    pub fn record_of(&mut self, mut path: Path<'r>, record: &'r Record, reference: &TypeRef) -> BodyView {
        let word = self.scope.ident(reference).to_string();
        let owner = Owner {
            package: &reference.package,
            name: &reference.name,
            word: &word,
        };
        path.payload = wire::declared(self.scope, reference);
        path.fields_of(self.scope, &record.fields, owner, Item::There);
        let mut view = self.record(path.clone(), record);
        if let (Some((level, form)), Some(package)) =
            (&mut view.hidden, self.scope.registry.packages.get(&reference.package))
        {
            let members = self.scope.levels.safe_members(package, &record.fields, *level);
            *form = members.map_or_else(String::new, |members| format!("{{{members}}}"));
        }
        if let Some(rest) = &record.rest {
            self.add_rest(&mut view, &path, rest, owner);
        }
        BodyView::Record(view)
    }

    fn record(&mut self, path: Path<'r>, last: &Record) -> RecordView {
        let mut taken = Taken::default();
        let mut idents = vec![String::new(); path.fields.len()];
        // What is innermost keeps its name.
        for (at, placed) in path.fields.iter().enumerate().rev() {
            let ident = names::snake(&placed.field.name, &placed.field.meta);
            idents[at] = taken.fresh(&names::file_stem(&ident)).to_string();
        }
        let required = required(&path.fields);
        let fields = path.fields.iter().zip(&idents);
        let fields = fields.map(|(placed, ident)| self.field(placed, ident)).collect();
        let removed = last.removed.iter().map(|(name, gone)| RemovedView {
            ident: taken.fresh(&gone_word(name, gone)).to_string(),
            attribute: gone_attribute(gone),
        });
        RecordView {
            of: path.of,
            name: format!("{:?}", path.name),
            member: path.member,
            payload: path.payload,
            hidden: (path.level > 0).then_some((path.level, String::new())),
            steps: path.steps,
            removed: removed.collect(),
            required,
            fields,
        }
    }

    fn field(&mut self, placed: &Placed<'r>, ident: &str) -> FieldView {
        let field = &*placed.field;
        FieldView {
            docs: docs::of_field(&field.meta),
            attributes: attributes(&field.meta),
            ident: ident.to_owned(),
            info: info(placed),
            is_guarded: self.is_guarded(placed),
            wire: wire::field(self.scope, &mut self.rules, placed.place(), &field.ty, field.presence),
        }
    }

    /// Says whether the package's default clearance hides a field.
    fn is_guarded(&self, placed: &Placed<'_>) -> bool {
        let hidden = placed.hidden.as_ref();
        hidden.is_some_and(|(level, _)| *level > self.shown(placed.place().package))
    }

    /// Gives the level up to which a package's default clearance shows.
    fn shown(&self, package: &str) -> u32 {
        let package = self.scope.registry.packages.get(package);
        package.map_or(0, |package| number(package, package.default_clearance.as_deref()))
    }

    fn add_rest(&mut self, view: &mut RecordView, path: &Path<'_>, rest: &Type, owner: Owner<'_>) {
        let mut taken = Taken::new(view.fields.iter().map(|field| field.ident.clone()));
        let place = Place {
            package: owner.package,
            parts: [owner.word, "rest"],
            item: Item::There,
        };
        let level = path.level.max(self.scope.levels.of_type(rest));
        let further = match level {
            0 => format!("further({})", path.parts - 1),
            level => format!("further({}).above({level}, \"\")", path.parts - 1),
        };
        view.fields.push(FieldView {
            docs: vec!["Every further member.".to_owned()],
            attributes: Vec::new(),
            ident: taken.fresh("rest").to_string(),
            info: further,
            is_guarded: level > self.shown(owner.package),
            wire: wire::rest(self.scope, &mut self.rules, place, rest),
        });
    }
}

/// Gives the set of the fields that have to be there: a bit a field, as long as there are bits.
fn required(fields: &[Placed<'_>]) -> String {
    if fields.len() > 128 {
        return "RequiredOfMany".to_owned();
    }
    let is_required =
        |placed: &Placed<'_>| placed.needed == Needed::Declared && placed.field.presence == Presence::Required;
    let bits = fields.iter().enumerate().filter(|(_, placed)| is_required(placed));
    let set = bits.fold(0_u128, |set, (at, _)| set | 1 << at);
    format!("Required<{set:#b}>")
}

/// Says what is known of a field.
fn info(placed: &Placed<'_>) -> String {
    let info = match (placed.needed, placed.field.presence) {
        (Needed::Never, _) => "fixed",
        (Needed::Declared, Presence::Required) => "required",
        (Needed::Declared, Presence::Optional) => "optional",
    };
    let above = match &placed.hidden {
        None => String::new(),
        Some((level, form)) => format!(".above({level}, {form:?})"),
    };
    format!("{info}({:?}, {}){above}", placed.field.name, placed.part)
}

/// The start of a module.
pub struct Head {
    /// What its lines begin with.
    pub pad: String,
    /// Its name.
    pub ident: String,
    /// Its doc comment.
    pub docs: Vec<String>,
    /// Its attributes.
    pub attributes: Vec<String>,
}

impl Head {
    /// Adds what is in the module.
    pub fn module(self, body: BodyView) -> ModuleView {
        ModuleView {
            pad: self.pad,
            docs: self.docs,
            attributes: self.attributes,
            ident: self.ident,
            body,
        }
    }
}

/// Names the modules of a family's members.
pub fn module_idents(family: &Family, taken: &mut Taken) -> Vec<String> {
    let members = family.members.iter();
    members
        .map(|(name, member)| {
            taken
                .fresh(&names::file_stem(&names::snake(name, &member.meta)))
                .to_string()
        })
        .collect()
}

/// Gives what is left of something that is gone: rustc says why where it is named.
pub fn removed(path: &Path<'_>, name: &str, gone: &Tombstone) -> ModuleView {
    let head = Head {
        pad: path.pad(),
        ident: names::ident(&gone_word(name, gone)).to_string(),
        docs: Vec::new(),
        attributes: vec![gone_attribute(gone)],
    };
    head.module(BodyView::Removed)
}

fn gone_word(name: &str, gone: &Tombstone) -> String {
    let meta = Meta {
        rename: gone.rename.clone(),
        ..Meta::default()
    };
    names::file_stem(&names::snake(name, &meta))
}

/// Takes an item out and says why: rustc shows the line to whoever names the item.
fn gone_attribute(gone: &Tombstone) -> String {
    let since = gone
        .since
        .as_ref()
        .map_or(String::new(), |since| format!(" in {since}"));
    let note = gone.note.as_ref().map_or(String::new(), |note| format!(": {note}"));
    let note = docs::prose(&format!("removed{since}{note}")).join(" ");
    format!("#[cfg(any(removed = {note:?}))]")
}

/// Gives the attributes of an item: its deprecation.
pub fn attributes(meta: &Meta) -> Vec<String> {
    let text = |attribute: &str, text: &Option<String>| text.as_ref().map(|text| format!("{attribute} = {text:?}"));
    let attribute = |Deprecation { since, note }: Deprecation| {
        let said: Vec<String> = [text("since", &since), text("note", &note)]
            .into_iter()
            .flatten()
            .collect();
        if said.is_empty() {
            "#[deprecated]".to_owned()
        } else {
            format!("#[deprecated({})]", said.join(", "))
        }
    };
    deprecation(meta).map(attribute).into_iter().collect()
}

/// Gives a tag or value as people say it.
fn wire_text(wire: &Literal) -> String {
    match wire {
        Literal::String(text) => text.clone(),
        other => literal(other),
    }
}

/// Gives a literal as JSON.
pub fn literal(literal: &Literal) -> String {
    match literal {
        Literal::Null => "null".to_owned(),
        Literal::Bool(value) => value.to_string(),
        Literal::Integer(value) => value.to_string(),
        Literal::String(text) => serde_json::Value::from(text.as_str()).to_string(),
    }
}

/// Gives the key of a family's tag.
pub fn tag(family: &Family) -> Option<&str> {
    match &family.told_apart {
        ToldApart::Tag(tag) => Some(tag),
        ToldApart::Outside | ToldApart::Key => None,
    }
}
