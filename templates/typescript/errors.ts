{%- import "typescript/docs.ts" as docs -%}
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
} as const satisfies {{ errors.family }}$Codes;

type {{ errors.family }}$Facts = cantus.CodeFacts<{{ errors.codes_type }}$Known, {{ errors.attributes }}>;

type {{ errors.family }}$Codes = { readonly [Code in `${ {{- errors.codes_type }}$Known}`]: {{ errors.family }}$Facts };

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

/** What is fixed about the error's code, such as its status and its hint, or about the first ancestor this side knows. */
export function factsOf{{ errors.family }}(error: {{ errors.family }}): {{ errors.family }}$Facts | undefined {
  const facts: {{ errors.family }}$Codes = {{ errors.constant }};
  const code = known{{ errors.codes_type }}(error);
  return code === undefined ? undefined : facts[`${code}`];
}

/** The error in a line: `[CODE] message (hint: …)`. The code and its facts are stable, the message is not. */
export function show{{ errors.family }}(error: {{ errors.family }}): string {
  return errors.shown(error, {{ errors.tag }}, {{ errors.raw }}, {{ errors.constant }});
}

/** Reads the error out of an answer that failed, whatever its body is and is said to be. */
export function read{{ errors.family }}Response(response: errors.Answer): Promise<errors.AnsweredError<{{ errors.family }}, {{ errors.codes_type }}$Known>> {
  return errors.fromResponse(response, parse{{ errors.family }}, known{{ errors.codes_type }});
}
