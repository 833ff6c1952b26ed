//! Type expressions → types. A union of literals is an enum, a union with null is said at the use, and what is
//! left of a union has branches of different kinds.

use super::declarations::or_null;
use super::draft::{At, Built, Draft, Made, Word};
use super::enums::Value;
use super::names::{Kinds, kinds_of};
use super::unions::Seed;
use crate::catalogue;
use crate::expr::{Builtin, Expr, ExprNode};
use crate::finding::Finding;
use crate::model::{IntegerBounds, IntegerKind, LengthBounds, Literal, NumberBounds, StringRules, Type, TypeRef};
use crate::place::Place;

/// Whether null is among the branches of a union.
#[derive(Default)]
struct Nulls<'e> {
    /// Where it is said.
    said: Option<&'e Place>,
    /// Whether a named branch admits it, which may be said again.
    admitted: bool,
}

impl Draft<'_> {
    /// Resolves an expression.
    pub(super) fn expression(&mut self, expr: &Expr, at: &At<'_>) -> Built {
        match &expr.node {
            ExprNode::Builtin(builtin) => plain(builtin_type(*builtin)),
            ExprNode::Literal(literal) => plain(Type::Literal(literal.clone())),
            ExprNode::Name { package, name } => match self.find(package.as_deref(), name, &expr.place) {
                Some(reference) => self.reference(reference),
                None => plain(Type::Json),
            },
            ExprNode::List(items) => {
                let pointer = format!("{}/list/items", at.type_pointer());
                let items = self.inner(items, &at.inside(Word::Fixed("Item"), "items", pointer));
                plain(Type::List {
                    items: Box::new(items),
                    count: LengthBounds::default(),
                })
            }
            ExprNode::Map(values) => {
                let pointer = format!("{}/map/values", at.type_pointer());
                let values = self.inner(values, &at.inside(Word::Fixed("Value"), "values", pointer));
                plain(Type::Map {
                    values: Box::new(values),
                })
            }
            ExprNode::Union(branches) => self.union(branches, &expr.place, at),
        }
    }

    /// Finds a type by its name, or reports why there is none.
    pub(super) fn find(&mut self, package: Option<&str>, name: &str, place: &Place) -> Option<TypeRef> {
        self.names.find(self.package, package, name, place, self.findings)
    }

    /// The kinds of a type's values, null aside.
    pub(super) fn kinds(&self, ty: &Type) -> Kinds {
        kinds_of(ty, self.names, &|reference| self.derived(reference))
    }

    fn inner(&mut self, expr: &Expr, at: &At<'_>) -> Type {
        let built = self.expression(expr, at);
        match built.made {
            Made::Type(ty) if built.null => or_null(ty),
            Made::Type(ty) => ty,
            Made::Shape(_) => unreachable!("a shape inside a list or a map becomes a definition"),
        }
    }

    /// A use of a definition; that it admits null is said here.
    pub(super) fn reference(&self, reference: TypeRef) -> Built {
        let outline = self.names.get(&reference);
        Built {
            null: outline.is_some_and(|outline| outline.null && !outline.is_null() && !outline.json),
            made: Made::Type(Type::Ref(reference)),
        }
    }

    /// Sorts the branches of a union: null aside, literals of one kind together, the others one by one.
    fn union(&mut self, branches: &[Expr], place: &Place, at: &At<'_>) -> Built {
        let mut null = Nulls::default();
        let mut seeds: Vec<Seed> = Vec::new();
        for branch in branches {
            match &branch.node {
                ExprNode::Literal(Literal::Null) => {
                    self.note_null(&mut null, &branch.place);
                }
                ExprNode::Literal(literal @ (Literal::String(_) | Literal::Integer(_))) => {
                    let value = Value::new(literal.clone(), branch.place.clone());
                    match seeds.iter_mut().find_map(|seed| seed.literals_like(literal)) {
                        Some(literals) => literals.push(value),
                        None => seeds.push(Seed::Literals(vec![value])),
                    }
                }
                ExprNode::Literal(Literal::Bool(_))
                | ExprNode::Builtin(_)
                | ExprNode::Name { .. }
                | ExprNode::List(_)
                | ExprNode::Map(_)
                | ExprNode::Union(_) => self.union_branch(branch, branches.len(), at, &mut null, &mut seeds),
            }
        }
        let made = self.unite(seeds, place, at);
        match made {
            Some(made) => Built {
                made,
                null: null.said.is_some() || null.admitted,
            },
            None => plain(Type::Literal(Literal::Null)),
        }
    }

    fn union_branch<'e>(
        &mut self,
        branch: &'e Expr,
        count: usize,
        at: &At<'_>,
        null: &mut Nulls<'e>,
        seeds: &mut Vec<Seed>,
    ) {
        // A name that is unknown was reported; the union goes on without it.
        let built = match &branch.node {
            ExprNode::Name { package, name } => match self.find(package.as_deref(), name, &branch.place) {
                Some(reference) => self.reference(reference),
                None => {
                    seeds.push(Seed::Broken);
                    return;
                }
            },
            _ => self.expression(branch, &at.as_branch()),
        };
        let Made::Type(ty) = built.made else {
            unreachable!("a branch that is a shape becomes a definition");
        };
        null.admitted |= built.null;
        let named_null = matches!(&ty, Type::Ref(reference) if self.is_null(reference));
        let json = matches!(ty, Type::Json) || matches!(&ty, Type::Ref(reference) if self.is_json(reference));
        if named_null {
            null.admitted = true;
        } else if json && count > 1 {
            self.report(
                Finding::new(
                    &catalogue::UNION_SAME_KIND,
                    &branch.place,
                    "`json` is every value, null included",
                )
                .help("write `json` alone, or name the kinds that are meant"),
            );
            seeds.push(Seed::Broken);
        } else {
            seeds.push(Seed::Type(ty, branch.place.clone()));
        }
    }

    fn note_null<'e>(&mut self, null: &mut Nulls<'e>, place: &'e Place) {
        match null.said {
            Some(first) => {
                let finding = Finding::new(&catalogue::UNION_SAME_KIND, place, "null is a branch twice")
                    .help("one is enough")
                    .related(first, "the first");
                self.report(finding);
            }
            None => null.said = Some(place),
        }
    }
}

fn plain(ty: Type) -> Built {
    Built {
        made: Made::Type(ty),
        null: false,
    }
}

fn builtin_type(builtin: Builtin) -> Type {
    let integer = |kind| Type::Integer {
        kind,
        bounds: IntegerBounds::default(),
    };
    match builtin {
        Builtin::Bool => Type::Bool,
        Builtin::String => Type::String(StringRules::default()),
        Builtin::Int32 => integer(IntegerKind::Int32),
        Builtin::Uint32 => integer(IntegerKind::Uint32),
        Builtin::Integer => integer(IntegerKind::Integer),
        Builtin::Int64 => Type::Int64,
        Builtin::Uint64 => Type::Uint64,
        Builtin::Number => Type::Number(NumberBounds::default()),
        Builtin::Timestamp => Type::Timestamp,
        Builtin::Date => Type::Date,
        Builtin::Uuid => Type::Uuid,
        Builtin::Uri => Type::String(StringRules {
            format: Some("uri".to_owned()),
            ..StringRules::default()
        }),
        Builtin::Bytes => Type::Bytes(LengthBounds::default()),
        Builtin::Json => Type::Json,
    }
}
