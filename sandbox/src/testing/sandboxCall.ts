/** Calls the JSON API of the sandbox that the test environment started; throws when it refuses. */
export async function sandboxCall<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/sandbox/api${path}`, { method, ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text || 'null');
}
