import type { ReleaseDocument, ReleaseEntry } from '@fanfare/shared/contracts';
import { BUCKETS, bucketOf, markOf } from './bucketOf.ts';

export interface Person {
  subject: string;
  /** Undefined if signed out. */
  userId: () => string | undefined;
}

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
  // Insecure contexts cannot compute hashes.
  if (deployment.traffic === 0 || !crypto.subtle) return false;
  return (await bucketOf(deployment.salt ?? '', remote, subject)) < (deployment.traffic * BUCKETS) / 100;
}
