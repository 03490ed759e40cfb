import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { loadLog } from '../load/loadLog.ts';
import { chooseEntries, type Person } from './chooseEntries.ts';
import { openReleases } from './openReleases.ts';
import { overrides } from './overrides.ts';

/** By remote name. */
export type SelectedEntries = Readonly<Record<string, ReleaseEntry>>;

export interface Selection {
  releases: ReleaseDocument;
  selected: SelectedEntries;
  refused: readonly string[];
}

export async function openSelection(person: Person): Promise<Selection> {
  const { releases, problems } = await openReleases();
  for (const problem of problems) loadLog.add('release-document', 'document', problem);
  return await chooseBuilds(releases, person);
}

export async function chooseBuilds(releases: ReleaseDocument, person: Person): Promise<Selection> {
  const { entries, problems } = await overrides.open(releases);
  return { releases, selected: { ...(await chooseEntries(releases, person)), ...entries }, refused: problems };
}
