
/** The policies of package `{{ package }}`: what each is, and how its rules are compiled. */

import * as policy from './cantus-policy{{ suffix }}';
import { {{ functions.join(", ") }} } from './{{ events_file }}{{ suffix }}';
import type { {{ types.join(", ") }} } from './{{ events_file }}{{ suffix }}';
{% for policy in policies %}
/** What `{{ policy.docs_name }}` is. */
export const {{ policy.constant }} = {
  name: {{ policy.name }},
  keys: [
{%- for key in policy.keys %}
    {{ key }},
{%- endfor %}
  ],
  actions: [
{%- for action in policy.actions %}
    {{ action }},
{%- endfor %}
  ],
  default: {{ policy.default }},
} as const satisfies policy.Definition;
{% if !policy.presets.is_empty() %}
/** The rule sets that `{{ policy.docs_name }}` has under a name. */
export const {{ policy.constant }}_PRESETS: { readonly [Name in {{ policy.preset_names.join(" | ") }}]: {{ policy.file }} } = {
{%- for preset in policy.presets %}
  {{ preset }},
{%- endfor %}
};
{% endif %}
/** Compiles rules of `{{ policy.docs_name }}`; throws a `policy.PolicyError` with every problem of what are none. */
export function compile{{ policy.file }}(
  rules: {{ policy.file }},
): policy.Gate<{{ policy.request }}, {{ policy.action }}, {{ policy.codes }}> {
  return policy.compile({{ policy.constant }}, rules, (value) => parse{{ policy.file }}(value, 'emit'));
}
{% endfor %}
