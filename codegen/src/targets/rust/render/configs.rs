//! Prints a package's configs: what `cantus` loads each by.

use quote::quote;

use super::super::view::ConfigView;
use super::{PrintError, Printer};

/// Prints a config.
pub fn print(file: &mut Printer, view: &ConfigView) -> Result<(), PrintError> {
    let ConfigView {
        name,
        ident,
        definition,
    } = view;
    file.print(
        name,
        quote! {
            impl cantus::config::Config for #ident {
                const DEFINITION: &'static cantus::config::Definition<'static> = {
                    use cantus::config::*;
                    &#definition
                };
            }
        },
    )
}
