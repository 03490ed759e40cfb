/** Throws the API's error, or a hint how to start the sandbox. */
export async function callSandbox<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await reach(url, path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return response.json();
}

export async function reach(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${url}/sandbox/api${path}`, init).catch((cause: unknown) => {
    throw new Error(`No sandbox answers at ${url}. Start one with "pnpm start", or name another with --url.`, { cause });
  });
  if (response.ok) return response;
  const { error = `The sandbox answered ${response.status}.` }: { error?: string } = await response.json().catch(() => ({}));
  throw new Error(error);
}
