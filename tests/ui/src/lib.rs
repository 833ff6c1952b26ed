//! The cases stand in `pass/` and `fail/`; there is nothing else here.
