import { setTimeout as delay } from 'node:timers/promises';
import { type Message, message } from '@fanfare/shared/contracts';
import { createSemaphore } from '../../../infrastructure/concurrency/createSemaphore.ts';
import { GraphError } from '../errors/GraphError.ts';
import { type Breakers, createBreakers } from './createBreakers.ts';
import { createSharedBuckets, type ReserveCalls } from './createSharedBuckets.ts';
import { createTokenBucket, type TokenBucket, type Turn } from './createTokenBucket.ts';
import {
  CALLS_ADMITTED_MAX,
  CALLS_AT_ONCE,
  COME_BACK_MS,
  type InstagramApi,
  type InstagramLimits,
  MAX_WAIT_MS,
  SLOW_FROM_PERCENT,
  STOP_AT_PERCENT,
  STOP_DEFAULT_MS,
} from './instagramLimits.ts';
import type { Usage } from './readUsage.ts';

export interface GuardState {
  breakersOpen: number;
  stopped: number;
  waitingCalls: number;
}

export interface CallGuard {
  state: () => GuardState;
  /** @throws GraphError `throttled` without a call if the wait is too long */
  run: <T>(account: string, api: InstagramApi, call: (onUsage: (usage: Usage) => void) => Promise<T>) => Promise<T>;
  /** A new token resets failures. */
  forget: (account: string) => void;
  close: () => void;
}

interface Account {
  buckets: Partial<Record<InstagramApi, TokenBucket>>;
  breakers: Breakers;
  pace: number;
  stoppedUntil: number;
  /** Set if Instagram refuses the token; no further call uses it (F10). */
  death: GraphError | null;
  oneOfMany: ReturnType<typeof createSemaphore>;
  admitted: number;
}

export interface GuardTime {
  /** Monotonic. */
  nowMs?: () => number;
  /** Relative to the timers of the process. */
  speed?: number;
}

interface Options extends GuardTime {
  limits: InstagramLimits;
  wait?: (ms: number) => Promise<unknown>;
  reserve?: ReserveCalls | undefined;
}

const ACCOUNTS_MAX = 10_000;
const PACE_MIN = 0.02;

export function createCallGuard({
  limits,
  nowMs: ownMs = () => performance.now(),
  speed = 1,
  wait = delay,
  reserve,
}: Options): CallGuard {
  const nowMs = () => ownMs() * speed;
  const shared = reserve ? createSharedBuckets(limits, reserve, ownMs) : null;
  const accounts = new Map<string, Account>();
  let waitingCalls = 0;

  function accountOf(key: string): Account {
    const known = accounts.get(key);
    if (known) return known;
    const fresh: Account = {
      buckets: {},
      breakers: createBreakers(nowMs),
      pace: 1,
      stoppedUntil: 0,
      death: null,
      oneOfMany: createSemaphore(CALLS_AT_ONCE),
      admitted: 0,
    };
    accounts.set(key, fresh);
    const [oldest] = accounts.keys();
    if (accounts.size > ACCOUNTS_MAX && oldest !== undefined) accounts.delete(oldest);
    return fresh;
  }

  function note(account: Account, { percent, regainMs }: Usage): void {
    account.pace =
      percent < SLOW_FROM_PERCENT ? 1 : Math.max(PACE_MIN, (STOP_AT_PERCENT - percent) / (STOP_AT_PERCENT - SLOW_FROM_PERCENT));
    if (percent >= STOP_AT_PERCENT || regainMs > 0) account.stoppedUntil = nowMs() + (regainMs > 0 ? regainMs : STOP_DEFAULT_MS);
  }

  function admit(account: Account): void {
    const stopMs = (account.stoppedUntil - nowMs()) / speed;
    if (stopMs > 0) throw refusal(message('instagram.call-limit-reached'), stopMs);
    if (account.admitted >= CALLS_ADMITTED_MAX) throw refusal(message('instagram.too-many-calls'), COME_BACK_MS);
  }

  function ownTurn(account: Account, api: InstagramApi): Turn {
    const bucket = account.buckets[api] ?? createTokenBucket(limits[api], nowMs);
    account.buckets[api] = bucket;
    const turn = bucket.take(account.pace, MAX_WAIT_MS[api]);
    return 'waitMs' in turn ? { waitMs: turn.waitMs / speed } : { refusedForMs: turn.refusedForMs / speed };
  }

  async function takeTurn(account: Account, key: string, api: InstagramApi): Promise<void> {
    const taken = shared ? shared.take(key, api, account.pace) : ownTurn(account, api);
    const turn = taken instanceof Promise ? await counted(taken) : taken;
    if ('refusedForMs' in turn)
      throw refusal(message(shared ? 'instagram.allowance-used' : 'instagram.too-many-calls'), turn.refusedForMs);
    if (turn.waitMs > 0) await counted(wait(turn.waitMs));
  }

  async function attempt<T>(
    account: Account,
    api: InstagramApi,
    call: (onUsage: (usage: Usage) => void) => Promise<T>,
  ): Promise<T> {
    if (account.death) throw account.death;
    const pauseMs = account.breakers.pauseMs(api) / speed;
    if (pauseMs > 0) throw refusal(message('instagram.circuit-open'), pauseMs);
    try {
      const answer = await call((usage) => note(account, usage));
      account.breakers.succeeded(api);
      return answer;
    } catch (error) {
      if (error instanceof GraphError && error.failure === 'token_dead') account.death = error;
      if (isOutage(error)) account.breakers.failed(api);
      else account.breakers.succeeded(api);
      throw error;
    }
  }

  async function counted<T>(waiting: Promise<T>): Promise<T> {
    waitingCalls += 1;
    try {
      return await waiting;
    } finally {
      waitingCalls -= 1;
    }
  }

  return {
    state() {
      const all = [...accounts.values()];
      return {
        breakersOpen: all.filter(({ breakers }) => breakers.isOpen()).length,
        stopped: all.filter(({ stoppedUntil }) => stoppedUntil > nowMs()).length,
        waitingCalls,
      };
    },
    async run(key, api, call) {
      const account = accountOf(key);
      admit(account);
      account.admitted += 1;
      try {
        await takeTurn(account, key, api);
        return await account.oneOfMany(() => attempt(account, api, call));
      } finally {
        account.admitted -= 1;
      }
    },
    forget: (key) => void accounts.delete(key),
    close: () => shared?.close(),
  };
}

function refusal(text: Message, retryAfterMs: number): GraphError {
  return new GraphError('throttled', text, { meaning: 'slow_down', retryAfterMs: Math.ceil(retryAfterMs) });
}

function isOutage(error: unknown): boolean {
  return error instanceof GraphError && (error.failure === 'uncertain' || error.failure === 'temporary');
}
