//! Texts that nobody would write on purpose, for everything that reads one: no panic, no hang, nothing written where it
//! does not belong, and what is printed reads back the same. What was found stands in `fixtures/fuzz/` and is tried
//! first.

mod campaign;
mod document;
mod expression;
mod lock;
mod mutation;
mod pattern;
mod project;
mod registry;
