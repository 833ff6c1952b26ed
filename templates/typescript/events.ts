{%- import "typescript/docs.ts" as docs -%}
{% call docs::doc(&docs, "") -%}{%- endcall %}
import * as cantus from './cantus{{ suffix }}';
{%- if has_errors %}
import * as errors from './cantus-errors{{ suffix }}';
{%- endif %}
{%- for import in imports %}
import type { {{ import.names.join(", ") }} } from './{{ import.file }}{{ suffix }}';
{%- endfor %}
{%- if has_configs %}
import * as config from './cantus-config{{ suffix }}';
{%- endif %}
import * as checks from './{{ checks_file }}{{ suffix }}';
