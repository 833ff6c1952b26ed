{%- match kind -%}
{%- when StatementKind::Nothing -%}
{%- when StatementKind::Test { fails, message } -%}
if ({{ fails }}) check.fail({{ message }}{% if let Some(key) = key %}, {{ key }}{% endif %});
{%- when StatementKind::Empty -%}
check.empty({{ value }}, {{ depth }}{% if let Some(key) = key %}, {{ key }}{% endif %});
{%- when StatementKind::Call(function) -%}
{%- if let Some(key) = key -%}
const before{{ level }} = check.count;
{{ function }}({{ value }}, check, {{ depth }});
check.under(before{{ level }}, {{ key }});
{%- else -%}
{{ function }}({{ value }}, check, {{ depth }});
{%- endif -%}
{%- when StatementKind::List { count, item } -%}
if (check.list({{ value }}, {{ depth }}{% if let Some(key) = key %}, {{ key }}{% endif %})) {
{%- if let Some((fails, message)) = count %}
  if ({{ fails }}) check.fail({{ message }}{% if let Some(key) = key %}, {{ key }}{% endif %});
{%- endif -%}
{%- if !item.is_nothing() -%}
{%- if key.is_some() %}
  const before{{ level }} = check.count;
{%- endif %}
  for (let index{{ level }} = 0; index{{ level }} < {{ value }}.length; index{{ level }} += 1) {
    const {{ item.value }} = {{ value }}[index{{ level }}];
    {{ item|indent(4) }}
  }
{%- if let Some(key) = key %}
  check.under(before{{ level }}, {{ key }});
{%- endif -%}
{%- endif %}
}
{%- when StatementKind::Map { item } -%}
if (check.object({{ value }}, {{ depth }}{% if let Some(key) = key %}, {{ key }}{% endif %})) {
{%- if key.is_some() %}
  const before{{ level }} = check.count;
{%- endif %}
  for (const key{{ level }} of Object.keys({{ value }})) {
    check.key(key{{ level }});
{%- if !item.is_nothing() %}
    const {{ item.value }} = {{ value }}[key{{ level }}];
    {{ item|indent(4) }}
{%- endif %}
  }
{%- if let Some(key) = key %}
  check.under(before{{ level }}, {{ key }});
{%- endif %}
}
{%- when StatementKind::Nullable(inner) -%}
if ({{ value }} !== null) {
  {{ inner|indent(2) }}
}
{%- endmatch -%}
