{% for file in files -%}
export * from './{{ file }}{{ suffix }}';
{% endfor -%}
export * as cantus from './cantus{{ suffix }}';
