import type { Publication } from '@fanfare/shared/contracts';

const CLOCKS_DIFFER_MS = 2_000;

/** A post for now is scheduled for the time of its request. */
export function isForTime({ scheduledAt, approval }: Pick<Publication, 'scheduledAt' | 'approval'>): boolean {
  return approval?.state === 'open' && approval.requestedAt !== scheduledAt;
}

/** A post for now is scheduled for its creation time; the clocks may differ a little. */
export function isStillPlanned({ state, scheduledAt, createdAt }: Publication): boolean {
  const at = Date.parse(scheduledAt);
  return state === 'scheduled' && at > Date.now() && at > Date.parse(createdAt) + CLOCKS_DIFFER_MS;
}
