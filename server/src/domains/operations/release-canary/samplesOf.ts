import { bucketOf } from '@fanfare/releases';
import type { Boot } from '@fanfare/shared/contracts';
import type { ClientSample, RolloutKey } from './release-canary.repository.ts';

export function samplesOf(boots: readonly Boot[], rolloutOf: (boot: Boot) => RolloutKey | undefined): ClientSample[] {
  const samples = new Map<string, ClientSample>();
  for (const boot of boots) {
    const rollout = rolloutOf(boot);
    if (!rollout) continue;
    const key = `${boot.remote} ${boot.build}`;
    const before = samples.get(key) ?? { ...rollout, build: boot.build, ...nothing };
    samples.set(key, withStep(before, boot));
  }
  return [...samples].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sample]) => sample);
}

const nothing = { has_asked: false, has_failed: false, has_drawn: false, has_crashed: false, time_bucket: null };

/** A failed load implies that the remote was requested; a crash implies that it was rendered. */
function withStep(before: ClientSample, { step, ms, isCached }: Boot): ClientSample {
  switch (step) {
    case 'loaded':
      return { ...before, has_asked: true };
    case 'failed':
      return { ...before, has_asked: true, has_failed: true };
    case 'drawn':
      return {
        ...before,
        has_drawn: true,
        // A new build has mostly uncached first visits, the live one hardly any.
        ...(isCached && ms !== undefined && { time_bucket: before.time_bucket ?? bucketOf(ms) }),
      };
    case 'settled':
      return { ...before, has_drawn: true };
    case 'crashed':
      return { ...before, has_drawn: true, has_crashed: true };
  }
}
