//! Configs: the definition of each as a constant.

use cantus::config::{Branch, Definition, Field, Json, Member, Protective, RuleKey, Shape, ShapeKind, Tag, Type};
use proc_macro2::{Literal as Token, TokenStream};
use quote::quote;

use super::super::scope::Scope;
use super::super::view::ConfigView;
use crate::config::definition;

/// Lowers the configs of a package.
pub fn configs(scope: &Scope<'_>) -> Vec<ConfigView> {
    let configs = scope.package.configs.iter();
    configs
        .map(|(name, config)| {
            let definition = definition(scope.registry, scope.package, name, config);
            ConfigView {
                name: definition.name.to_owned(),
                ident: scope.ident(&scope.own(name)),
                definition: tokens(&definition),
            }
        })
        .collect()
}

fn tokens(definition: &Definition<'_>) -> TokenStream {
    let Definition {
        name,
        shapes,
        preset_key,
        presets,
        levels,
        shown,
    } = definition;
    let shapes = shapes.iter().map(shape);
    let preset_key = option(preset_key.map(|key| quote!(#key)));
    let presets = presets.iter().map(|preset| {
        let name = preset.name;
        let values = preset.values.iter().map(|(key, value)| quote!((#key, #value)));
        quote!(Preset { name: #name, values: &[#(#values),*] })
    });
    let shown = Token::u32_unsuffixed(*shown);
    quote! {
        Definition {
            name: #name,
            shapes: &[#(#shapes),*],
            preset_key: #preset_key,
            presets: &[#(#presets),*],
            levels: &[#(#levels),*],
            shown: #shown,
        }
    }
}

fn shape(shape: &Shape<'_>) -> TokenStream {
    let name = shape.name;
    let kind = match shape.kind {
        ShapeKind::Alias(of) => {
            let of = ty(&of);
            quote!(ShapeKind::Alias(#of))
        }
        ShapeKind::Record { fields, rest } => {
            let (fields, rest) = (self::fields(fields), option(rest.map(|rest| ty(&rest))));
            quote!(ShapeKind::Record { fields: #fields, rest: #rest })
        }
        ShapeKind::Enum(members) => quote!(ShapeKind::Enum(&[#(#members),*])),
        ShapeKind::Numbers(members) => {
            let members = members.iter().map(|member| Token::i64_unsuffixed(*member));
            quote!(ShapeKind::Numbers(&[#(#members),*]))
        }
        ShapeKind::Opaque => quote!(ShapeKind::Opaque),
        ShapeKind::Tagged {
            tag,
            content,
            default,
            open,
            members,
        } => {
            let content = option(content.map(|content| quote!(#content)));
            let default = option(default.map(index_token));
            let members = self::members(members);
            quote!(ShapeKind::Tagged { tag: #tag, content: #content, default: #default, open: #open, members: #members })
        }
        ShapeKind::Keyed(members) => {
            let members = self::members(members);
            quote!(ShapeKind::Keyed(#members))
        }
        ShapeKind::ByKind(branches) => {
            let branches = branches.iter().map(branch);
            quote!(ShapeKind::ByKind(&[#(#branches),*]))
        }
    };
    let rules = shape.rules.map(|keys| {
        let keys = keys.iter().map(|(name, key)| {
            let key = match key {
                RuleKey::Text => quote!(Text),
                RuleKey::Glob => quote!(Glob),
                RuleKey::Bool => quote!(Bool),
            };
            quote!((#name, RuleKey::#key))
        });
        quote!(.rules(&[#(#keys),*]))
    });
    let level = level(shape.level);
    quote!(Shape::new(#name, #kind)#level #rules)
}

fn branch(branch: &Branch<'_>) -> TokenStream {
    let kind = match branch.kind {
        Json::Null => quote!(Null),
        Json::Bool => quote!(Bool),
        Json::Number => quote!(Number),
        Json::String => quote!(String),
        Json::Array => quote!(Array),
        Json::Object => quote!(Object),
    };
    let ty = ty(&branch.ty);
    quote!(Branch { kind: Json::#kind, ty: #ty })
}

fn members(members: &[Member<'_>]) -> TokenStream {
    let members = members.iter().map(|member| {
        let tag = match member.tag {
            Tag::Text(text) => quote!(Tag::Text(#text)),
            Tag::Integer(value) => {
                let value = Token::i64_unsuffixed(value);
                quote!(Tag::Integer(#value))
            }
        };
        let beside = fields(member.beside);
        let payload = option(member.payload.map(index_token));
        let (content, level) = (member.content, Token::u32_unsuffixed(member.level));
        quote!(Member { tag: #tag, beside: #beside, payload: #payload, content: #content, level: #level })
    });
    quote!(&[#(#members),*])
}

fn fields(fields: &[Field<'_>]) -> TokenStream {
    let fields = fields.iter().map(|field| {
        let (name, ty) = (field.name, ty(&field.ty));
        let made = match field.required {
            true => quote!(required),
            false => quote!(optional),
        };
        let default = field.default.map(|default| quote!(.default(#default)));
        let env = field.env.then(|| quote!(.env()));
        let protective = field.protective.map(|protective| {
            let which = match protective {
                Protective::Default => quote!(Default),
                Protective::High => quote!(High),
                Protective::Low => quote!(Low),
            };
            quote!(.protective(Protective::#which))
        });
        let level = level(field.level);
        quote!(Field::#made(#name, #ty)#default #env #protective #level)
    });
    quote!(&[#(#fields),*])
}

fn ty(of: &Type<'_>) -> TokenStream {
    match of {
        Type::Text => quote!(Type::Text),
        Type::Number => quote!(Type::Number),
        Type::Bool => quote!(Type::Bool),
        Type::Any => quote!(Type::Any),
        Type::List(item) => {
            let item = ty(item);
            quote!(Type::List(&#item))
        }
        Type::Map(values) => {
            let values = ty(values);
            quote!(Type::Map(&#values))
        }
        Type::Nullable(inner) => {
            let inner = ty(inner);
            quote!(Type::Nullable(&#inner))
        }
        Type::Shape(index) => {
            let index = index_token(*index);
            quote!(Type::Shape(#index))
        }
    }
}

fn level(level: u32) -> Option<TokenStream> {
    let token = Token::u32_unsuffixed(level);
    (level > 0).then(|| quote!(.level(#token)))
}

fn index_token(index: usize) -> TokenStream {
    let index = Token::usize_unsuffixed(index);
    quote!(#index)
}

fn option(tokens: Option<TokenStream>) -> TokenStream {
    match tokens {
        Some(tokens) => quote!(Some(#tokens)),
        None => quote!(None),
    }
}
