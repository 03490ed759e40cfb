import { message } from '@fanfare/shared/contracts';
import type { Parsed } from './Parsed.ts';
import { readJsonObject } from './readJsonObject.ts';

/** Names must start with a letter, which rules out `__proto__` and the like. */
const NAME = /^[a-z]\w{0,63}$/i;

const HELP = message('flow-issues.variable-help');

/** Parses a variable: `city=Oslo`, or JSON `{ "name": "city", "value": "Oslo" }`. */
export function parseVariable(params: string): Parsed<{ name: string; value: string }> {
  const { name, value } = readPair(params);
  return isVariableName(name) && value !== null ? { ok: true, value: { name, value } } : { ok: false, error: HELP };
}

export function isVariableName(text: string): boolean {
  return NAME.test(text);
}

function readPair(params: string): { name: string; value: string | null } {
  const json = readJsonObject(params);
  if (json) return { name: typeof json.name === 'string' ? json.name : '', value: asText(json.value) };
  const equals = params.indexOf('=');
  return equals < 0
    ? { name: '', value: null }
    : { name: params.slice(0, equals).trim(), value: params.slice(equals + 1).trim() };
}

function asText(value: unknown): string | null {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}
