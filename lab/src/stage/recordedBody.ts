import type { Recording } from '@fanfare/shared/lab';

/** What a recording holds for a request: of all answers to the same path the one whose query is most like this one. */
export function recordedBody(recording: Recording | null, method: string, url: URL): { body: unknown } | null {
  const candidates = (recording?.answers ?? [])
    .filter(({ call }) => call.startsWith(`${method} `))
    .map(({ path, body }) => ({ asked: new URL(path, url), body }))
    .filter(({ asked }) => asked.pathname === url.pathname)
    .map(({ asked, body }) => ({ body, likeness: likenessOf(asked.searchParams, url.searchParams) }))
    .sort((one, other) => other.likeness - one.likeness);
  const [best] = candidates;
  return best ? { body: best.body } : null;
}

function likenessOf(one: URLSearchParams, other: URLSearchParams): number {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].reduce((sum, name) => sum + (one.get(name) === other.get(name) ? 1 : -1), 0);
}
