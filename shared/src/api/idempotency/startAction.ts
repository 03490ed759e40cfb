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
export function startAction(request: ApiRequest, workspaceId?: string): Action | null {
  if (request.method === 'GET' || request.body instanceof FormData) return null;
  const key = takeLostKey(request, workspaceId) ?? crypto.randomUUID();
  return {
    key,
    end(isKnown) {
      if (!isKnown) lost.set(fingerprint(request, workspaceId), { key, atMs: Date.now() });
    },
  };
}

function takeLostKey(request: ApiRequest, workspaceId?: string): string | undefined {
  for (const [name, { atMs }] of lost) if (Date.now() - atMs > RETRY_WINDOW_MS) lost.delete(name);
  if (lost.size === 0) return undefined;
  const name = fingerprint(request, workspaceId);
  const found = lost.get(name);
  lost.delete(name);
  return found?.key;
}

function fingerprint({ method, path, query, body, headers }: ApiRequest, workspaceId?: string): string {
  return JSON.stringify([workspaceId, method, path, query, body, headers]);
}
