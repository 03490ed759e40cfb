const base = '/sandbox/api';

export async function read<T>(path: string): Promise<T> {
  return ask<T>(path);
}

/** Throws the API's error message. */
export async function change<T = void>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return ask<T>(path, { method, ...init });
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(base + path, init).catch(() => {
    throw new Error('The sandbox does not answer. Is it running?');
  });
  if (!response.ok) throw new Error(await problemOf(response));
  return JSON.parse((await response.text()) || 'null');
}

async function problemOf(response: Response): Promise<string> {
  const body: { error?: string } = await response.json().catch(() => ({}));
  return body.error ?? `The sandbox answered ${response.status}.`;
}
