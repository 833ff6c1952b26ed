{%- for constant in checks.constants -%}
const {{ constant.name }} = {{ constant.value }};
{% endfor -%}
{%- match checks.check -%}
{%- when CheckBody::Value { statement, depth_unused, check_unused, value_unused } -%}
/** @internal */
export function check{{ checks.name }}({% if *value_unused %}_{% endif %}value: unknown, {% if *check_unused %}_{% endif %}check: cantus.Check, {% if *depth_unused %}_{% endif %}depth: number): void {
  {{ statement|indent(2) }}
}
{%- when CheckBody::Union { branches, expected, depth_unused } -%}
/** @internal */
export function check{{ checks.name }}(value: unknown, check: cantus.Check, {% if *depth_unused %}_{% endif %}depth: number): void {
  {% for branch in branches -%}
  if ({{ branch.is_kind }}) {
    {{ branch.statement|indent(4) }}
  } else {% endfor -%}
  check.fail({{ expected }});
}
{%- when CheckBody::Record(record) -%}
{{ record.fields }}

/** @internal */
export function declares{{ checks.name }}({% if record.declares == "false" %}_{% endif %}key: string): boolean {
  return {{ record.declares }};
}
{%- if let Some(rest) = record.rest %}

/** @internal */
export function rest{{ checks.name }}(key: string, {% if rest.is_nothing() %}_{% endif %}object: cantus.JsonObject, check: cantus.Check, {% if !rest.uses_depth() %}_{% endif %}depth: number): void {
  check.key(key);
{%- if !rest.is_nothing() %}
  const value = object[key];
  {{ rest|indent(2) }}
{%- endif %}
}
{%- endif %}

/** @internal */
export function check{{ checks.name }}(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.{% if record.rest.is_some() %}rest(value, {{ record.fields.name }}(value, check, depth), declares{{ checks.name }}, rest{{ checks.name }}, depth){% else %}close(value, {{ record.fields.name }}(value, check, depth), declares{{ checks.name }}){% endif %};
}
{%- when CheckBody::Family(family) -%}
{% include "typescript/family_checks.ts" %}
{%- endmatch -%}
{%- if let Some(turn) = checks.turn %}

/** @internal */
export function turn{{ checks.name }}(value: unknown, way: cantus.Way): unknown {
{%- match turn -%}
{%- when TurnBody::Expression(expression) %}
  return {{ expression }};
{%- when TurnBody::Family(family) %}
  if (!cantus.isObject(value)) return value;
{%- if let Some(read) = family.read %}
  switch ({{ read }}) {
{%- for arm in family.arms %}
{%- for case in arm.cases %}
    case {{ case }}:
{%- endfor %}
      return {{ arm.turned }};
{%- endfor %}
    default:
      return {% if let Some(unknown) = family.unknown %}{{ unknown }}{% else %}value{% endif %};
  }
{%- else %}
{%- for arm in family.arms %}
{%- for case in arm.cases %}
  if ({{ case }}) return {{ arm.turned }};
{%- endfor %}
{%- endfor %}
  return value;
{%- endif %}
{%- endmatch %}
}
{%- endif -%}
