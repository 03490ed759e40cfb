import type { ReleaseEntry, RemoteEntry, ViewNeeds } from './releaseDocument.ts';

const defaultEntry: RemoteEntry = { file: 'remoteEntry.js', type: 'global' };

/** Returns the script that loads a build. */
export function getEntry({ entry = defaultEntry }: Pick<ReleaseEntry['extras'], 'entry'>): RemoteEntry {
  return entry;
}

/** Returns what a view needs, or only the entry if the build does not list it. */
export function viewNeeds({ extras }: ReleaseEntry, view: string): ViewNeeds {
  return extras.views?.[view] ?? { scripts: [getEntry(extras).file], modules: [] };
}
