//! Finds the places where a Rust type would contain itself, which is where a `Box` has to stand.
//!
//! Lists and maps are on the heap already. Every other cycle goes through something that can end it: a
//! field that may be absent or null, a member of a family, a branch of a union. Fields are boxed first,
//! since `Option<Box<Node>>` is what a person writes; members and branches where cycles are left. The
//! choice depends on the cycle alone, not on the order or the names of what stands around it.

use std::collections::{BTreeMap, BTreeSet};

use cantus_registry::model::{Family, Field, Kind, Presence, Registry, Shape, Type, TypeRef};

/// The places that need a `Box`: the definition, and the field, member or branch in it.
#[derive(Clone, Debug, Default)]
pub struct Boxes(BTreeSet<(TypeRef, String)>);

impl Boxes {
    /// Finds every place of a registry.
    pub fn of(registry: &Registry) -> Self {
        let mut edges: Vec<Edge> = registry
            .packages
            .values()
            .flat_map(|package| {
                package.types.iter().flat_map(|(name, def)| {
                    let from = TypeRef {
                        package: package.name.clone(),
                        name: name.clone(),
                    };
                    edges_of(registry, &from, &def.shape)
                })
            })
            .collect();
        let mut boxes = BTreeSet::new();
        for ending in [Ending::Field, Ending::Choice] {
            let components = components(&edges);
            let cyclic = |edge: &Edge| components.get(&edge.from) == components.get(&edge.to);
            boxes.extend(
                edges
                    .iter()
                    .filter(|edge| edge.ending == ending && cyclic(edge))
                    .map(|edge| (edge.from.clone(), edge.place.clone())),
            );
            edges.retain(|edge| edge.ending != ending || !cyclic(edge));
        }
        Self(boxes)
    }

    /// Says whether the value at a place of a definition stands in a `Box`.
    pub fn holds(&self, definition: &TypeRef, place: &str) -> bool {
        self.0.contains(&(definition.clone(), place.to_owned()))
    }
}

/// Gives the place of a family's member, apart from the fields that stand beside it.
pub fn member_place(name: &str) -> String {
    format!("member {name}")
}

/// Gives the place of a union's branch.
pub fn branch_place(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "null",
        Kind::Bool => "bool",
        Kind::Number => "number",
        Kind::String => "string",
        Kind::Array => "array",
        Kind::Object => "object",
    }
}

/// One definition that holds another by value.
struct Edge {
    from: TypeRef,
    to: TypeRef,
    place: String,
    ending: Ending,
}

/// What can end a cycle at an edge.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    /// Nothing.
    No,
    /// The field may be absent or null.
    Field,
    /// There may be another member or branch.
    Choice,
}

fn edges_of(registry: &Registry, from: &TypeRef, shape: &Shape) -> Vec<Edge> {
    let edge = |ty: &Type, place: &str, ending| {
        held(registry, ty).map(|to| Edge {
            from: from.clone(),
            to,
            place: place.to_owned(),
            ending,
        })
    };
    let field = |field: &Field| {
        let may_end = field.presence == Presence::Optional || matches!(field.ty, Type::Nullable(_));
        edge(&field.ty, &field.name, if may_end { Ending::Field } else { Ending::No })
    };
    match shape {
        // An alias is looked through, by `held`.
        Shape::Alias(_) | Shape::Enum(_) => Vec::new(),
        Shape::Record(record) => record.fields.iter().filter_map(field).collect(),
        Shape::Union(union) => union
            .branches
            .iter()
            .filter_map(|branch| edge(&branch.ty, branch_place(branch.kind), Ending::Choice))
            .collect(),
        Shape::Family(family) => family_edges(family, &edge, &field),
    }
}

fn family_edges(
    family: &Family,
    edge: &dyn Fn(&Type, &str, Ending) -> Option<Edge>,
    field: &dyn Fn(&Field) -> Option<Edge>,
) -> Vec<Edge> {
    let beside = family
        .common
        .iter()
        .chain(family.members.values().flat_map(|member| &member.beside));
    let mut edges: Vec<Edge> = beside.filter_map(field).collect();
    edges.extend(
        family.members.iter().filter_map(|(name, member)| {
            edge(&Type::Ref(member.payload.clone()?), &member_place(name), Ending::Choice)
        }),
    );
    edges
}

