//! Reads a declared registry, resolves and checks it, and prints its lock.
