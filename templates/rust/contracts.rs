
impl ::cantus::Package for Event {
    const NAME: &'static str = {{ package }};
    const CLEARANCE: ::cantus::Clearance = Event::CLEARANCE;

    fn read_document({{ event_type }}: &str, document: &[u8], view: ::cantus::View) -> {{ result }}<Self, ::cantus::DecodeError> {
        ::cantus::{{ read_event }}
    }
}

impl ::cantus::Event for Event {
    type Package = Self;

    fn name(&self) -> &str {
        Event::name(self)
    }

    fn write(&self, writer: &mut ::cantus::Writer<'_>) {
        ::cantus::{{ write_event }}(self, writer);
    }
}
{%- if !carried.is_empty() %}

::cantus::carry!({{ carried.join(", ") }});
{%- endif %}
{%- for event in events %}

{{ event }}
{%- endfor %}

/// What every type is declared as: what `#[payload(…)]` names.
pub mod {{ types_ident }} {
{%- for ty in types %}
{%- if !loop.first %}
{% endif %}
{{ ty }}
{%- endfor %}
}
{%- if !rules.is_empty() %}

#[doc(hidden)]
pub mod __rules {
{%- for rule in rules %}
    pub struct {{ rule.ident }};
{%- match rule.body %}
{%- when RuleBody::Text with (item) %}
    impl ::cantus::contract::TextRules for {{ rule.ident }} {
        fn bounds() -> &'static ::cantus::TextBounds {
            &{{ item }}
        }
    }
{%- when RuleBody::OwnText with (bounds) %}
    impl ::cantus::contract::TextRules for {{ rule.ident }} {
        fn bounds() -> &'static ::cantus::TextBounds {
            static BOUNDS: ::cantus::TextBounds = {{ bounds }};
            &BOUNDS
        }
    }
{%- when RuleBody::Mask with (level, form) %}
    impl ::cantus::contract::Mask for {{ rule.ident }} {
        const LEVEL: u32 = {{ level }};
        const FORM: &'static str = {{ format!("{:?}", form) }};
    }
{%- when RuleBody::Number with (bounds) %}
    impl ::cantus::contract::NumberRules for {{ rule.ident }} {
        const BOUNDS: ::cantus::NumberBounds = {{ bounds }};
    }
{%- endmatch %}
{%- endfor %}
}
{%- endif %}
