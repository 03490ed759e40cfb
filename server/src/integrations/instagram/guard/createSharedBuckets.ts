import { createHash } from 'node:crypto';
import type { BucketLimit, Turn } from './createTokenBucket.ts';
import { COME_BACK_MS, type InstagramApi, type InstagramLimits, MAX_WAIT_MS } from './instagramLimits.ts';

export interface CallRequest extends BucketLimit {
  bucket: string;
  /** Calls that wait. */
  needed: number;
  /** Calls expected within the next slice. */
  spare: number;
}

export interface CallGrant {
  bucket: string;
  granted: number;
  /** Left in the bucket. */
  tokens: number;
}

/** Takes calls from the buckets that all processes share, for many accounts in one statement. */
export type ReserveCalls = (requests: readonly CallRequest[]) => Promise<readonly CallGrant[]>;

export interface SharedBuckets {
  take: (account: string, api: InstagramApi, pace: number) => Turn | Promise<Turn>;
  close: () => void;
}

interface Waiting {
  untilMs: number;
  decide: (turn: Turn) => void;
}

interface Slice {
  limit: BucketLimit;
  spare: number;
  spareUntil: number;
  waiting: Waiting[];
  /** Next time at which the bucket can have a token. */
  nextAt: number;
  taken: number;
  askedAt: number;
}

/** Unused calls of a process are lost after this time. */
const SLICE_MS = 100;
const STATEMENTS_APART_MS = 10;
const IDLE_MS = 60_000;

export function createSharedBuckets(
  limits: InstagramLimits,
  reserve: ReserveCalls,
  nowMs: () => number = () => performance.now(),
): SharedBuckets {
  const slices = new Map<string, Slice>();
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  function sliceOf(bucket: string, limit: BucketLimit): Slice {
    const known = slices.get(bucket);
    if (known) return Object.assign(known, { limit });
    const fresh = { limit, spare: 0, spareUntil: 0, waiting: [], nextAt: 0, taken: 0, askedAt: nowMs() };
    slices.set(bucket, fresh);
    return fresh;
  }

  function schedule(): void {
    if (isAsking || timer !== undefined) return;
    const due = Math.min(...[...slices.values()].flatMap(({ waiting, nextAt }) => (waiting.length > 0 ? [nextAt] : [])));
    if (due === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(() => void ask(), Math.max(0, Math.max(due, askedAt + STATEMENTS_APART_MS) - nowMs()));
  }

  async function ask(): Promise<void> {
    timer = undefined;
    isAsking = true;
    askedAt = nowMs();
    const asked = [...slices].filter(([, { waiting, nextAt }]) => waiting.length > 0 && nextAt <= askedAt);
    try {
      const grants = await reserve(asked.map(([bucket, slice]) => requestFor(bucket, slice, askedAt)));
      const byBucket = new Map(grants.map((grant) => [grant.bucket, grant]));
      for (const [bucket, slice] of asked) settle(slice, byBucket.get(bucket) ?? { bucket, granted: 0, tokens: 0 }, askedAt);
    } catch {
      for (const [, { waiting }] of asked) refuse(waiting.splice(0), COME_BACK_MS);
    }
    for (const [bucket, slice] of slices) {
      if (slice.waiting.length === 0 && askedAt - slice.askedAt > IDLE_MS) slices.delete(bucket);
    }
    isAsking = false;
    schedule();
  }

  function settle(slice: Slice, { granted, tokens }: CallGrant, beganAt: number): void {
    for (const { decide } of slice.waiting.splice(0, granted)) {
      granted -= 1;
      slice.taken += 1;
      decide({ waitMs: 0 });
    }
    slice.spare = granted;
    slice.spareUntil = beganAt + SLICE_MS;
    const nextMs = Math.max(STATEMENTS_APART_MS, ((tokensWorthAsking(slice) - tokens) / slice.limit.perSecond) * 1_000);
    slice.nextAt = nowMs() + nextMs;
    const late = slice.waiting.filter(({ untilMs }) => untilMs < slice.nextAt);
    slice.waiting = slice.waiting.filter(({ untilMs }) => untilMs >= slice.nextAt);
    refuse(late, nextMs);
  }

  return {
    take(account, api, pace) {
      const now = nowMs();
      const slice = sliceOf(`${fingerprint(account)}:${api}`, sharedLimit(limits[api], pace));
      if (slice.waiting.length === 0 && slice.spare >= 1 && now < slice.spareUntil) {
        slice.spare -= 1;
        slice.taken += 1;
        return { waitMs: 0 };
      }
      const aheadMs = Math.max(0, slice.nextAt - now) + (slice.waiting.length / slice.limit.perSecond) * 1_000;
      if (aheadMs > MAX_WAIT_MS[api]) return { refusedForMs: aheadMs };
      return new Promise((decide) => {
        slice.waiting.push({ untilMs: now + MAX_WAIT_MS[api], decide });
        schedule();
      });
    },
    close() {
      clearTimeout(timer);
      for (const { waiting } of slices.values()) refuse(waiting.splice(0), COME_BACK_MS);
    },
  };
}

/** Spare calls may be made up to a slice after they were counted, which a smaller burst makes up for. */
function sharedLimit({ capacity, perSecond }: BucketLimit, pace: number): BucketLimit {
  return { capacity: Math.max(1, capacity - (perSecond * SLICE_MS) / 1_000), perSecond: perSecond * pace };
}

function requestFor(bucket: string, slice: Slice, now: number): CallRequest {
  const expected = Math.round((slice.taken * SLICE_MS) / Math.max(SLICE_MS, now - slice.askedAt));
  const most = Math.floor((slice.limit.perSecond * SLICE_MS) / 1_000);
  slice.taken = 0;
  slice.askedAt = now;
  return { bucket, ...slice.limit, needed: slice.waiting.length, spare: Math.min(expected, most) };
}

/** A used-up bucket is asked for several calls at once. */
function tokensWorthAsking({ waiting, limit }: Slice): number {
  return Math.max(1, Math.min(waiting.length, Math.floor((limit.perSecond * SLICE_MS) / 2_000)));
}

function refuse(waiting: readonly Waiting[], refusedForMs: number): void {
  for (const { decide } of waiting) decide({ refusedForMs });
}

function fingerprint(account: string): string {
  return createHash('sha256').update(account).digest('base64url').slice(0, 22);
}
