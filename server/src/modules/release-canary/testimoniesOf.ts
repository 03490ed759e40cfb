import { bucketOf } from '@fanfare/releases';
import type { Boot } from '@fanfare/shared/contracts';
import type { RolloutKey, Testimony } from './release-canary.repository.ts';

/** What one page tells of the builds that are compared, one entry a build, in an order that is the same for everybody. */
export function testimoniesOf(boots: readonly Boot[], rolloutOf: (boot: Boot) => RolloutKey | undefined): Testimony[] {
  const told = new Map<string, Testimony>();
  for (const boot of boots) {
    const rollout = rolloutOf(boot);
    if (!rollout) continue;
    const key = `${boot.remote} ${boot.build}`;
    const before = told.get(key) ?? { ...rollout, build: boot.build, ...nothing };
    told.set(key, withStep(before, boot));
  }
  return [...told].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, testimony]) => testimony);
}

const nothing = { has_asked: false, has_failed: false, has_drawn: false, has_crashed: false, time_bucket: null };

/** Who failed has asked, and who crashed was drawing: what is bad is never more than what it is a part of. */
function withStep(before: Testimony, { step, ms, isCached }: Boot): Testimony {
  switch (step) {
    case 'loaded':
      return { ...before, has_asked: true };
    case 'failed':
      return { ...before, has_asked: true, has_failed: true };
    case 'drawn':
      return {
        ...before,
        has_drawn: true,
        // A first visit waits for the network; the live build has hardly any of those, a new one hardly any others.
        ...(isCached && ms !== undefined && { time_bucket: before.time_bucket ?? bucketOf(ms) }),
      };
    case 'settled':
      return { ...before, has_drawn: true };
    case 'crashed':
      return { ...before, has_drawn: true, has_crashed: true };
  }
}
