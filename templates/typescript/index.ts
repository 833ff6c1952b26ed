{% for file in files -%}
export * from './{{ file }}{{ suffix }}';
{% endfor -%}
{% for file in protocols -%}
export * from './{{ file }}{{ suffix }}';
{% endfor -%}
{%- if !protocols.is_empty() -%}
export * as protocol from './protocol{{ suffix }}';
{% endif -%}
export * as cantus from './cantus{{ suffix }}';
