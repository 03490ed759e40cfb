export class SeedError extends Error {
  override name = 'SeedError';
}

export interface Api {
  /** @returns the JSON body; throws SeedError for an error status */
  call: <T>(method: string, path: string, body?: object) => Promise<T>;
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;
}

export function createApi(baseUrl: string, token?: string, workspaceId?: string): Api {
  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const isForm = body instanceof URLSearchParams || body instanceof FormData;
    try {
      return await fetch(`${baseUrl}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(workspaceId !== undefined && { 'fanfare-workspace': workspaceId }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
    } catch (cause) {
      throw new SeedError(`${baseUrl} does not respond. Run \`pnpm start\` first, in another terminal.`, { cause });
    }
  }

  return {
    send,
    async call(method, path, body) {
      const response = await send(method, path, body);
      const text = await response.text();
      if (!response.ok) throw new SeedError(`${method} ${path} returned status ${response.status}: ${text.slice(0, 300)}`);
      return text === '' ? null : JSON.parse(text);
    },
  };
}
