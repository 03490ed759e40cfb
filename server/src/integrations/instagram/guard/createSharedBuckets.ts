import { createHash } from 'node:crypto';
import type { BucketLimit, Turn } from './createTokenBucket.ts';
import { COME_BACK_MS, type InstagramApi, type InstagramLimits, MAX_WAIT_MS } from './instagramLimits.ts';

export interface CallRequest extends BucketLimit {
  bucket: string;
  needed: number;
  /** Calls that may be granted before the bucket has them. */
  ahead: number;
  /** Calls expected within the next slice. */
  spare: number;
}

export interface CallGrant {
  bucket: string;
  granted: number;
  /** Negative if calls have to wait. */
  tokens: number;
  perSecond: number;
}

export type ReserveCalls = (requests: readonly CallRequest[]) => Promise<readonly CallGrant[]>;

interface SharedBuckets {
  take: (account: string, api: InstagramApi, pace: number) => Turn | Promise<Turn>;
  close: () => void;
}

interface Slice {
  limit: BucketLimit;
  maxWaitMs: number;
  waiting: ((turn: Turn) => void)[];
  spare: number;
  spareUntil: number;
  closedUntil: number;
  taken: number;
  askedAt: number;
}

const SLICE_MS = 100;
const STATEMENTS_APART_MS = 10;
const IDLE_MS = 60_000;

/** Collects calls and reserves them for many accounts in one statement (ADR 0109). */
export function createSharedBuckets(limits: InstagramLimits, reserve: ReserveCalls, nowMs: () => number): SharedBuckets {
  const slices = new Map<string, Slice>();
  const pending = new Map<string, Slice>();
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let cleanedAt = nowMs();

  function sliceOf(bucket: string, limit: BucketLimit, maxWaitMs: number): Slice {
    const known = slices.get(bucket);
    if (known) return Object.assign(known, { limit });
    const idle = { waiting: [], spare: 0, spareUntil: 0, closedUntil: 0, taken: 0, askedAt: nowMs() };
    const fresh = { limit, maxWaitMs, ...idle };
    slices.set(bucket, fresh);
    return fresh;
  }

  function schedule(): void {
    if (isAsking || pending.size === 0) return;
    timer ??= setTimeout(() => void ask(), Math.max(0, askedAt + STATEMENTS_APART_MS - nowMs()));
  }

  async function ask(): Promise<void> {
    timer = undefined;
    isAsking = true;
    askedAt = nowMs();
    const asked = [...pending].map(([bucket, slice]) => ({ bucket, slice, waiting: slice.waiting.splice(0) }));
    pending.clear();
    try {
      const grants = await reserve(asked.map(({ bucket, slice, waiting }) => requestFor(bucket, slice, waiting.length, askedAt)));
      const byBucket = new Map(grants.map((grant) => [grant.bucket, grant]));
      for (const { bucket, slice, waiting } of asked) {
        const none = { bucket, granted: 0, tokens: 0, perSecond: slice.limit.perSecond };
        settle(slice, waiting, byBucket.get(bucket) ?? none, askedAt, nowMs());
      }
    } catch {
      for (const { waiting } of asked) refuse(waiting, COME_BACK_MS);
    }
    forgetIdle();
    isAsking = false;
    schedule();
  }

  function forgetIdle(): void {
    if (askedAt - cleanedAt < IDLE_MS) return;
    cleanedAt = askedAt;
    for (const [bucket, slice] of slices) {
      if (!pending.has(bucket) && askedAt - slice.askedAt > IDLE_MS) slices.delete(bucket);
    }
  }

  return {
    take(account, api, pace) {
      const now = nowMs();
      const bucket = `${fingerprint(account)}:${api}`;
      const slice = sliceOf(bucket, sharedLimit(limits[api], pace), MAX_WAIT_MS[api]);
      if (slice.spare >= 1 && now < slice.spareUntil) {
        slice.spare -= 1;
        slice.taken += 1;
        return { waitMs: 0 };
      }
      if (now < slice.closedUntil) return { refusedForMs: slice.closedUntil - now + slice.maxWaitMs };
      return new Promise((decide) => {
        slice.waiting.push(decide);
        pending.set(bucket, slice);
        schedule();
      });
    },
    close() {
      clearTimeout(timer);
      for (const { waiting } of pending.values()) refuse(waiting.splice(0), COME_BACK_MS);
      pending.clear();
    },
  };
}

/** A smaller burst makes up for spare calls that are made late. */
function sharedLimit({ capacity, perSecond }: BucketLimit, pace: number): BucketLimit {
  return { capacity: Math.max(1, capacity - (perSecond * SLICE_MS) / 1_000), perSecond: perSecond * pace };
}

function requestFor(bucket: string, slice: Slice, needed: number, now: number): CallRequest {
  const { limit, maxWaitMs } = slice;
  const expected = Math.round((slice.taken * SLICE_MS) / Math.max(SLICE_MS, now - slice.askedAt));
  const most = Math.floor((limit.perSecond * SLICE_MS) / 1_000);
  slice.taken = 0;
  slice.askedAt = now;
  return { bucket, ...limit, needed, ahead: (limit.perSecond * maxWaitMs) / 1_000, spare: Math.min(expected, most) };
}

function settle(
  slice: Slice,
  waiting: readonly ((turn: Turn) => void)[],
  { granted, tokens, perSecond }: CallGrant,
  beganAt: number,
  now: number,
): void {
  const waitMsFor = (left: number) => Math.max(0, Math.ceil((-left / perSecond) * 1_000));
  const served = Math.min(granted, waiting.length);
  for (const [n, decide] of waiting.slice(0, served).entries()) decide({ waitMs: waitMsFor(tokens + granted - n - 1) });
  slice.taken += served;
  slice.spare = granted - served;
  slice.spareUntil = beganAt + SLICE_MS;
  if (served === waiting.length) return;
  const nextMs = waitMsFor(tokens - 1);
  slice.closedUntil = now + nextMs - slice.maxWaitMs;
  refuse(waiting.slice(served), nextMs);
}

function refuse(waiting: readonly ((turn: Turn) => void)[], refusedForMs: number): void {
  for (const decide of waiting) decide({ refusedForMs });
}

function fingerprint(account: string): string {
  return createHash('sha256').update(account).digest('base64url').slice(0, 22);
}
