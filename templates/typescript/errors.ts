type {{ errors.codes_type }}$Known =
{%- for code in errors.known %}
  | {{ code }}
{%- else %} never
{%- endfor -%}
;

/** What is fixed about every code of a `{{ errors.family }}`. */
export const {{ errors.constant }} = {
{%- for code in errors.codes %}
{% call docs::doc(&code.docs, "  ") -%}{%- endcall %}  {{ code.key }}: { {{ code.facts.join(", ") }} },
{%- endfor %}
} as const satisfies {
  readonly [Code in `${ {{- errors.codes_type }}$Known}`]: cantus.CodeFacts<{{ errors.codes_type }}$Known, {{ errors.attributes|indent(2) }}>;
};

/** The error with one code, typed with its details. */
export type {{ errors.family }}Of<Code extends {{ errors.codes_type }}$Known> = {{ errors.family }}$Members[`${Code}`];

/** Makes the error with this code as the emit view has it; throws a `cantus.EmitError` where it is not. */
export function new{{ errors.family }}<Code extends {{ errors.codes_type }}$Known>(
  code: Code,
  members: cantus.Asked<{{ errors.family }}$Members[`${Code}`], {{ errors.set }}, {{ errors.filled_type }}>,
): {{ errors.family }}$Members[`${Code}`] {
  const facts: cantus.CodeFacts<unknown, object> = {{ errors.constant }}[`${code}`];
  const error = cantus.errorObject(facts, {{ errors.tag }}, code, {{ errors.ancestors }}, [{{ errors.filled.join(", ") }}], members);
  return cantus.emittedValue(error, checks.check{{ errors.family }}, {% if errors.turns %}checks.turn{{ errors.family }}{% else %}undefined{% endif %});
}

/** The error's code, or the first ancestor this side knows of a code it does not know. */
export function known{{ errors.codes_type }}(error: {{ errors.family }}): {{ errors.codes_type }}$Known | undefined {
  return cantus.knownCode<{{ errors.codes_type }}$Known>(error, {{ errors.tag }}, {{ errors.raw }}, {{ errors.ancestors }}, checks.members{{ errors.family }});
}
