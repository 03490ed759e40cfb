import { plural, t } from '@lingui/core/macro';

export const versionCopy = {
  panel: t`Versions`,
  list: {
    loading: t`Loading versions…`,
    failed: t`Could not load versions`,
    failedHint: t`Check your connection and try again.`,
    retry: t`Try again`,
    none: t`No published versions yet`,
    noneHint: t`Each published version appears here with its note. You can restore any version.`,
    unsaved: t`This flow has no name`,
    unsavedHint: t`Save and publish the flow to see its versions here.`,
    version: (version: number) => t`Version ${version}`,
    live: t`Live`,
    by: (author: string) => t`by ${author}`,
    size: (nodes: number, edges: number) =>
      t`${nodes} ${plural(nodes, { one: 'node', other: 'nodes' })}, ${edges} ${plural(edges, { one: 'connection', other: 'connections' })}`,
    noNote: t`No note`,
    drawing: (version: number) => t`Published version ${version}`,
    differs: t`Changes in the draft since then`,
    same: t`No changes in the draft.`,
    loadingOne: t`Loading version…`,
    restore: t`Restore as draft`,
    restoring: t`Restoring…`,
    restored: (version: number) =>
      t`Version ${version} restored as draft. The published version is not changed. You can undo this.`,
    restoreFailed: (error: string) => t`Could not restore: ${error}`,
    unsavedChanges: t`Your latest changes are not saved yet. Wait a moment, then restore the version.`,
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
