import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const MANIFEST_TIMEOUT_MS = 4_000;
const SCRIPT_TIMEOUT_MS = 8_000;
const RETRIES = 2;

/**
 * What the federation runtime leaves open: a manifest is retried twice with jitter and an error page never passes for a manifest
 * (it would be cached as one), and an entry script that hangs is given up after 8 s instead of 20.
 */
export function federationPlugin(integrityOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'fanfare-loading',
    fetch: (url, options) => fetchManifest(url, options),
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

async function fetchManifest(url: string, options: RequestInit): Promise<Response> {
  let failure: unknown;
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    if (attempt > 0) await pause(150 * 2 ** attempt * (0.5 + Math.random()));
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
      if (response.ok) return response;
      failure = new Error(`HTTP ${response.status} from ${url}`);
      // Asking again will not make a missing file appear.
      if (response.status < 500) break;
    } catch (cause) {
      failure = cause;
    }
  }
  throw failure;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
