//! `errors.classify` → the table in its one order.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::draft::Draft;
use crate::catalogue;
use crate::describe;
use crate::finding::Finding;
use crate::model::{Classified, Failure};
use crate::place::{Place, Spanned};
use crate::places::segment;
use crate::raw;

impl Draft<'_> {
    /// Sorts the rows; each failure has one.
    pub(super) fn classify(&mut self, rows: Vec<raw::Classified>, place: &Place) -> Vec<Classified> {
        let mut table: BTreeMap<Failure, (Place, Spanned<String>)> = BTreeMap::new();
        for raw::Classified { failure, code } in rows {
            match table.entry(failure.value) {
                Entry::Vacant(vacant) => {
                    vacant.insert((failure.place, code));
                }
                Entry::Occupied(first) => {
                    let (first_place, first_code) = first.get();
                    let shown = describe::failure(first.key());
                    let (message, help) = if first_code.value == code.value {
                        (format!("{shown} is classified twice"), "once is enough")
                    } else {
                        let message = format!(
                            "{shown} is `{}` already, so that this row for `{}` never counts",
                            first_code.value, code.value
                        );
                        (message, "a failure gets one code; keep one of the rows")
                    };
                    self.findings.push(
                        Finding::new(&catalogue::CLASSIFY_TWICE, &failure.place, message)
                            .help(help)
                            .related(first_place, "the row that counts"),
                    );
                }
            }
        }
        if table.is_empty() {
            return Vec::new();
        }
        let root = format!("/packages/{}/errors/classify", segment(self.package));
        let group = self.places.open(root, place);
        let rows = table.into_iter().enumerate().map(|(index, (failure, (place, code)))| {
            self.places.mark(group, &format!("/{index}"), &place);
            self.places.mark(group, &format!("/{index}/code"), &code.place);
            Classified {
                failure,
                code: code.value,
            }
        });
        rows.collect()
    }
}
