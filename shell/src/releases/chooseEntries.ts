import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { BUCKETS, bucketOf } from './bucketOf.ts';

/** Which build of each remote this person gets: that of a rollout they are in, else the live one. */
export async function chooseEntries(releases: ReleaseDocument, subjectId: string): Promise<Record<string, ReleaseEntry>> {
  const chosen: Record<string, ReleaseEntry> = {};
  for (const [remote, entries] of Object.entries(releases.microFrontends)) {
    for (const entry of entries) if (await isMeant(entry, remote, subjectId)) chosen[remote] ??= entry;
    const first = entries[0];
    if (first) chosen[remote] ??= first;
  }
  return chosen;
}

async function isMeant({ deployment }: ReleaseEntry, remote: string, subjectId: string): Promise<boolean> {
  if (deployment.default) return true;
  // Outside a secure context there is no digest: everybody gets the live build.
  if (deployment.traffic === 0 || !crypto.subtle) return false;
  return (await bucketOf(deployment.salt ?? '', remote, subjectId)) < (deployment.traffic * BUCKETS) / 100;
}
