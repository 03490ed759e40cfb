import { isNode } from './nodesIn.ts';

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function nameOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  const text = ['Identifier', 'StringLiteral'].includes(value.type) ? field(value, 'value') : null;
  return typeof text === 'string' ? text : null;
}

export function propertyOf(value: unknown): string | null {
  if (field(value, 'type') !== 'MemberExpression') return null;
  const property = field(value, 'property');
  return nameOf(field(property, 'type') === 'Computed' ? field(property, 'expression') : property);
}

export function typeOf(value: unknown): unknown {
  return field(field(value, 'typeAnnotation'), 'typeAnnotation');
}

export function keysOf(pattern: unknown): string[] | null {
  const properties = field(pattern, 'type') === 'ObjectPattern' ? field(pattern, 'properties') : null;
  if (!Array.isArray(properties)) return null;
  return properties.map((property) => nameOf(field(property, 'key')) ?? '*');
}
