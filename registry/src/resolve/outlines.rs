//! Works out the outline of every declared type, whatever the order and depth of aliases, and finds the types
//! that are only another name for themselves.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::names::{Kinds, Known, Names, Outline, PackageNames, literal_kind};
use super::packages::Declared;
use crate::catalogue;
use crate::expr::{Builtin, Expr, ExprNode};
use crate::finding::Finding;
use crate::model::{Kind, Literal, Openness, TypeRef};
use crate::place::Place;
use crate::raw::{Declaration, Form};

/// A type whose outline waits for those it names.
struct Pending<'d> {
    place: &'d Place,
    outline: Outline,
    /// The types it names where an alias or a branch may stand.
    names: Vec<TypeRef>,
    /// Whether it is nothing but one of them.
    is_alias: bool,
}

/// Works out the names of all packages.
pub(super) fn outline(packages: &BTreeMap<String, Declared>, findings: &mut Vec<Finding>) -> Names {
    let mut names = Names::default();
    let mut pending = BTreeMap::new();
    for (name, package) in packages {
        let mut known = PackageNames {
            types: BTreeMap::new(),
            cut: package.cut,
            broken: package.broken.clone(),
            uses: package.uses.iter().map(|used| used.value.clone()).collect(),
        };
        for (type_name, (place, declaration)) in &package.types {
            if matches!(declaration.form, Form::Removed(_)) {
                known.types.insert(type_name.clone(), Known::Removed(place.clone()));
            } else {
                let reference = TypeRef {
                    package: name.clone(),
                    name: type_name.clone(),
                };
                pending.insert(reference, outline_declaration(name, place, declaration));
            }
        }
        for (type_name, outline) in super::errors::outlines(package) {
            known.types.entry(type_name).or_insert(Known::Type(outline));
        }
        for broken in &package.broken {
            known
                .types
                .entry(broken.clone())
                .or_insert_with(|| Known::Type(Outline::broken()));
        }
        names.packages.insert(name.clone(), known);
    }
    settle(pending, &mut names, findings);
    names
}

/// Settles every outline after those it names; what is left then goes round in a circle.
fn settle(mut pending: BTreeMap<TypeRef, Pending<'_>>, names: &mut Names, findings: &mut Vec<Finding>) {
    let mut waiting_for: BTreeMap<TypeRef, Vec<TypeRef>> = BTreeMap::new();
    let mut missing: BTreeMap<TypeRef, usize> = BTreeMap::new();
    let mut ready: Vec<TypeRef> = Vec::new();
    for (reference, item) in &pending {
        let named = item.names.iter().filter(|named| pending.contains_key(named));
        let mut count = 0;
        for named in named {
            waiting_for.entry(named.clone()).or_default().push(reference.clone());
            count += 1;
        }
        if count == 0 {
            ready.push(reference.clone());
        } else {
            missing.insert(reference.clone(), count);
        }
    }
    while let Some(reference) = ready.pop() {
        let Some(item) = pending.remove(&reference) else {
            continue;
        };
        let outline = finish(item, names);
        insert(names, &reference, outline);
        for waiting in waiting_for.remove(&reference).unwrap_or_default() {
            if let Some(count) = missing.get_mut(&waiting) {
                *count -= 1;
                if *count == 0 {
                    ready.push(waiting);
                }
            }
        }
    }
    report_cycles(&pending, findings);
    for reference in pending.into_keys() {
        insert(names, &reference, Outline::broken());
    }
}

fn insert(names: &mut Names, reference: &TypeRef, outline: Outline) {
    if let Some(package) = names.packages.get_mut(&reference.package) {
        package.types.insert(reference.name.clone(), Known::Type(outline));
    }
}

fn finish(item: Pending<'_>, names: &Names) -> Outline {
    let mut outline = item.outline;
    for named in item.names {
        let Some(known) = names.get(&named) else {
            // An unknown name is reported where it is resolved.
            outline.broken = true;
            continue;
        };
        outline.kinds = outline.kinds.union(known.kinds);
        outline.null |= known.null;
        outline.json |= known.json;
        outline.open_enum |= known.open_enum;
        outline.broken |= known.broken;
        if item.is_alias {
            outline.object = known.object;
            outline.target = Some(known.target.clone().unwrap_or(named));
        }
    }
    outline
}

/// Every circle is reported once, at its first type.
fn report_cycles(left: &BTreeMap<TypeRef, Pending<'_>>, findings: &mut Vec<Finding>) {
    let mut seen: BTreeSet<&TypeRef> = BTreeSet::new();
    for start in left.keys() {
        let mut trail: Vec<&TypeRef> = Vec::new();
        let mut on_trail: BTreeSet<&TypeRef> = BTreeSet::new();
        let mut next = Some(start);
        while let Some(reference) = next {
            if on_trail.contains(reference) {
                let begin = trail.iter().position(|passed| *passed == reference).unwrap_or(0);
                report_cycle(&trail[begin..], left, findings);
                break;
            }
            if !seen.insert(reference) {
                break;
            }
            trail.push(reference);
            on_trail.insert(reference);
            next = left
                .get(reference)
                .and_then(|item| item.names.iter().find(|named| left.contains_key(named)));
        }
    }
}

