{%- for record in config.filled -%}
/** `{{ record.name }}` with everything there that has a default. */
export type {{ record.name }}$Filled = {{ record.name }} & {
{%- for field in record.fields %}
  {{ field.key }}: {{ field.ty }};
{%- endfor %}
};

{% endfor -%}
const {{ config.name }}$config: config.Definition = {
  shapes: [
{%- for shape in config.shapes %}
    {{ shape }},
{%- endfor %}
  ],
  presetKey: {{ config.preset_key }},
  presets: [
{%- for preset in config.presets %}
    {{ preset }},
{%- endfor %}
  ],
};

/**
 * Fills in everything that has a default. For each top-level key the value counts before the preset, and the preset
 * before the default; whoever says a key says the whole of it.
 */
export function fill{{ config.name }}(value: {{ config.name }}{% if let Some(preset) = config.preset %}, preset?: {{ preset }}{% endif %}): {{ config.result }} {
  return config.fill({{ config.name }}$config, value{% if config.preset.is_some() %}, preset{% endif %}) as {{ config.result }};
}
