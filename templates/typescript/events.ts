{%- import "typescript/docs.ts" as docs -%}
{% call docs::doc(&docs, "") -%}{%- endcall %}
import * as cantus from './cantus{{ suffix }}';
{%- for import in imports %}
import type { {{ import.names.join(", ") }} } from './{{ import.file }}{{ suffix }}';
{%- endfor %}
import * as checks from './{{ checks_file }}{{ suffix }}';
{% for definition in definitions %}
{% include "typescript/definition.ts" %}
{% endfor %}
{%- if let Some(errors) = errors %}
{% include "typescript/errors.ts" %}
{% endif %}
{% include "typescript/event_union.ts" %}
