{% for file in files -%}
export * from './{{ file }}{{ suffix }}';
{% endfor -%}
{% for (name, file) in shared -%}
export * as {{ name }} from './{{ file }}{{ suffix }}';
{% endfor -%}
