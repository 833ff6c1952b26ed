{%- for standing in events.standing -%}
interface {{ standing.name }} {
{%- for field in standing.fields %}
{% call docs::doc(&field.docs, "  ") -%}{%- endcall %}  {{ field.key }}: {{ field.ty }};
{%- endfor %}
}

{% endfor -%}
/** The documents of package `{{ events.package }}` by the type of their event. */
export interface {{ events.types }} {
{%- for member in events.members %}
{% call docs::doc(&member.docs, "  ") -%}{%- endcall %}  {{ member.key }}: {{ member.object|indent(2) }};
{%- endfor %}
}

/** The type of an event, as it stands on the wire. */
export type {{ events.event_type }} = keyof {{ events.types }};

{% call docs::doc(&events.docs, "") -%}{%- endcall -%}
export type {{ events.event }} = {{ events.types }}[{{ events.event_type }}];

/** The document of one type of event. */
export type {{ events.event_of }}<Type extends {{ events.event_type }}> = {{ events.types }}[Type];

/** Every type of event. */
export const {{ events.constant }} = [
{%- for wire in events.wires %}
  {{ wire }},
{%- endfor %}
] as const satisfies readonly {{ events.event_type }}[];
{% match events.tag %}
{%- when Some(tag) %}
/** Whether the value is an event of package `{{ events.package }}` to a reader, and nothing in it is unknown. */
export function is{{ events.event }}(value: unknown): value is {{ events.event }} {
  const check = new cantus.Check('read');
  checks.check{{ events.event }}(value, check, 1);
  return check.count === 0 && !check.unknown && !check.opaque;
}

/** Reads a document: an event, an event of a type this code does not know, or every problem and its place. */
export function parse{{ events.event }}(value: unknown, view: cantus.View = 'read'): cantus.ParsedEvent<{{ events.event }}, {{ events.common }}> {
  const check = new cantus.Check(view);
  checks.check{{ events.event }}(value, check, 1);
  return cantus.parsedEvent(value, check, {{ tag }}, [{{ events.common_names.join(", ") }}], {% if events.turns %}checks.turn{{ events.event }}{% else %}undefined{% endif %}{% if events.common_turns %}, checks.turn{{ events.event }}$Common{% endif %});
}
{%- when None %}
/** Reads a document whose type was told beside it: an event, one of a type this code does not know, or every problem and its place. */
export function parse{{ events.event }}(type: string, value: unknown, view: cantus.View = 'read'): cantus.ParsedNamedEvent<{{ events.types }}> {
  return cantus.parsedNamedEvent(type, value, view, checks.checks{{ events.event }}, {% if events.turns %}checks.turns{{ events.event }}{% else %}undefined{% endif %});
}
{%- endmatch %}
{%- for constructor in events.constructors %}

{% call docs::doc(&constructor.docs, "") -%}{%- endcall -%}
export function {{ constructor.name }}({{ constructor.parameters.join(", ") }}): {{ events.event_of }}<{{ constructor.wire }}> {
  return {{ constructor.emit }}(cantus.join({{ constructor.parts.join(", ") }}));
}
{%- endfor %}