/// Gives the definition that a value of a type holds without indirection, aliases looked through.
fn held(registry: &Registry, ty: &Type) -> Option<TypeRef> {
    match ty {
        Type::Nullable(inner) => held(registry, inner),
        Type::Ref(reference) => match &registry.get(reference)?.shape {
            Shape::Alias(aliased) => held(registry, aliased),
            Shape::Record(_) | Shape::Union(_) | Shape::Family(_) => Some(reference.clone()),
            Shape::Enum(_) => None,
        },
        Type::List { .. } | Type::Map { .. } => None,
        Type::Bool | Type::String(_) | Type::Integer { .. } | Type::Int64 | Type::Uint64 | Type::Number(_) => None,
        Type::Timestamp | Type::Date | Type::Uuid | Type::Bytes(_) | Type::Json | Type::Literal(_) => None,
    }
}

/// Numbers the strongly connected components (Tarjan's algorithm, without recursion). An edge from a
/// definition to itself is in its component, too.
fn components(edges: &[Edge]) -> BTreeMap<TypeRef, usize> {
    let nodes: Vec<&TypeRef> = edges
        .iter()
        .flat_map(|edge| [&edge.from, &edge.to])
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect();
    let number: BTreeMap<&TypeRef, usize> = nodes.iter().enumerate().map(|(index, node)| (*node, index)).collect();
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
    for edge in edges {
        next[number[&edge.from]].push(number[&edge.to]);
    }
    let component = tarjan(&next);
    nodes.into_iter().cloned().zip(component).collect()
}

fn tarjan(next: &[Vec<usize>]) -> Vec<usize> {
    const NEW: usize = usize::MAX;
    let (mut order, mut low) = (vec![NEW; next.len()], vec![0; next.len()]);
    let (mut component, mut open, mut count) = (vec![NEW; next.len()], Vec::new(), 0);
    for root in 0..next.len() {
        let mut path: Vec<(usize, usize)> = if order[root] == NEW {
            vec![(root, 0)]
        } else {
            Vec::new()
        };
        while let Some((node, edge)) = path.pop() {
            if edge == 0 {
                (order[node], low[node]) = (count, count);
                count += 1;
                open.push(node);
            }
            if let Some(&to) = next[node].get(edge) {
                path.push((node, edge + 1));
                if order[to] == NEW {
                    path.push((to, 0));
                } else if component[to] == NEW {
                    low[node] = low[node].min(order[to]);
                }
                continue;
            }
            if low[node] == order[node] {
                while let Some(member) = open.pop() {
                    component[member] = node;
                    if member == node {
                        break;
                    }
                }
            }
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[node]);
            }
        }
    }
    component
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the boxes of a registry of records: `Name: field=Target, field?=Target, field=[Target]`.
    fn check(records: &[(&str, &[(&str, &str)])], expected: &[(&str, &str)]) {
        let mut types = serde_json::Map::new();
        for (name, fields) in records {
            let fields: Vec<serde_json::Value> =
                fields.iter().map(|(field, target)| field_json(field, target)).collect();
            types.insert(
                (*name).to_owned(),
                serde_json::json!({"shape": {"record": {"fields": fields}}}),
            );
        }
        let package = serde_json::json!({
            "name": "p", "version": "1.0.0", "style": {}, "types": types,
            "events": {"told_apart": {"tag": "type"}, "members": {}},
        });
        let registry: Registry =
            serde_json::from_value(serde_json::json!({"packages": {"p": package}})).expect("a model");
        let boxes = Boxes::of(&registry);
        let found: Vec<(String, String)> = boxes
            .0
            .into_iter()
            .map(|(definition, place)| (definition.name, place))
            .collect();
        let expected: Vec<(String, String)> = expected
            .iter()
            .map(|(name, place)| ((*name).to_owned(), (*place).to_owned()))
            .collect();
        assert_eq!(found, expected);
    }

    fn field_json(field: &str, target: &str) -> serde_json::Value {
        let reference = |name: &str| serde_json::json!({"ref": {"package": "p", "name": name}});
        let ty = match target.strip_prefix('[') {
            Some(items) => serde_json::json!({"list": {"items": reference(items)}}),
            None => reference(target),
        };
        match field.strip_suffix('?') {
            Some(name) => serde_json::json!({"name": name, "type": ty, "presence": "optional"}),
            None => serde_json::json!({"name": field, "type": ty}),
        }
    }

    #[test]
    fn only_what_may_end_a_cycle_is_boxed() {
        check(&[("Node", &[("next?", "Node"), ("all", "[Node")])], &[("Node", "next")]);
        check(&[("A", &[("b", "B")]), ("B", &[("a?", "A")])], &[("B", "a")]);
        check(&[("A", &[("b?", "B")]), ("B", &[("c?", "C")]), ("C", &[])], &[]);
        check(
            &[("A", &[("b", "B"), ("c?", "C")]), ("B", &[("a", "[A")]), ("C", &[])],
            &[],
        );
    }
}
