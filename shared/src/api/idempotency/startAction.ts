import type { ApiRequest } from '../request.ts';

/** An identical request within this time counts as a retry when the first result is unknown. */
const RETRY_WINDOW_MS = 10 * 60 * 1000;

interface LostAction {
  key: string;
  atMs: number;
}

interface Action {
  key: string;
  /** @param isKnown true if the server reported the result */
  end: (isKnown: boolean) => void;
}

const lost = new Map<string, LostAction>();

/**
 * Starts a request that the server runs once, however often it is sent. A retry after a lost response reuses
 * the key.
 * @returns null for a request that changes nothing, and for an upload
 */
export function startAction(request: ApiRequest): Action | null {
  if (request.method === 'GET' || request.body instanceof FormData) return null;
  const key = takeLostKey(request) ?? crypto.randomUUID();
  return {
    key,
    end(isKnown) {
      if (!isKnown) lost.set(fingerprint(request), { key, atMs: Date.now() });
    },
  };
}

function takeLostKey(request: ApiRequest): string | undefined {
  for (const [name, { atMs }] of lost) if (Date.now() - atMs > RETRY_WINDOW_MS) lost.delete(name);
  if (lost.size === 0) return undefined;
  const name = fingerprint(request);
  const found = lost.get(name);
  lost.delete(name);
  return found?.key;
}

function fingerprint({ method, path, query, body }: ApiRequest): string {
  return JSON.stringify([method, path, query, body]);
}
