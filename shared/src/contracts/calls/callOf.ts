import { type Call, calls } from './calls.ts';

interface KnownCall {
  call: Call;
  pattern: RegExp;
  names: readonly string[];
}

// A fixed path takes precedence over one with a parameter.
const known: readonly KnownCall[] = (Object.keys(calls) as Call[])
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.replace(/\{\w+\}/g, '([^/]+)')}$`),
    names: [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  }));

/**
 * Finds the call of a method and path, such as `GET /api/flow/get/Prices`, with its parameters. Returns null
 * if there is none.
 */
export function callOf(method: string, path: string): { call: Call; params: Record<string, string> } | null {
  for (const { call, pattern, names } of known) {
    const match = pattern.exec(`${method} ${path}`);
    if (match)
      return { call, params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')])) };
  }
  return null;
}
