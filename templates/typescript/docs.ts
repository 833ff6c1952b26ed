{%- macro doc(lines, pad) -%}
{%- if lines.len() == 1 -%}
{{ pad }}/** {{ lines[0] }} */
{% else if !lines.is_empty() -%}
{{ pad }}/**
{% for line in lines.iter() -%}
{{ pad }} *{% if !line.is_empty() %} {{ line }}{% endif %}
{% endfor -%}
{{ pad }} */
{% endif -%}
{%- endmacro -%}
