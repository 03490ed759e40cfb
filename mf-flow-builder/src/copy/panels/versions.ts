import { textsOf } from '@fanfare/shared/language';

/** Texts about versions and what changed between two of them. */
export const versionCopy = textsOf('flow-builder/versions', {
  panel: 'Versions',
  list: {
    loading: 'Getting the versions …',
    failed: 'The versions could not be loaded',
    failedHint: 'Look at your connection and try again.',
    retry: 'Try again',
    none: 'Nothing is published yet',
    noneHint: 'Every publication is kept here, with its note, and can be brought back.',
    unsaved: 'This flow has no name yet',
    unsavedHint: 'Save it, and publish it: every publication is kept here.',
    version: (version: number) => `Version ${version}`,
    live: 'Live',
    by: (author: string) => `by ${author}`,
    size: (nodes: number, edges: number) =>
      `${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${edges} ${edges === 1 ? 'connection' : 'connections'}`,
    noNote: 'No note',
    drawing: (version: number) => `Version ${version} as it was published`,
    differs: 'What the draft has changed since',
    same: 'The draft is the same.',
    loadingOne: 'Getting this version …',
    restore: 'Make it the draft',
    restoring: 'Restoring …',
    restored: (version: number) => `Version ${version} is the draft. What is published stays. Undo brings back what was there.`,
    restoreFailed: (error: string) => `Could not be restored: ${error}`,
    unsavedChanges: 'Your last changes are not saved yet. Wait a moment, then restore.',
  },
  changes: {
    added: 'Added',
    removed: 'Removed',
    edited: 'Edited',
    moved: 'Moved',
    connections: (connected: number, disconnected: number) =>
      [
        ...(connected > 0 ? [`${connected} new ${connected === 1 ? 'connection' : 'connections'}`] : []),
        ...(disconnected > 0 ? [`${disconnected} ${disconnected === 1 ? 'connection' : 'connections'} removed`] : []),
      ].join(', '),
    more: (count: number) => `and ${count} more`,
    before: 'Before:',
    after: 'Now:',
  },
});
