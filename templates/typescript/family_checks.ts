{%- if let Some(common) = family.common -%}
{{ common }}

{% endif -%}
{%- for member in family.members -%}
{{ member.fields }}

{% endfor -%}
{%- if family.by_map -%}
/** @internal */
export const members{{ checks.name }}: ReadonlyMap<unknown, cantus.CheckFields> = /* @__PURE__ */ new Map<unknown, cantus.CheckFields>([
{%- for member in family.members %}
{%- for case in member.cases %}
  [{{ case }}, {{ member.fields.name }}],
{%- endfor %}
{%- endfor %}
]);

{% endif -%}
/** @internal */
export function fields{{ checks.name }}(object: cantus.JsonObject, check: cantus.Check, {% if family.depth_unused %}_{% endif %}depth: number): number {
{%- match family.told_apart -%}
{%- when ToldApart::Key(message) %}
  let present = 0;
{%- for member in family.members %}
{%- for case in member.cases %}
  if ({{ case }}) present += 1;
{%- endfor %}
{%- endfor %}
  if (present !== 1) check.fail({{ message }});
{%- for member in family.members %}
{%- for case in member.cases %}
  else if ({{ case }}) return {{ member.fields.name }}(object, check, depth);
{%- endfor %}
{%- endfor %}
  return 0;
{%- when ToldApart::Tag(tag) %}
  const tag = {{ tag.read }};
{%- if family.by_map %}
  const member = members{{ checks.name }}.get(tag);
  if (member !== undefined) return member(object, check, depth);
{%- else %}
  switch (tag) {
{%- for member in family.members %}
{%- for case in member.cases %}
    case {{ case }}:
{%- endfor %}
      return {{ member.fields.name }}(object, check, depth);
{%- endfor %}
  }
{%- endif %}
{%- if !tag.has_default %}
  if (tag === undefined) {
    check.missing({{ tag.key }});
    return 0;
  }
{%- endif %}
{%- match tag.unknown -%}
{%- when UnknownTag::Closed(message) %}
  check.fail({{ message }}, {{ tag.key }});
  return 1;
{%- when UnknownTag::Open { is_no_tag, expected, strict, flag, common } %}
  if ({{ is_no_tag }}) {
    check.fail({{ expected }}, {{ tag.key }});
    return 1;
  }
{%- if let Some(strict) = strict %}
  if (check.strict) check.fail({{ strict }}, {{ tag.key }});
{%- endif %}
  check.{{ flag }} = true;
  return 1{% if let Some(common) = common %} + {{ common }}{% endif %};
{%- endmatch -%}
{%- endmatch %}
}

/** @internal */
export function declares{{ checks.name }}(key: string, object: cantus.JsonObject): boolean {
{%- if !family.shared.is_empty() %}
  if ({{ family.shared }}) return true;
{%- endif %}
{%- match family.told_apart -%}
{%- when ToldApart::Key(_) %}
{%- for member in family.members %}
{%- for case in member.cases %}
  if ({{ case }}) return {% if let Some(declares) = member.declares %}{{ declares }}{% else %}false{% endif %};
{%- endfor %}
{%- endfor %}
  return true;
{%- when ToldApart::Tag(tag) %}
  switch ({{ tag.read }}) {
{%- for member in family.members %}
{%- if let Some(declares) = member.declares %}
{%- for case in member.cases %}
    case {{ case }}:
{%- endfor %}
      return {{ declares }};
{%- else if !family.by_map %}
{%- for case in member.cases %}
    case {{ case }}:
{%- endfor %}
      return false;
{%- endif %}
{%- endfor %}
    default:
      return {% if family.by_map %}!members{{ checks.name }}.has({{ tag.read }}){% else %}true{% endif %};
  }
{%- endmatch %}
}
{%- if family.has_rest %}

/** @internal */
export function rest{{ checks.name }}(key: string, object: cantus.JsonObject, check: cantus.Check, depth: number): void {
{%- match family.told_apart -%}
{%- when ToldApart::Key(_) %}
{%- for member in family.members %}
{%- if let Some(rest) = member.rest %}
{%- for case in member.cases %}
  if ({{ case }}) return {{ rest }};
{%- endfor %}
{%- endif %}
{%- endfor %}
  check.undeclared(key);
{%- when ToldApart::Tag(tag) %}
  switch ({{ tag.read }}) {
{%- for member in family.members %}
{%- if let Some(rest) = member.rest %}
{%- for case in member.cases %}
    case {{ case }}:
{%- endfor %}
      return {{ rest }};
{%- endif %}
{%- endfor %}
    default:
      check.undeclared(key);
  }
{%- endmatch %}
}
{%- endif %}

/** @internal */
export function check{{ checks.name }}(value: unknown, check: cantus.Check, depth: number): void {
  if (check.object(value, depth)) check.{% if family.has_rest %}rest(value, fields{{ checks.name }}(value, check, depth), declares{{ checks.name }}, rest{{ checks.name }}, depth){% else %}close(value, fields{{ checks.name }}(value, check, depth), declares{{ checks.name }}){% endif %};
}
