const base = '/sandbox/api';

/** Reads from the sandbox's JSON API. `T` is what the route promises in `phone/views.ts`. */
export async function read<T>(path: string): Promise<T> {
  const response = await fetch(base + path);
  if (!response.ok) throw new Error(await problemOf(response));
  return response.json();
}

/** Changes something; throws the sandbox's own sentence when it refuses. */
export async function change(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<void> {
  const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(base + path, { method, ...init });
  if (!response.ok) throw new Error(await problemOf(response));
}

async function problemOf(response: Response): Promise<string> {
  const body: { error?: string } = await response.json().catch(() => ({}));
  return body.error ?? `The sandbox answered ${response.status}.`;
}
