/** @internal */
export function {{ name }}({{ self.object() }}: cantus.JsonObject, {{ self.check() }}: cantus.Check, {{ self.depth() }}: number): number {
{%- if fields.is_empty() %}
  return {{ start }};
{%- else %}
  let known = {{ start }};
{%- for field in fields %}
  {% if loop.first %}let {% endif %}value = {{ field.read }};
{%- if field.required %}
  if (value === undefined) {
    check.missing({{ field.key }});
    known -= 1;
  }
{%- if let StatementKind::Test { fails, message } = field.statement.kind %} else if ({{ fails }}) check.fail({{ message }}, {{ field.key }});
{%- else if !field.statement.is_nothing() %} else {
    {{ field.statement|indent(4) }}
  }
{%- endif -%}
{%- else %}
  if (value !== undefined) {
    known += 1;
{%- if !field.statement.is_nothing() %}
    {{ field.statement|indent(4) }}
{%- endif %}
  }
{%- endif -%}
{%- endfor %}
  return known;
{%- endif %}
}
