import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from '../releases/integrity.ts';
import { incidents } from './incidents.ts';

const SCRIPT_TIMEOUT_MS = 8_000;
const RETRY_DELAY_MS = 200;

/**
 * What the federation runtime leaves open: entry scripts carry the hash of the release, are given up after 8 s instead of 20, and are
 * asked for once more when the network failed at once.
 */
export const federationPlugin: ModuleFederationRuntimePlugin = {
  name: 'fanfare-loading',
  createScript({ url }) {
    const script = document.createElement('script');
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url);
    script.src = url;
    script.addEventListener('error', () => incidents.report(url, { phase: 'entry', kind: 'network' }));
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
  loadEntryError({ getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey }) {
    // After a time-out nothing was reported, and there is no time left for a second try.
    if (!incidents.find(remoteInfo.entry)) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const tryAgain = () => {
        delete globalLoading[uniqueKey];
        const retried = getRemoteEntry({ origin, remoteInfo, ...(remoteEntryExports && { remoteEntryExports }) }).then(
          async (found) => (await found) || undefined,
        );
        globalLoading[uniqueKey] = retried;
        resolve(retried);
      };
      setTimeout(tryAgain, RETRY_DELAY_MS * (0.5 + Math.random()));
    });
  },
};
