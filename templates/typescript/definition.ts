{%- if let Body::Family(family) = definition.body -%}
{%- for standing in family.standing -%}
interface {{ standing.name }} {
{%- for field in standing.fields %}
{% call docs::doc(&field.docs, "  ") -%}{%- endcall %}  {{ field.key }}: {{ field.ty }};
{%- endfor %}
}

{% endfor -%}
{%- if family.by_member -%}
interface {{ definition.name }}$Members {
{%- for member in family.members %}
{% call docs::doc(&member.docs, "  ") -%}{%- endcall %}  {{ member.key }}: {{ member.object|indent(2) }};
{%- endfor %}
}

{% endif -%}
{%- endif -%}
{%- call docs::doc(&definition.docs, "") -%}{%- endcall -%}
{%- match definition.body -%}
{%- when Body::Interface { fields, index } -%}
export interface {{ definition.name }} {
{%- for field in fields %}
{% call docs::doc(&field.docs, "  ") -%}{%- endcall %}  {{ field.key }}: {{ field.ty }};
{%- endfor %}
{%- if let Some(index) = index %}
  [key: string]: {{ index }};
{%- endif %}
}
{%- when Body::Alias(ty) -%}
export type {{ definition.name }} = {{ ty }};
{%- when Body::Arms(arms) -%}
export type {{ definition.name }} =
{%- for arm in arms %}
{% call docs::doc(&arm.docs, "  ") -%}{%- endcall %}  | {{ arm.ty }}
{%- endfor -%}
;
{%- when Body::Family(family) -%}
export type {{ definition.name }} =
{%- if family.by_member %}
  | {{ definition.name }}$Members[keyof {{ definition.name }}$Members]
{%- else %}
{%- for member in family.members %}
{% call docs::doc(&member.docs, "  ") -%}{%- endcall %}  | {% if member.object.and.is_empty() %}{{ member.object|indent(4) }}{% else %}({{ member.object|indent(4) }}){% endif %}
{%- endfor %}
{%- endif %}
{%- if let Some(unknown) = family.unknown %}
  /** A member that is not declared; `raw` is the whole of it. */
  | {{ unknown }}
{%- else if family.members.is_empty() %}
  never
{%- endif -%}
;
{%- endmatch %}

/** Whether the value is a `{{ definition.name }}` to a reader{% if definition.turns %}, and nothing in it is unknown; `parse{{ definition.name }}` takes what is{% endif %}. */
export function is{{ definition.name }}(value: unknown): value is {{ definition.name }} {
  const check = new cantus.Check('read');
  checks.check{{ definition.name }}(value, check, 1);
  return check.count === 0{% if definition.turns %} && !check.unknown{% endif %};
}

/** Reads a `{{ definition.name }}`, with every problem and its place. */
export function parse{{ definition.name }}(value: unknown, view: cantus.View = 'read'): cantus.Parsed<{{ definition.name }}> {
  return cantus.parse(value, view, checks.check{{ definition.name }}{% if definition.turns %}, checks.turn{{ definition.name }}{% endif %});
}
