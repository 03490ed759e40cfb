import { isNode } from './nodesIn.ts';

/** A field of a syntax node; undefined when there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The text of an identifier, a property name or a string. */
export function nameOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  const text = ['Identifier', 'StringLiteral'].includes(value.type) ? field(value, 'value') : null;
  return typeof text === 'string' ? text : null;
}

/** `toast` of `host.toast` and `host['toast']`; null for anything else. */
export function propertyOf(value: unknown): string | null {
  if (field(value, 'type') !== 'MemberExpression') return null;
  const property = field(value, 'property');
  return nameOf(field(property, 'type') === 'Computed' ? field(property, 'expression') : property);
}

/** The type that a variable, a parameter or a property is annotated with. */
export function typeOf(value: unknown): unknown {
  return field(field(value, 'typeAnnotation'), 'typeAnnotation');
}

/** The keys that a destructuring pattern takes, `*` for a rest element; null for anything else. */
export function keysOf(pattern: unknown): string[] | null {
  const properties = field(pattern, 'type') === 'ObjectPattern' ? field(pattern, 'properties') : null;
  if (!Array.isArray(properties)) return null;
  return properties.map((property) => nameOf(field(property, 'key')) ?? '*');
}
