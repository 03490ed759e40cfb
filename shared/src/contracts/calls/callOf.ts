import { type Call, calls } from './calls.ts';

interface KnownCall {
  call: Call;
  pattern: RegExp;
  names: readonly string[];
}

// A fixed path goes before one with a parameter in its place.
const known: readonly KnownCall[] = (Object.keys(calls) as Call[])
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((call) => ({
    call,
    pattern: new RegExp(`^${call.replace(/\{\w+\}/g, '([^/]+)')}$`),
    names: [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  }));

/** Which call of the contracts a line such as `GET /api/flow/get/Prices` is, with its parameters; null when it is none. */
export function callOf(method: string, path: string): { call: Call; params: Record<string, string> } | null {
  for (const { call, pattern, names } of known) {
    const match = pattern.exec(`${method} ${path}`);
    if (match)
      return { call, params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')])) };
  }
  return null;
}
