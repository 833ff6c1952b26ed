//! The protocol of a package: as the definition that monitors run, and held against a file of documents.

mod check;
mod definition;
mod print;

pub use check::{Begins, Checked, Found, Wanted, check};
pub use definition::definition;
pub use print::{github, json, sum_up, text};
