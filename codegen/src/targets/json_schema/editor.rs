//! The schemas of what people write: registry files and `cantus.toml`, for their editors.

use super::node::Node;

/// Each file's name and schema.
pub(super) fn schemas() -> [(&'static str, Node); 2] {
    [
        (
            "registry.schema.json",
            cantus_registry::raw::registry_file_schema().into(),
        ),
        ("cantus.schema.json", crate::project::project_schema().into()),
    ]
}
