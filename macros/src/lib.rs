//! The derives of Cantus.
