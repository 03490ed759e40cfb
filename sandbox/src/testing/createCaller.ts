export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests assert
  body: any;
}

export function createCaller(url: () => string) {
  async function call(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(url() + path, { redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  const json = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  return {
    call,
    api: (method: string, path: string, body?: unknown) =>
      call(`/sandbox/api${path}`, body === undefined ? { method } : json(method, body)),
    graph: (token: string, method: string, path: string, body?: unknown) => {
      const init = body === undefined ? { method } : json(method, body);
      return call(`/graph.instagram.com/v25.0${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      });
    },
  };
}

export type Caller = ReturnType<typeof createCaller>;
