import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Path } from './findPlace.ts';
import { nearestWord } from './nearestWord.ts';

export interface SchemaError {
  path: Path;
  /** True if the key is wrong and not the value. */
  isKey: boolean;
  message: string;
}

export function explainErrors(schema: TSchema, value: unknown): SchemaError[] {
  return Value.Errors(schema, value).flatMap((error): SchemaError[] => {
    const path = error.instancePath.split('/').slice(1).map(readPart);
    // Alternatives are explained as a whole.
    if (error.schemaPath.includes('/anyOf/') || error.keyword === 'boolean') return [];
    const place = schemaAt(schema, error.schemaPath);
    const found = valueAt(value, path);
    switch (error.keyword) {
      case 'required':
        return error.params.requiredProperties.map((name) => ({ path, isKey: false, message: `"${name}" is missing.` }));
      case 'additionalProperties':
        return error.params.additionalProperties.map((name) => ({
          path: [...path, name],
          isKey: true,
          message: unknownWord(name, Object.keys(place.properties ?? {})),
        }));
      case 'enum':
        return [
          { path, isKey: false, message: `${nameOf(path)} must be one of ${(place.enum ?? []).join(', ')}, not ${show(found)}.` },
        ];
      default:
        return [
          { path, isKey: false, message: `${nameOf(path)} must be ${expected(place, error.message)}, not ${show(found)}.` },
        ];
    }
  });
}

export function unknownWord(name: string, known: readonly string[]): string {
  const meant = nearestWord(name, known);
  return `"${name}" is not known here${meant === null ? '' : `; do you mean "${meant}"?`} Allowed: ${known.join(', ')}.`;
}

interface Place {
  properties?: Record<string, unknown>;
  enum?: unknown[];
  expects?: string;
  type?: string;
  const?: unknown;
}

const plain: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a block',
};

function expected({ expects, type, properties, const: only }: Place, message: string): string {
  if (expects !== undefined) return expects;
  if (only !== undefined) return String(only);
  if (properties) return `a block with ${Object.keys(properties).join(', ')}`;
  return plain[type ?? ''] ?? message.replace(/^must (be|have) /, '');
}

function schemaAt(schema: TSchema, pointer: string): Place {
  return Object(valueAt(schema, pointer.split('/').slice(1).map(readPart)));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), value);
}

const nameOf = (path: Path) =>
  path.length === 0 ? 'This' : `"${path.findLast((part) => !/^\d+$/.test(String(part))) ?? path.at(-1)}"`;
const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value)).slice(0, 80);
const readPart = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');
