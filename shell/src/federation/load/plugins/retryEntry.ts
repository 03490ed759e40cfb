import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { waitBeforeRetry } from '../retryOnce.ts';

/** Not after a timeout: no time is left. */
export function retryEntry(takeNetworkError: (remote: string) => boolean): ModuleFederationRuntimePlugin {
  return {
    name: 'retry-entry',
    async loadEntryError({ getRemoteEntry, globalLoading, uniqueKey, ...entry }) {
      // ES modules need another URL.
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
