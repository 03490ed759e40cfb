import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { waitBeforeRetry } from '../retryOnce.ts';

/** Does not retry after a timeout, because no time is left. */
export function retryEntry(takeNetworkError: (remote: string) => boolean): ModuleFederationRuntimePlugin {
  return {
    name: 'retry-entry',
    async loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, ...entry }) {
      // Retries classic scripts only: browsers cache a failed ES module import, so it needs a different URL.
      if (!takeNetworkError(entry.remoteInfo.name)) return undefined;
      await waitBeforeRetry();
      // The runtime would never remove a new promise.
      delete globalLoading[uniqueKey];
      const entryExports = await getRemoteEntry(entry);
      // The published type nests the promise.
      return entryExports as never;
    },
  };
}
