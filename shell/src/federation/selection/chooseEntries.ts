import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { BUCKETS, bucketOf, markOf } from './bucketOf.ts';

/** Whose builds are chosen. */
export interface Person {
  /** Whom rollouts mean by "this person", see `subjectId`. */
  subject: string;
  /** Who is signed in at this moment; `undefined`: nobody. */
  userId: () => string | undefined;
}

/** Which build of each remote this person gets: their own if they have a pin, that of a rollout they are in, else the live one. */
export async function chooseEntries(releases: ReleaseDocument, person: Person): Promise<Record<string, ReleaseEntry>> {
  const chosen: Record<string, ReleaseEntry> = {};
  for (const [remote, entries] of Object.entries(releases.microFrontends)) {
    for (const entry of entries) {
      if (await isMeant(entry, remote, person)) chosen[remote] ??= entry;
      const { pins } = entry.deployment;
      if (pins && crypto.subtle && pins.includes(await markOf('pin', remote, `${person.userId()}`))) chosen[remote] = entry;
    }
    const first = entries[0];
    if (first) chosen[remote] ??= first;
  }
  return chosen;
}

async function isMeant({ deployment }: ReleaseEntry, remote: string, { subject }: Person): Promise<boolean> {
  if (deployment.default) return true;
  // Outside a secure context there is no digest: everybody gets the live build.
  if (deployment.traffic === 0 || !crypto.subtle) return false;
  return (await bucketOf(deployment.salt ?? '', remote, subject)) < (deployment.traffic * BUCKETS) / 100;
}
