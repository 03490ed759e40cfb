export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
}

/** The server writes a `response` and remotes read it; a `request` is the reverse. */
type Direction = 'response' | 'request';

/**
 * Additions are compatible: response properties, optional request properties and variants.
 * @param at path of the value, for the message
 */
export function schemaProblems(before: JsonSchema, now: JsonSchema, direction: Direction, at = ''): string[] {
  if (before.anyOf || now.anyOf) {
    const variants = now.anyOf ?? [now];
    return (before.anyOf ?? [before]).flatMap((variant, index) =>
      variants.some((other) => schemaProblems(variant, other, direction, at).length === 0)
        ? []
        : [`${at || 'the whole'}: variant ${index + 1} is gone or different`],
    );
  }
  if (before.type !== now.type) return [`${at || 'the whole'}: was ${before.type ?? 'anything'}, is ${now.type ?? 'anything'}`];
  const values = JSON.stringify([now.const, ...(now.enum ?? [])]);
  const gone = [before.const, ...(before.enum ?? [])].filter(
    (value) => value !== undefined && !values.includes(JSON.stringify(value)),
  );
  return [
    ...gone.map((value) => `${at || 'the whole'}: ${JSON.stringify(value)} is gone`),
    ...(before.items && now.items ? schemaProblems(before.items, now.items, direction, `${at}[]`) : []),
    ...propertyProblems(before, now, direction, at),
  ];
}

function propertyProblems(before: JsonSchema, now: JsonSchema, direction: Direction, at: string): string[] {
  const { properties: old = {}, required: oldRequired = [] } = before;
  const { properties: current = {}, required = [] } = now;
  const path = (name: string) => (at === '' ? name : `${at}.${name}`);
  const lost = Object.entries(old).flatMap(([name, schema]) => {
    const counterpart = current[name];
    return counterpart ? schemaProblems(schema, counterpart, direction, path(name)) : [`${path(name)} is gone`];
  });
  const changed =
    direction === 'response'
      ? oldRequired.filter((name) => name in current && !required.includes(name)).map((name) => `${path(name)} can be missing`)
      : required.filter((name) => !oldRequired.includes(name)).map((name) => `${path(name)} is required`);
  return [...lost, ...changed];
}
