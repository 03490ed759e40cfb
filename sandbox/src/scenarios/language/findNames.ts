import type { TSchema } from 'typebox';
import type { Path } from './findPlace.ts';
import type { Reference } from './words.ts';

export interface UsedName {
  reference: Reference;
  name: string;
  path: Path;
}

/** Returns names that must be declared elsewhere. */
export function findNames(schema: TSchema, value: unknown, path: Path = []): UsedName[] {
  const { reference, properties, items, anyOf } = readSchema(schema);
  if (reference !== undefined) return typeof value === 'string' ? [{ reference, name: value, path }] : [];
  if (Array.isArray(value)) return items ? value.flatMap((item, index) => findNames(items, item, [...path, index])) : [];
  if (anyOf) return anyOf.flatMap((each) => findNames(each, value, path));
  if (!properties || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const property = properties[key];
    return property ? findNames(property, item, [...path, key]) : [];
  });
}

interface Parts {
  reference?: Reference;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

function readSchema(schema: TSchema): Parts {
  return schema;
}
