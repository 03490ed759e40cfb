import { graphErrors } from './graphErrors.ts';

/** One name of `fields=a,b{c},d.limit(5){e}`. */
export interface FieldRequest {
  name: string;
  /** For example `limit` or `after`. */
  modifiers: Record<string, string>;
  fields: FieldRequest[];
}

/** Throws code 100 for unbalanced brackets. */
export function parseFields(text: unknown): FieldRequest[] {
  if (typeof text !== 'string') return [];
  const source = text.replaceAll(/\s/g, '');
  let position = 0;

  function list(): FieldRequest[] {
    const found: FieldRequest[] = [];
    while (position < source.length && source[position] !== '}') {
      if (source[position] === ',') {
        position += 1;
        continue;
      }
      found.push(one());
    }
    return found;
  }

  function one(): FieldRequest {
    const name = take(/[a-zA-Z0-9_-]+/y);
    const modifiers: Record<string, string> = {};
    while (source[position] === '.') {
      position += 1;
      const key = take(/[a-z_]+/y);
      modifiers[key] = take(/\([^()]*\)/y).slice(1, -1);
    }
    if (source[position] !== '{') return { name, modifiers, fields: [] };
    position += 1;
    const fields = list();
    take(/\}/y);
    return { name, modifiers, fields };
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = position;
    const [found] = pattern.exec(source) ?? [];
    if (found === undefined) throw graphErrors.badParameter(`Syntax error in fields at character ${position}.`);
    position += found.length;
    return found;
  }

  const requests = list();
  if (position < source.length) throw graphErrors.badParameter(`Syntax error in fields at character ${position}.`);
  return requests;
}
