//! Prints the levels of a package, and what its events are shown as by default.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::view::LevelsView;

/// Prints the enum of the levels.
pub fn levels(view: &LevelsView) -> TokenStream {
    let LevelsView { ident, levels, default } = view;
    let name = ident.to_string();
    let (idents, texts): (Vec<_>, Vec<_>) = levels.iter().map(|(ident, text)| (ident, text)).unzip();
    let docs = texts
        .iter()
        .map(|text| super::doc_lines(&super::super::docs::prose(&format!("`{text}`"))));
    let count = proc_macro2::Literal::usize_unsuffixed(levels.len());
    let highest = idents.last();
    quote! {
        /// How sensitive a value is, lowest level first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #ident {
            #(#docs #idents,)*
        }

        impl #ident {
            /// Every level, lowest first.
            pub const ALL: [Self; #count] = [#(Self::#idents),*];
            /// The level up to which values are shown where nothing else is said.
            pub const DEFAULT_CLEARANCE: Self = Self::#default;

            /// Gives the level's name.
            pub const fn as_str(self) -> &'static str {
                match self { #(Self::#idents => #texts,)* }
            }

            /// Gives the level of this name, if it is declared.
            pub fn known(name: &str) -> std::option::Option<Self> {
                match name { #(#texts => Some(Self::#idents),)* _ => None }
            }

            /// Gives the clearance that shows values up to this level; the highest shows everything.
            pub const fn clearance(self) -> cantus::Clearance {
                match self {
                    Self::#highest => cantus::Clearance::FULL,
                    #[allow(unreachable_patterns)]
                    level => cantus::Clearance::up_to(level as u32),
                }
            }
        }

        impl std::convert::From<#ident> for cantus::Clearance {
            fn from(level: #ident) -> Self {
                level.clearance()
            }
        }

        impl std::str::FromStr for #ident {
            type Err = cantus::NotAMember;

            fn from_str(name: &str) -> std::result::Result<Self, cantus::NotAMember> {
                Self::known(name).ok_or_else(|| cantus::NotAMember::new(#name, name))
            }
        }

        impl std::fmt::Display for #ident {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    }
}

/// Prints what is shown where nothing else is said.
pub fn default_clearance(levels: Option<&LevelsView>) -> TokenStream {
    match levels {
        Some(LevelsView { ident, .. }) => quote!(#ident::DEFAULT_CLEARANCE.clearance()),
        None => quote!(cantus::Clearance::FULL),
    }
}
