//! The runtime core that generated types read and write the wire with.
