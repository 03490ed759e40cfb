import type { ReleaseEntry, RemoteEntry, ViewNeeds } from './releaseDocument.ts';

const defaultEntry: RemoteEntry = { file: 'remoteEntry.js', type: 'global' };

/** The script that loads a build. */
export function getEntry({ entry = defaultEntry }: Pick<ReleaseEntry['extras'], 'entry'>): RemoteEntry {
  return entry;
}

/** What a view of a build needs. Of a build that does not say so, and of one that is served live: its entry alone. */
export function viewNeeds({ extras }: ReleaseEntry, view: string): ViewNeeds {
  return extras.views?.[view] ?? { scripts: [getEntry(extras).file], modules: [] };
}
