//! Errors that services answer with: what stays in the log, what goes over the wire, and which code a failure gets.

mod answers;
mod classified;
mod details;
mod responses;
mod texts;
