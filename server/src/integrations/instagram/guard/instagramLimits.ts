import type { BucketLimit } from './createTokenBucket.ts';

export type InstagramApi = 'send' | 'media' | 'conversations' | 'private_reply' | 'other';

export type InstagramLimits = Readonly<Record<InstagramApi, BucketLimit>>;

const PRIVATE_REPLIES_PER_HOUR = 700;
export const PRIVATE_REPLY_EVERY_MS = 3_600_000 / PRIVATE_REPLIES_PER_HOUR;

/**
 * Limits per account, below Instagram's: 100 texts/s, 10 audio or video/s, 2 conversation calls/s, 750
 * private replies/h.
 */
export const instagramLimits = (sendsPerSecond: number): InstagramLimits => ({
  send: { capacity: Math.max(1, sendsPerSecond * 0.2), perSecond: sendsPerSecond * 0.8 },
  media: { capacity: 2, perSecond: 8 },
  // A tenth is left for network jitter.
  conversations: { capacity: 1, perSecond: 1.8 },
  private_reply: { capacity: 50, perSecond: 1_000 / PRIVATE_REPLY_EVERY_MS },
  other: { capacity: 50, perSecond: 25 },
});

/** A busy account must not occupy the senders. */
export const MAX_WAIT_MS: Readonly<Record<InstagramApi, number>> = {
  send: 250,
  media: 250,
  conversations: 3_000,
  private_reply: 1_000,
  other: 3_000,
};

/** Calls are spaced out from here and stopped at 100 percent. */
export const SLOW_FROM_PERCENT = 80;
export const STOP_AT_PERCENT = 100;
export const STOP_DEFAULT_MS = 60_000;

export const BREAKER_FAILURES = 5;
export const BREAKER_OPEN_MS = 30_000;
export const PROBES_APART_MS = 10_000;

export const CALLS_AT_ONCE = 32;
export const CALLS_ADMITTED_MAX = 160;
export const COME_BACK_MS = 500;
