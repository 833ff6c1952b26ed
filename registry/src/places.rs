//! Where the items of a resolved registry stand in its files.
//!
//! Items are named by RFC 6901 pointers into the JSON of the [`Registry`](crate::model::Registry). The model
//! itself holds no places, so that the lock of a registry does not change when a line moves.

use crate::place::Place;

pub(crate) use cantus_source::segment;

/// Pointer → place, for every item that a person wrote.
///
/// Pointers are kept in groups, one a definition, and relative to it, so that they stay short.
#[derive(Clone, Debug)]
pub struct Places {
    /// Sorted by root.
    groups: Vec<Group>,
    nowhere: Place,
}

/// The places inside one definition (or the package, or its events).
#[derive(Clone, Debug)]
struct Group {
    root: String,
    place: Place,
    /// Sorted by pointer.
    inner: Vec<(Box<str>, Place)>,
}

impl Default for Places {
    fn default() -> Self {
        PlacesBuilder::default().build()
    }
}

impl Places {
    /// The place of an item, or of the nearest item around it that has one.
    pub fn get(&self, pointer: &str) -> &Place {
        let mut root = pointer;
        loop {
            if let Ok(index) = self.groups.binary_search_by(|group| group.root.as_str().cmp(root)) {
                return self.groups[index].get(&pointer[root.len()..]);
            }
            match root.rfind('/') {
                Some(end) => root = &root[..end],
                None => return &self.nowhere,
            }
        }
    }
}

impl Group {
    fn get(&self, mut pointer: &str) -> &Place {
        while let Some(end) = pointer.rfind('/') {
            if let Ok(index) = self.inner.binary_search_by(|(inner, _)| (**inner).cmp(pointer)) {
                return &self.inner[index].1;
            }
            pointer = &pointer[..end];
        }
        &self.place
    }
}

/// Which group of a [`PlacesBuilder`] a pointer is relative to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GroupId(usize);

/// Collects places while a registry is resolved.
#[derive(Debug, Default)]
pub(crate) struct PlacesBuilder {
    groups: Vec<Group>,
}

impl PlacesBuilder {
    /// Opens a group whose pointers begin with `root`, which itself stands at `place`.
    pub(crate) fn open(&mut self, root: String, place: &Place) -> GroupId {
        self.groups.push(Group {
            root,
            place: place.clone(),
            inner: Vec::new(),
        });
        GroupId(self.groups.len() - 1)
    }

    /// Says where the item at a pointer relative to the group's root stands.
    pub(crate) fn mark(&mut self, group: GroupId, pointer: &str, place: &Place) {
        self.groups[group.0].inner.push((pointer.into(), place.clone()));
    }

    /// The place of the group with this root.
    pub(crate) fn root(&self, root: &str) -> Option<&Place> {
        self.groups
            .iter()
            .find(|group| group.root == root)
            .map(|group| &group.place)
    }

    /// Makes the places searchable. Where two items claim one pointer, which is a finding elsewhere, the first counts.
    pub(crate) fn build(mut self) -> Places {
        for group in &mut self.groups {
            group.inner.sort_by(|(left, _), (right, _)| left.cmp(right));
            group.inner.dedup_by(|later, first| later.0 == first.0);
        }
        self.groups.sort_by(|left, right| left.root.cmp(&right.root));
        self.groups.dedup_by(|later, first| later.root == first.root);
        Places {
            groups: self.groups,
            nowhere: Place {
                file: "".into(),
                line: 1,
                column: 1,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(line: usize) -> Place {
        Place {
            file: "a.yaml".into(),
            line,
            column: 1,
        }
    }

    #[test]
    fn an_item_without_a_place_stands_where_what_is_around_it_stands() {
        let mut builder = PlacesBuilder::default();
        builder.open("/packages/p".to_owned(), &place(1));
        let group = builder.open("/packages/p/types/T".to_owned(), &place(2));
        builder.mark(group, "/shape/record/fields/1", &place(4));
        builder.mark(group, "/shape/record/fields/0", &place(3));
        let places = builder.build();
        for (pointer, line) in [
            ("/packages/p/types/T/shape/record/fields/0/type", 3),
            ("/packages/p/types/T/shape/record/fields/1", 4),
            ("/packages/p/types/T/shape/record/fields/10", 2),
            ("/packages/p/types/T", 2),
            ("/packages/p/types/Other/shape", 1),
            ("/packages/q", 1),
        ] {
            assert_eq!(places.get(pointer).line, line, "{pointer}");
        }
        assert_eq!(&*places.get("/packages/q").file, "");
    }
}
