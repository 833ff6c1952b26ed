/**
 * The protocol of package `{{ package }}`: which sequences of its events are legal in one stream.
 *
 * `new Monitor({{ constant }})` of `cantus-monitor{{ suffix }}` watches a stream for it.
 */

import type { Definition } from './cantus-monitor{{ suffix }}';

/** Which sequences of the events are legal in one stream. */
export const {{ constant }}: Definition = {
  package: {{ name }},
{%- if let Some(tag) = tag %}
  tag: {{ tag }},
{%- endif %}
  events: [
{%- for event in events %}
    {{ event }},
{%- endfor %}
  ],
  rules: [
{%- for rule in rules %}
    {
      text: {{ rule.text }},
{%- if let Some(summary) = rule.summary %}
      summary: {{ summary }},
{%- endif %}
{%- if let Some(per) = rule.per %}
      per: {{ per }},
{%- endif %}
      demand: {
{%- for line in rule.demand %}
        {{ line }}
{%- endfor %}
      },
    },
{%- endfor %}
  ],
};
