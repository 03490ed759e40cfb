import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { waitBeforeRetry } from '../retryOnce.ts';

/**
 * Requests the entry of a build once more after the network failed; after a time-out there is no time left for it.
 *
 * @param takeNetworkError tells whether the network failed for this remote since it was last asked
 */
export function retryEntry(takeNetworkError: (remote: string) => boolean): ModuleFederationRuntimePlugin {
  return {
    name: 'retry-entry',
    async loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, ...entry }) {
      // Not for ES modules: a browser only requests them again under another URL, see `moduleBuilds.ts`.
      if (!takeNetworkError(entry.remoteInfo.name)) return undefined;
      await waitBeforeRetry();
      // Only delete: a promise that is put here stays for ever.
      delete globalLoading[uniqueKey];
      const entryExports = await getRemoteEntry(entry);
      // The published type asks for a promise of a promise; the runtime awaits the hook and uses what comes out.
      return entryExports as never;
    },
  };
}
