import { integrityOf } from '../releases/integrity.ts';
import { incidents } from './incidents.ts';

const TRY_MS = 4_000;
/** All tries together, so that the earlier version still comes in good time. */
const ALL_TRIES_MS = 7_000;
const RETRIES = 2;

/**
 * Fetches a manifest, twice more with jitter when the server or the network failed. An error page or a manifest of other bytes than
 * released never passes: the runtime would keep it.
 */
export async function fetchManifest(url: string, options: RequestInit): Promise<Response> {
  const endAt = performance.now() + ALL_TRIES_MS;
  for (let attempt = 0; ; attempt += 1) {
    const leftMs = endAt - performance.now();
    const status = { code: undefined as number | undefined };
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.timeout(Math.min(TRY_MS, leftMs)) });
      status.code = response.status;
      if (!response.ok) throw new Error(`HTTP ${response.status} from ${url}`);
      const bytes = await response.arrayBuffer();
      await compare(bytes, url);
      incidents.forget(url);
      return new Response(bytes, { headers: { 'content-type': 'application/json' } });
    } catch (cause) {
      const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
      const kind = isTimeout ? 'timeout' : status.code === undefined ? 'network' : status.code === 200 ? 'integrity' : 'http';
      incidents.report(url, { phase: 'manifest', kind, ...(status.code !== undefined && { status: status.code }) });
      // Asking again will not make a missing file appear, nor other bytes.
      const isFinal = status.code !== undefined && status.code < 500;
      const delayMs = 150 * 2 ** attempt * (0.5 + Math.random());
      if (isFinal || attempt >= RETRIES || performance.now() + delayMs > endAt) throw cause;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}

/** Without a secure context there is no digest; what runs is compared by the browser even there. */
async function compare(bytes: ArrayBuffer, url: string): Promise<void> {
  const expected = integrityOf(url);
  if (expected === '' || !crypto.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  if (`sha384-${btoa(String.fromCharCode(...digest))}` !== expected) throw new Error(`other bytes than released: ${url}`);
}
