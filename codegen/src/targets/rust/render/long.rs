//! Lists that are too long to be held as tokens, such as the arms of ten thousand events: the item around them is
//! printed with a hole for each list, and the lists a few entries at a time.

use std::fmt::Write as _;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::visit_mut::VisitMut;

use super::layout::WIDTH;
use super::paths::Paths;
use super::{PrintError, parse};
use crate::artifact::Text;

/// How many entries are printed in one go.
const RUN: usize = 64;

/// A list that is printed entry by entry.
pub struct Long<'v> {
    kind: Kind,
    length: usize,
    entry: Box<dyn Fn(usize) -> TokenStream + 'v>,
}

/// What the entries are.
#[derive(Clone, Copy)]
enum Kind {
    /// Arms of a `match` in a method.
    Arms,
    /// Variants of an enum.
    Variants,
    /// Elements of an array that an associated constant holds, each of which stands on one line.
    Elements,
}

impl<'v> Long<'v> {
    /// The arms of a `match` in a method, one for each member.
    pub fn arms<T>(members: &'v [T], arm: impl Fn(&'v T) -> TokenStream + 'v) -> Self {
        Self::new(Kind::Arms, members, arm)
    }

    /// The variants of an enum, one for each member.
    pub fn variants<T>(members: &'v [T], variant: impl Fn(&'v T) -> TokenStream + 'v) -> Self {
        Self::new(Kind::Variants, members, variant)
    }

    /// The elements of an array that an associated constant holds, one for each member: names or texts.
    pub fn elements<T>(members: &'v [T], element: impl Fn(&'v T) -> TokenStream + 'v) -> Self {
        Self::new(Kind::Elements, members, element)
    }

    fn new<T>(kind: Kind, members: &'v [T], entry: impl Fn(&'v T) -> TokenStream + 'v) -> Self {
        Self {
            kind,
            length: members.len(),
            entry: Box::new(move |at| entry(&members[at])),
        }
    }

    /// Gives what stands in the place of list `at` while the item is printed.
    pub(super) fn hole(&self, at: usize) -> TokenStream {
        let name = Ident::new(&hole_name(at), Span::call_site());
        match self.kind {
            _ if self.length == 0 => TokenStream::new(),
            Kind::Arms => quote!(#name => {}),
            Kind::Variants => quote!(#name,),
            Kind::Elements if !self.is_long() => {
                let elements = (0..self.length).map(&self.entry);
                quote!(#(#elements),*)
            }
            // An array stands on one line if it fits.
            Kind::Elements => {
                let wide = wide(&hole_name(at));
                quote!(#wide)
            }
        }
    }

    /// Whether there are too many entries to be held, so that something stands in their place.
    fn is_long(&self) -> bool {
        match self.kind {
            Kind::Arms | Kind::Variants => self.length > 0,
            // So many fit on no line.
            Kind::Elements => self.length > RUN,
        }
    }

    /// Adds an item's text with its lists in their holes, which stand in the same order.
    pub(super) fn fill(
        text: &mut Text,
        paths: &mut Paths,
        item: &str,
        around: &str,
        lists: &[Self],
    ) -> Result<(), PrintError> {
        let mut next = 0;
        for line in around.split_inclusive('\n') {
            while lists.get(next).is_some_and(|list| !list.is_long()) {
                next += 1;
            }
            match lists.get(next) {
                Some(list) if is_hole(line, next) => {
                    list.print(text, paths, item)?;
                    next += 1;
                }
                _ => add(text, line),
            }
        }
        Ok(())
    }

    fn print(&self, text: &mut Text, paths: &mut Paths, item: &str) -> Result<(), PrintError> {
        for from in (0..self.length).step_by(RUN) {
            let entries = (from..self.length.min(from + RUN)).map(&self.entry);
            // An entry is laid out by how deep it stands, so it has the same depth here.
            let (frame, above, below) = match self.kind {
                Kind::Arms => (quote!(impl Frame { fn frame() { match frame { #(#entries)* } } }), 3, 3),
                Kind::Variants => (quote!(enum Frame { #(#entries)* }), 1, 1),
                Kind::Elements => {
                    let wide = wide("_");
                    (quote!(impl Frame { const FRAME: F = [#wide, #(#entries),*]; }), 3, 2)
                }
            };
            let mut file = parse(item, frame)?;
            paths.visit_file_mut(&mut file);
            let printed = prettyplease::unparse(&file);
            let lines: Vec<&str> = printed.split_inclusive('\n').collect();
            let inner = above..lines.len().saturating_sub(below);
            lines.get(inner).into_iter().flatten().for_each(|line| add(text, line));
        }
        Ok(())
    }
}

fn add(text: &mut Text, line: &str) {
    text.write_str(line).expect("a text takes every write");
}

fn hole_name(at: usize) -> String {
    format!("__hole{at}")
}

/// Gives a name that nothing fits beside.
fn wide(name: &str) -> Ident {
    Ident::new(&format!("{name}{}", "_".repeat(WIDTH)), Span::call_site())
}

fn is_hole(line: &str, at: usize) -> bool {
    let name = hole_name(at);
    line.trim_start()
        .strip_prefix(name.as_str())
        .is_some_and(|rest| rest.starts_with([' ', ',', '_']))
}

#[cfg(test)]
mod tests {
    use quote::{format_ident, quote};

    use super::super::Printer;
    use super::*;

    #[test]
    fn a_list_in_a_hole_reads_as_if_it_had_been_printed_with_its_item() {
        let idents: Vec<Ident> = (0..200).map(|at| format_ident!("Variant{at}")).collect();
        let docs = |ident: &Ident| format!(" What `{ident}` is.");
        let variant = |ident: &Ident| {
            let docs = docs(ident);
            quote!(#[doc = #docs] #ident { common: std::string::String, payload: u8, },)
        };
        let arm = |ident: &Ident| {
            let text = ident.to_string();
            quote!(Self::#ident { .. } => { let long = std::option::Option::Some(#text); only(long) })
        };
        let item = |variants: TokenStream, names: TokenStream, none: TokenStream, arms: TokenStream| {
            quote! {
                enum Large { #variants Other, }
                impl Large {
                    const NAMES: &[&str] = &[#names];
                    fn read(&self) -> bool { match self { #arms Self::Other => match self { #none _ => false } } }
                }
            }
        };
        let mut whole = Printer::default();
        let (variants, names, arms) = (
            idents.iter().map(variant),
            idents.iter().map(docs),
            idents.iter().map(arm),
        );
        let (variants, names, arms) = (quote!(#(#variants)*), quote!(#(#names),*), quote!(#(#arms)*));
        whole
            .print("Large", item(variants, names, quote!(), arms))
            .expect("it prints");
        let mut parts = Printer::default();
        let lists = [
            Long::variants(&idents, variant),
            Long::elements(&idents, |ident| {
                let docs = docs(ident);
                quote!(#docs)
            }),
            Long::arms(&idents, arm),
            Long::arms(&idents[..0], arm),
        ];
        parts
            .print_long("Large", &lists, |holes| {
                item(holes[0].clone(), holes[1].clone(), holes[3].clone(), holes[2].clone())
            })
            .expect("it prints");
        assert_eq!(parts.into_text(), whole.into_text());
    }
}
