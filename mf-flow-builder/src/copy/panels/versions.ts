import { plural, t } from '@lingui/core/macro';

export const versionCopy = {
  panel: t`Versions`,
  list: {
    loading: t`Getting the versions …`,
    failed: t`The versions could not be loaded`,
    failedHint: t`Look at your connection and try again.`,
    retry: t`Try again`,
    none: t`Nothing is published yet`,
    noneHint: t`Every publication is kept here, with its note, and can be brought back.`,
    unsaved: t`This flow has no name yet`,
    unsavedHint: t`Save it, and publish it: every publication is kept here.`,
    version: (version: number) => t`Version ${version}`,
    live: t`Live`,
    by: (author: string) => t`by ${author}`,
    size: (nodes: number, edges: number) =>
      t`${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })}, ${edges} ${plural(edges, { one: 'connection', other: 'connections' })}`,
    noNote: t`No note`,
    drawing: (version: number) => t`Version ${version} as it was published`,
    differs: t`What the draft has changed since`,
    same: t`The draft is the same.`,
    loadingOne: t`Getting this version …`,
    restore: t`Make it the draft`,
    restoring: t`Restoring …`,
    restored: (version: number) => t`Version ${version} is the draft. What is published stays. Undo brings back what was there.`,
    restoreFailed: (error: string) => t`Could not be restored: ${error}`,
    unsavedChanges: t`Your last changes are not saved yet. Wait a moment, then restore.`,
  },
  changes: {
    added: t`Added`,
    removed: t`Removed`,
    edited: t`Edited`,
    moved: t`Moved`,
    connections: (connected: number, disconnected: number) =>
      [
        ...(connected > 0 ? [plural(connected, { one: '1 new connection', other: `${connected} new connections` })] : []),
        ...(disconnected > 0
          ? [plural(disconnected, { one: '1 connection removed', other: `${disconnected} connections removed` })]
          : []),
      ].join(', '),
    more: (count: number) => t`and ${count} more`,
    before: t`Before:`,
    after: t`Now:`,
  },
};
