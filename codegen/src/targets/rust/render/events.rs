//! Prints a package's events: the type of an event, and the event itself with its unknown ones.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::view::{Boxing, EventsView, FamilyView, MemberView, PayloadView, ToldApartView};
use super::family;
use super::family_writer::write_arm;
use super::long::Long;
use super::{PrintError, Printer, attributes, debug, envelope, hidden, record, sensitivity};

/// Prints the events.
pub fn print(file: &mut Printer, view: &EventsView) -> Result<(), PrintError> {
    let family = &view.family;
    if let Some(levels) = &view.levels {
        file.print(&levels.ident.to_string(), sensitivity::levels(levels))?;
    }
    event_type(file, view)?;
    event_type_names(file, view)?;
    let variants = Long::variants(&family.members, |member| {
        let variant = family::variant(member);
        quote!(#variant,)
    });
    let unknown = unknown_variant(family);
    file.print_long("Event", &[variants], |holes| {
        let variants = &holes[0];
        family::structure(family, &quote!(#variants #unknown,))
    })?;
    debug::family(file, family)?;
    family::print_commons(file, family)?;
    if let Some(transport) = &family.transport {
        record::print(file, transport)?;
    }
    methods(file, view)?;
    codec(file, view)?;
    file.print("Event", envelope::print(family))
}

fn event_type(file: &mut Printer, view: &EventsView) -> Result<(), PrintError> {
    let variants = Long::variants(&view.family.members, |member| {
        let (attributes, ident) = (attributes(&member.head), &member.head.ident);
        quote!(#attributes #ident,)
    });
    file.print_long("EventType", &[variants], |holes| {
        quote! {
            /// The type of an event.
            #[non_exhaustive]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum EventType {
                #(#holes)*
            }
        }
    })
}

fn event_type_names(file: &mut Printer, view: &EventsView) -> Result<(), PrintError> {
    let members = &view.family.members;
    let count = proc_macro2::Literal::usize_unsuffixed(members.len());
    let ident = |member: &MemberView| {
        let ident = &member.head.ident;
        quote!(Self::#ident)
    };
    let all = Long::elements(members, ident);
    let texts = Long::elements(&view.by_name, |at| {
        let text = &members[*at].text;
        quote!(#text)
    });
    let by_name = Long::elements(&view.by_name, |at| ident(&members[*at]));
    let names = Long::arms(members, |member| {
        let (ident, text) = (&member.head.ident, &member.text);
        quote!(Self::#ident => #text,)
    });
    file.print_long("EventType", &[all, texts, by_name, names], |holes| {
        let (all, texts, by_name, names) = (&holes[0], &holes[1], &holes[2], &holes[3]);
        quote! {
            impl EventType {
                /// Every declared type, sorted by name.
                pub const ALL: [Self; #count] = [#all];
                /// The names, sorted by length and then by bytes, and the types in the same order.
                const NAMES: &[&str] = &[#texts];
                const BY_NAME: &[Self] = &[#by_name];

                /// Gives the name on the wire.
                pub fn as_str(self) -> &'static str {
                    match self { #names }
                }

                /// Gives the type of this name, if it is declared.
                pub fn known(name: &str) -> std::option::Option<Self> {
                    cantus::find(Self::NAMES, name).map(|at| Self::BY_NAME[at])
                }
            }

            impl std::str::FromStr for EventType {
                type Err = cantus::NotAMember;

                fn from_str(name: &str) -> std::result::Result<Self, cantus::NotAMember> {
                    Self::known(name).ok_or_else(|| cantus::NotAMember::new("EventType", name))
                }
            }

            impl std::fmt::Display for EventType {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str(self.as_str())
                }
            }
        }
    })
}

fn unknown_ident(family: &FamilyView) -> TokenStream {
    let ident = family.other.as_ref().map(|other| &other.ident);
    quote!(#ident)
}

fn unknown_variant(family: &FamilyView) -> TokenStream {
    let ident = unknown_ident(family);
    let common = family::common_ident(family).map(|common| {
        quote! {
            common: #common,
        }
    });
    quote! {
        /// An event that is not declared: kept as it stands, and written so.
        #[non_exhaustive]
        #ident {
            event_type: std::string::String,
            #common
            raw: cantus::Raw,
        }
    }
}

fn methods(file: &mut Printer, view: &EventsView) -> Result<(), PrintError> {
    let family = &view.family;
    let unknown = unknown_ident(family);
    let types = Long::arms(&family.members, |member| {
        let ident = &member.head.ident;
        quote!(Self::#ident { .. } => Some(EventType::#ident),)
    });
    let known = (!family.members.is_empty()).then(|| quote!(_ => self.event_type().map_or("", EventType::as_str),));
    let accessors = family::accessor_methods(family);
    let clearance = sensitivity::default_clearance(view.levels.as_ref());
    let documents = match family.told_apart {
        ToldApartView::Outside => quote! {
            /// Reads the payload of the event of this name, in a view.
            pub fn decode(event_type: &str, document: &[u8], view: cantus::View) -> std::result::Result<Self, cantus::DecodeError> {
                cantus::decode_named(event_type, document, view)
            }

            /// Appends the payload, as the default clearance shows it, to a buffer; with a problem, the buffer stays as it was.
            pub fn encode(&self, out: &mut std::vec::Vec<u8>) -> std::result::Result<(), cantus::EncodeError> {
                cantus::encode_payload(self, Self::CLEARANCE, out)
            }

            /// Appends the payload as a clearance shows it.
            pub fn encode_with(
                &self,
                clearance: impl std::convert::Into<cantus::Clearance>,
                out: &mut std::vec::Vec<u8>,
            ) -> std::result::Result<(), cantus::EncodeError> {
                cantus::encode_payload(self, clearance, out)
            }
        },
        ToldApartView::Tag { .. } | ToldApartView::Key => quote! {
            /// Reads a document in a view.
            pub fn decode(document: &[u8], view: cantus::View) -> std::result::Result<Self, cantus::DecodeError> {
                cantus::decode(document, view)
            }

            /// Appends the document, as the default clearance shows it, to a buffer; with a problem, the buffer stays as it was.
            pub fn encode(&self, out: &mut std::vec::Vec<u8>) -> std::result::Result<(), cantus::EncodeError> {
                cantus::encode(self, Self::CLEARANCE, out)
            }

            /// Appends the document as a clearance shows it.
            pub fn encode_with(
                &self,
                clearance: impl std::convert::Into<cantus::Clearance>,
                out: &mut std::vec::Vec<u8>,
            ) -> std::result::Result<(), cantus::EncodeError> {
                cantus::encode(self, clearance, out)
            }
        },
    };
    file.print_long("Event", &[types], |holes| {
        quote! {
            impl Event {
                /// What `encode` shows.
                pub const CLEARANCE: cantus::Clearance = #clearance;

                #documents

                /// Gives the event's type, unless it is unknown.
                pub fn event_type(&self) -> std::option::Option<EventType> {
                    match self {
                        #(#holes)*
                        Self::#unknown { .. } => None,
                    }
                }

                /// Gives the event's name on the wire, known or not.
                pub fn name(&self) -> &str {
                    match self {
                        Self::#unknown { event_type, .. } => event_type,
                        #known
                    }
                }

                #accessors
            }
        }
    })
}

fn codec(file: &mut Printer, view: &EventsView) -> Result<(), PrintError> {
    match &view.family.told_apart {
        ToldApartView::Tag { key, .. } => tagged_codec(file, view, key),
        ToldApartView::Outside => named_codec(file, view),
        // An envelope is never told apart by keys.
        ToldApartView::Key => Ok(()),
    }
}

fn tagged_codec(file: &mut Printer, view: &EventsView, key: &str) -> Result<(), PrintError> {
    let family = &view.family;
    let unknown = unknown_ident(family);
    let beside = family::beside(family, key);
    let reads = Long::arms(&family.members, |member| {
        let (ident, read) = (&member.head.ident, family::read_member_of(family, member, key));
        quote!(Some(EventType::#ident) => #read,)
    });
    let writes = Long::arms(&family.members, |member| {
        let write = write_arm(family, member);
        quote!(#write,)
    });
    let other = match &family.other {
        Some(other) => family::unknown(
            family,
            &other.ident,
            &quote!(&tag),
            &quote!(cantus::Open::Reader),
            &quote!(event_type: tag.into_owned()),
        ),
        None => quote!(None),
    };
    let dispatch = |reads: &TokenStream| {
        quote! {
            match EventType::known(&tag) {
                #reads
                None => #other
            }
        }
    };
    let transport = family.transport.as_ref();
    let begin = transport.map(|transport| {
        let builder = &transport.builder;
        quote!(let mut transport = #builder::default();)
    });
    let end = |dispatch: TokenStream| match transport {
        None => dispatch,
        Some(transport) => {
            let ident = &transport.head.ident;
            quote! {
                let event = #dispatch;
                #ident::finish(transport, reader)?;
                event
            }
        }
    };
    file.print_long("Event", &[reads, writes], |holes| {
        let (read, writes) = (end(dispatch(&holes[0])), &holes[1]);
        quote! {
        impl cantus::Members for Event {
            fn read_members(reader: &mut cantus::Reader<'_>, outer: &mut dyn cantus::Fields) -> std::option::Option<Self> {
                let tag = reader.tag(#key)?;
                #begin
                #beside
                #read
            }

            fn write_members(&self, writer: &mut cantus::Writer<'_>) {
                match self {
                    #writes
                    Self::#unknown { raw, .. } => writer.raw_members(raw),
                }
            }
        }
        }
    })
}

fn named_codec(file: &mut Printer, view: &EventsView) -> Result<(), PrintError> {
    let family = &view.family;
    let unknown = unknown_ident(family);
    let reads = Long::arms(&family.members, |member| {
        let (ident, read) = (&member.head.ident, read_named(member));
        quote!(Some(EventType::#ident) => #read,)
    });
    let writes = Long::arms(&family.members, |member| {
        let ident = &member.head.ident;
        match member.payload {
            PayloadView::Nothing | PayloadView::Empty => quote!(Self::#ident => cantus::Empty.write(writer),),
            PayloadView::Inline(_) | PayloadView::Content(_) | PayloadView::Optional(_) => {
                let write = quote!(payload.write(writer));
                match &member.hidden {
                    None => quote!(Self::#ident(payload) => #write,),
                    Some(level) => {
                        let (shows, masked) = (hidden::shows(level), hidden::named_payload(member, level));
                        quote!(Self::#ident(payload) => if #shows { #write } else { #masked },)
                    }
                }
            }
        }
    });
    file.print_long("Event", &[reads, writes], |holes| {
        let (reads, writes) = (&holes[0], &holes[1]);
        quote! {
        impl cantus::Named for Event {
            fn read_named(event_type: &str, reader: &mut cantus::Reader<'_>) -> std::option::Option<Self> {
                match EventType::known(event_type) {
                    #reads
                    None => {
                        let raw = reader.unknown_named(event_type)?;
                        Some(Self::#unknown { event_type: event_type.to_owned(), raw })
                    }
                }
            }

            fn write_payload(&self, writer: &mut cantus::Writer<'_>) {
                match self {
                    #writes
                    Self::#unknown { raw, .. } => writer.raw(raw),
                }
            }
        }
        }
    })
}

fn read_named(member: &MemberView) -> TokenStream {
    let ident = &member.head.ident;
    match &member.payload {
        PayloadView::Nothing | PayloadView::Empty => quote!(cantus::Empty::read(reader).map(|_| Self::#ident)),
        PayloadView::Inline(view) | PayloadView::Content(view) | PayloadView::Optional(view) => {
            let ty = &view.ty;
            let boxed = (view.boxing == Boxing::Boxed).then(|| quote!(.map(std::boxed::Box::new)));
            quote!(#ty::read(reader) #boxed .map(Self::#ident))
        }
    }
}
