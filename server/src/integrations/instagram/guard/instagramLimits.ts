import type { BucketLimit } from './createTokenBucket.ts';

/** The parts of Instagram's API that have an allowance of their own. */
export type InstagramApi = 'send' | 'media' | 'conversations' | 'private_reply' | 'other';

export type InstagramLimits = Readonly<Record<InstagramApi, BucketLimit>>;

const PRIVATE_REPLIES_PER_HOUR = 700;
/** As often an account may answer a comment privately in the long run. */
export const PRIVATE_REPLY_EVERY_MS = 3_600_000 / PRIVATE_REPLIES_PER_HOUR;

/**
 * Per account. Capacity and flow together stay below what Instagram allows in its own period: 100 texts a second, 10 audio or video
 * messages a second, 2 calls a second for conversations, 750 private replies an hour. For everything else it names no rate; the usage
 * headers decide there.
 */
export const instagramLimits = (sendsPerSecond: number): InstagramLimits => ({
  send: { capacity: Math.max(1, sendsPerSecond * 0.2), perSecond: sendsPerSecond * 0.8 },
  media: { capacity: 2, perSecond: 8 },
  // Of calls as whole ones no third fits into a second, and a tenth of it is left for their ways.
  conversations: { capacity: 1, perSecond: 1.8 },
  private_reply: { capacity: 50, perSecond: 1_000 / PRIVATE_REPLY_EVERY_MS },
  other: { capacity: 50, perSecond: 25 },
});

/** Longer waits are refused, so that one busy account does not occupy those who send for others. */
export const MAX_WAIT_MS: Readonly<Record<InstagramApi, number>> = {
  send: 250,
  media: 250,
  conversations: 3_000,
  private_reply: 1_000,
  other: 3_000,
};

/** From here on calls are spaced out, and at the end they stop. In percent of the allowance. */
export const SLOW_FROM_PERCENT = 80;
export const STOP_AT_PERCENT = 100;
/** When the headers say "full" but not for how long. */
export const STOP_DEFAULT_MS = 60_000;

/** After so many failures in a row this part of an account is left alone for a while, then asked once (failure F8). */
export const BREAKER_FAILURES = 5;
export const BREAKER_OPEN_MS = 30_000;
/** Between the probes of an account's parts. */
export const PROBES_APART_MS = 10_000;

/** Calls of one account under way: an account that waits for its answers leaves connections to the others. */
export const CALLS_AT_ONCE = 32;
/**
 * Those and the ones that wait. The last of them begins before a send counts as abandoned, also when each of the calls before it runs
 * into its time limit, and an account that Instagram does not answer leaves room in the outbox.
 */
export const CALLS_ADMITTED_MAX = 160;
export const COME_BACK_MS = 500;
