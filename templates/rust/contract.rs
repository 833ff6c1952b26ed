{%- macro docs_of(docs, pad, more) -%}
{%- for line in docs.iter() -%}
{{ pad }}{{ more }}///{% if !line.is_empty() %} {{ line }}{% endif %}
{% endfor -%}
{%- endmacro -%}
{%- macro attributes_of(attributes, pad, more) -%}
{%- for attribute in attributes.iter() -%}
{{ pad }}{{ more }}{{ attribute }}
{% endfor -%}
{%- endmacro -%}
{%- call docs_of(docs, pad, "") -%}{%- endcall -%}
{%- match body -%}
{%- when BodyView::Removed -%}
{%- call attributes_of(attributes, pad, "") -%}{%- endcall -%}
{{ pad }}pub mod {{ ident }} {}
{%- when BodyView::Record with (record) -%}
{{ pad }}pub mod {{ ident }} {
{% call attributes_of(attributes, pad, "    ") -%}{%- endcall -%}
{{ pad }}    pub struct __Contract;
{{ pad }}    impl ::cantus::contract::Contract for __Contract {
{{ pad }}        type Of = {{ record.of }};
{{ pad }}        type Payload = {{ record.payload }};
{{ pad }}        const NAME: &'static str = {{ record.name }};
{%- if record.member > 0 %}
{{ pad }}        const MEMBER: usize = {{ record.member }};
{%- endif %}
{%- if let Some(hidden) = record.hidden %}
{{ pad }}        const LEVEL: u32 = {{ hidden.0 }};
{{ pad }}        const FORM: &'static str = {{ format!("{:?}", hidden.1) }};
{%- endif %}
{{ pad }}        const STEPS: &'static [::cantus::contract::Step] = &[
{%- for step in record.steps %}
{{ pad }}            ::cantus::contract::{{ step }},
{%- endfor %}
{{ pad }}        ];
{%- if !record.fields.is_empty() %}
{{ pad }}        const FIELDS: &'static [::cantus::contract::FieldInfo] = &[
{%- for field in record.fields %}
{{ pad }}            ::cantus::contract::{{ field.info }},
{%- endfor %}
{{ pad }}        ];
{%- endif %}
{{ pad }}    }
{{ pad }}    pub type __Required = ::cantus::contract::{{ record.required }};
{% for field in record.fields -%}
{% call docs_of(field.docs, pad, "    ") -%}{%- endcall -%}
{%- call attributes_of(field.attributes, pad, "    ") -%}{%- endcall -%}
{{ pad }}    pub type {{ field.ident }} = ::cantus::contract::Field<__Contract, {{ loop.index0 }}, ::cantus::contract::{{ field.wire }}{% if field.is_guarded %}, ::cantus::contract::Guarded{% endif %}>;
{% endfor -%}
{% for gone in record.removed -%}
{{ pad }}    {{ gone.attribute }}
{{ pad }}    pub type {{ gone.ident }} = ();
{% endfor -%}
{{ pad }}}
{%- when BodyView::Family with (family) -%}
{{ pad }}pub mod {{ ident }} {
{% call attributes_of(attributes, pad, "    ") -%}{%- endcall -%}
{{ pad }}    pub struct __Contract;
{{ pad }}    impl ::cantus::contract::Contract for __Contract {
{{ pad }}        type Of = {{ family.of }};
{{ pad }}        type Payload = {{ family.payload }};
{{ pad }}        const NAME: &'static str = {{ family.name }};
{%- if family.member > 0 %}
{{ pad }}        const MEMBER: usize = {{ family.member }};
{%- endif %}
{%- if family.level > 0 %}
{{ pad }}        const LEVEL: u32 = {{ family.level }};
{%- endif %}
{%- if !family.steps.is_empty() %}
{{ pad }}        const STEPS: &'static [::cantus::contract::Step] = &[
{%- for step in family.steps %}
{{ pad }}            ::cantus::contract::{{ step }},
{%- endfor %}
{{ pad }}        ];
{%- endif %}
{%- if !family.fields.is_empty() %}
{{ pad }}        const FIELDS: &'static [::cantus::contract::FieldInfo] = &[
{%- for field in family.fields %}
{{ pad }}            ::cantus::contract::{{ field }},
{%- endfor %}
{{ pad }}        ];
{%- endif %}
{{ pad }}        const MEMBERS: &'static [::cantus::contract::MemberInfo] = &[
{%- for info in family.infos %}
{{ pad }}            ::cantus::contract::{{ info }},
{%- endfor %}
{{ pad }}        ];
{%- if family.is_open %}
{{ pad }}        const OPEN: ::cantus::contract::Openness = ::cantus::contract::Openness::Writers;
{%- endif %}
{{ pad }}    }

{{ pad }}    pub type __Required = ::cantus::contract::ToldApart;
{%- for variant in family.variants %}
{{ pad }}    pub use self::{{ variant.module }} as {{ variant.ident }};
{%- endfor %}
{%- for member in family.members %}

{{ member }}
{%- endfor %}
{{ pad }}}
{%- endmatch -%}
