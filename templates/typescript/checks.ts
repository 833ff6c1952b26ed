/**
 * The checks behind the guards, parsers and constructors of package `{{ package }}`. Import its events file instead.
 */

import * as cantus from './cantus{{ suffix }}';
{%- for import in imports %}
import { {{ import.names.join(", ") }} } from './{{ import.file }}{{ suffix }}';
{%- endfor %}
{% for checks in checks %}
{% include "typescript/definition_checks.ts" %}
{% endfor %}
{% match events %}
{%- when EventChecks::Tagged { checks, common_turn } -%}
{% include "typescript/definition_checks.ts" %}
{%- if let Some(turn) = common_turn %}

/** @internal */
export function turn{{ checks.name }}$Common(value: unknown, way: cantus.Way): unknown {
  return {{ turn }};
}
{%- endif -%}
{%- if let CheckBody::Family(family) = checks.check %}
{%- for member in family.members %}
{%- if let Some(emit) = member.emit %}

/** @internal */
export function {{ emit.name }}<T>(document: unknown): T {
  return cantus.emitted(document, {{ member.fields.name }}, {{ emit.parameters }} => {{ emit.declares }}, {{ emit.rest }}, {{ emit.turn }});
}
{%- endif -%}
{%- endfor -%}
{%- endif -%}
{%- when EventChecks::Outside { name, entries, turns } -%}
/** @internal */
export const checks{{ name }}: ReadonlyMap<string, cantus.CheckValue> = /* @__PURE__ */ new Map<string, cantus.CheckValue>([
{%- for entry in entries %}
  [{{ entry.wire }}, {{ entry.check }}],
{%- endfor %}
]);
{%- if *turns %}

/** @internal */
export const turns{{ name }}: ReadonlyMap<string, cantus.Turn> = /* @__PURE__ */ new Map<string, cantus.Turn>([
{%- for entry in entries %}
{%- if let Some(turn) = entry.turn %}
  [{{ entry.wire }}, {{ turn }}],
{%- endif %}
{%- endfor %}
]);
{%- endif %}
{%- for entry in entries %}

/** @internal */
export function {{ entry.emit }}<T>(document: unknown): T {
  return cantus.emittedValue(document, {{ entry.check }}, {% if let Some(turn) = entry.turn %}{{ turn }}{% else %}undefined{% endif %});
}
{%- endfor -%}
{%- endmatch %}
