{%- import "typescript/docs.ts" as docs -%}
{%- if fields.is_empty() && and.is_empty() -%}
Record<string, never>
{%- else -%}
{%- if self.has_docs() -%}
{
{% for field in fields -%}
{%- call docs::doc(&field.docs, "  ") -%}{%- endcall %}  {{ field.key }}: {{ field.ty }};
{% endfor -%}
}
{%- else if !fields.is_empty() -%}
{ {% for field in fields %}{{ field.key }}: {{ field.ty }}{% if !loop.last %}; {% endif %}{% endfor %} }
{%- endif -%}
{%- for name in and -%}
{%- if !(loop.first && fields.is_empty()) %} & {% endif -%}{{ name }}
{%- endfor -%}
{%- endif -%}
