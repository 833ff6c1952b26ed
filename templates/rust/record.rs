{%- macro attributes_of(attributes, pad) -%}
{%- for attribute in attributes.iter() -%}
{{ pad }}{{ attribute }}
{% endfor -%}
{%- endmacro -%}
{%- macro members_of(members) -%}
{%- if members.is_empty() %} {}
{% else %} {
{%- for member in members.iter() %}
{%- for attribute in member.attributes.iter() %}
    {{ attribute }}
{%- endfor %}
    {{ member.text }},
{%- endfor %}
}
{% endif -%}
{%- endmacro -%}
{%- call attributes_of(attributes, "") -%}{%- endcall -%}
#[non_exhaustive]
#[derive({{ derives }})]
pub struct {{ ident }}{% call members_of(members) -%}{%- endcall -%}
{%- if !own_debug.is_empty() %}
{{ own_debug -}}
{%- endif -%}
{%- for (at, item) in statics.iter().enumerate() -%}
{%- if at == 0 %}
{% endif -%}
{{ item }}
{% endfor %}
impl {{ ident }} {
    /// {{ new_docs }}
    {{ new }}
        {{ new_value }}
    }
{%- for method in methods %}

{% call attributes_of(method.attributes, "    ") -%}{%- endcall -%}
{{ "    " }}{{ method.signature }}
{%- for line in method.body.iter() %}
        {{ line }}
{%- endfor %}
    }
{%- endfor %}
}

#[doc(hidden)]
#[derive(Default)]
pub struct {{ builder }}{% call members_of(held) -%}{%- endcall %}
impl {{ short.fields }} for {{ builder }} {
    {{ field_signature }}
{%- if arms.is_empty() %}
        {{ otherwise }}
{%- else %}
        match key {
{%- for arm in arms %}
            {{ arm }},
{%- endfor %}
            _ => return {{ otherwise }},
        }
        true
{%- endif %}
    }
}

impl {{ short.record }} for {{ ident }} {
    type Fields = {{ builder }};
    {{ finish_signature }}
{%- for (local, key, ident) in required %}
        let {{ local }} = reader.required({{ key }}, fields.{{ ident }});
{%- endfor %}
        {{ finished }}
    }

    {{ write_signature }}{% if writes.is_empty() %}}{% else %}
{%- for write in writes %}
{%- match write -%}
{%- when WriteText::Always with (key, write) %}
        writer.key({{ key }});
        {{ write }};
{%- when WriteText::Perhaps with (condition, key, write) %}
        if {{ condition }} {
            writer.key({{ key }});
            {{ write }};
        }
{%- when WriteText::Shown with (key, shows, write, otherwise) %}
        writer.key({{ key }});
        if {{ shows }} {
            {{ write }};
        } else {
            {{ otherwise }}
        }
{%- when WriteText::Rest with (write) %}
        {{ write }};
{%- when WriteText::ShownRest with (shows, write) %}
        if {{ shows }} {
            {{ write }};
        }
{%- when WriteText::Early with (shows, otherwise) %}
        if !{{ shows }} {
            return{{ otherwise }};
        }
{%- endmatch -%}
{%- endfor %}
    }{% endif %}
}
