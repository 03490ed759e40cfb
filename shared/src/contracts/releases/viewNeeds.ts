import type { ReleaseEntry, ViewNeeds } from './releaseDocument.ts';

/** What a view of a build needs. Of a build that does not say so, and of one that is served live: its entry alone. */
export function viewNeeds({ extras }: ReleaseEntry, view: string): ViewNeeds {
  return extras.views?.[view] ?? { scripts: ['remoteEntry.js'], modules: [] };
}
