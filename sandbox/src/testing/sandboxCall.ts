import { createCaller } from './createCaller.ts';

/** Relative URLs refer to the sandbox. */
export const pageSandbox = createCaller(() => '');

export async function sandboxCall<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await pageSandbox.api(method, path, body);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.body;
}