fn report_cycle(cycle: &[&TypeRef], left: &BTreeMap<TypeRef, Pending<'_>>, findings: &mut Vec<Finding>) {
    let Some(first) = cycle.iter().min() else { return };
    let mut finding = Finding::new(
        &catalogue::ALIAS_CYCLE,
        left[*first].place,
        format!("type `{}` is only another name for itself", first.name),
    )
    .help("a type may hold itself inside a record, a list or a map, but not be itself");
    for other in cycle.iter().filter(|other| *other != first).take(8) {
        finding = finding.related(left[*other].place, format!("by way of `{}`", other.name));
    }
    findings.push(finding);
}

fn outline_declaration<'d>(package: &str, place: &'d Place, declaration: &Declaration) -> Pending<'d> {
    let mut pending = Pending {
        place,
        outline: Outline::default(),
        names: Vec::new(),
        is_alias: false,
    };
    let outline = &mut pending.outline;
    match &declaration.form {
        Form::Expression(expr) => {
            pending.is_alias = is_one_name(expr);
            outline_expression(package, expr, &mut pending);
        }
        Form::Scalars(values) => values.iter().for_each(|value| outline_value(&value.value, outline)),
        Form::Enum(form) => {
            let living = form.members.iter().filter(|member| member.removed.is_none());
            living.for_each(|member| outline_value(&member.value.value, outline));
            outline.open_enum = form.open.as_ref().is_some_and(|open| open.value != Openness::Closed);
        }
        Form::Record(_) | Form::Family(_) => {
            outline.kinds = Kinds::of(Kind::Object);
            outline.object = true;
        }
        Form::Items(_) => outline.kinds = Kinds::of(Kind::Array),
        Form::Values(_) => outline.kinds = Kinds::of(Kind::Object),
        Form::Removed(_) => {}
    }
    pending.outline.null |= declaration.nullable;
    pending
}

/// Whether an expression is a name, perhaps or null.
fn is_one_name(expr: &Expr) -> bool {
    match &expr.node {
        ExprNode::Name { .. } => true,
        ExprNode::Union(branches) => {
            let is_null = |branch: &Expr| matches!(branch.node, ExprNode::Literal(Literal::Null));
            let mut others = branches.iter().filter(|branch| !is_null(branch));
            matches!(
                (others.next().map(|branch| &branch.node), others.next()),
                (Some(ExprNode::Name { .. }), None)
            )
        }
        ExprNode::Builtin(_) | ExprNode::Literal(_) | ExprNode::List(_) | ExprNode::Map(_) => false,
    }
}

fn outline_expression(package: &str, expr: &Expr, pending: &mut Pending<'_>) {
    let outline = &mut pending.outline;
    let kind = match &expr.node {
        ExprNode::Builtin(Builtin::Json) => {
            outline.json = true;
            outline.kinds = Kinds::all();
            return;
        }
        ExprNode::Builtin(builtin) => builtin_kind(*builtin),
        ExprNode::Literal(Literal::Null) => {
            outline.null = true;
            return;
        }
        ExprNode::Literal(literal) => literal_kind(literal),
        ExprNode::Name { package: home, name } => {
            pending.names.push(TypeRef {
                package: home.clone().unwrap_or_else(|| package.to_owned()),
                name: name.clone(),
            });
            return;
        }
        ExprNode::List(_) => Kind::Array,
        ExprNode::Map(_) => Kind::Object,
        ExprNode::Union(branches) => {
            branches
                .iter()
                .for_each(|branch| outline_expression(package, branch, pending));
            return;
        }
    };
    outline.kinds = outline.kinds.with(kind);
}

/// The kind of a built-in type; `json` has none of its own.
fn builtin_kind(builtin: Builtin) -> Kind {
    match builtin {
        Builtin::Bool => Kind::Bool,
        Builtin::Int32 | Builtin::Uint32 | Builtin::Integer | Builtin::Number => Kind::Number,
        Builtin::String
        | Builtin::Int64
        | Builtin::Uint64
        | Builtin::Timestamp
        | Builtin::Date
        | Builtin::Uuid
        | Builtin::Uri
        | Builtin::Bytes => Kind::String,
        Builtin::Json => Kind::Object,
    }
}

fn outline_value(value: &Value, outline: &mut Outline) {
    let kind = match value {
        Value::Null => {
            outline.null = true;
            return;
        }
        Value::Bool(_) => Kind::Bool,
        Value::Number(_) => Kind::Number,
        Value::String(_) => Kind::String,
        Value::Array(_) => Kind::Array,
        Value::Object(_) => Kind::Object,
    };
    outline.kinds = outline.kinds.with(kind);
}
