import { VARIABLE_VALUE_MAX_LENGTH } from '@fanfare/shared/contracts';

/** Reads a primitive at a path such as `data.items.0.price`. */
export function readPath(json: unknown, path: string): string | null {
  let value = json;
  for (const name of path.trim().split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = Reflect.get(value, name);
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).slice(0, VARIABLE_VALUE_MAX_LENGTH) : null;
}
