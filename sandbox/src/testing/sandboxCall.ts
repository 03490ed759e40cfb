import { createCaller } from './createCaller.ts';

/** The sandbox that the test environment started: its window's addresses are the sandbox's. */
export const pageSandbox = createCaller(() => '');

/** Calls its JSON API; throws when it refuses. */
export async function sandboxCall<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await pageSandbox.api(method, path, body);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.body;
}
