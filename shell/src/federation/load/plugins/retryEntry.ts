import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { waitBeforeRetry } from '../retryOnce.ts';

/** Not after a timeout: no time is left. */
export function retryEntry(takeNetworkError: (remote: string) => boolean): ModuleFederationRuntimePlugin {
  return {
    name: 'retry-entry',
    async loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, ...entry }) {
      // Retries classic scripts only: browsers cache a failed ES module import, so it needs a different URL.
      if (!takeNetworkError(entry.remoteInfo.name)) return undefined;
      await waitBeforeRetry();
      // A new promise would never be removed.
      delete globalLoading[uniqueKey];
      const entryExports = await getRemoteEntry(entry);
      // The published type nests the promise.
      return entryExports as never;
    },
  };
}
