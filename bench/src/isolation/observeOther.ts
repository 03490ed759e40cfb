import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { BENCH_ACCOUNT_ID, type FakeInstagram } from '../load/fakeInstagram.ts';
import { signedWebhook } from '../load/signedWebhook.ts';

export const WEBHOOKS_PER_SECOND = 20;
export const SESSION_CHECKS_PER_SECOND = 40;
const LOST_AFTER_MS = 20_000;
const CONNECTIONS = 128;
const FOLLOWERS = 4_000;

export const paths = ['ack', 'answer', 'session'] as const;
export type ObservedPath = (typeof paths)[number];

interface Sample {
  startedAt: number;
  ms: number | null;
  isRefused: boolean;
}

export interface Observation {
  samples: Record<ObservedPath, number[]>;
  refused: number;
}

export interface Observer {
  between: (from: number, to: number) => Promise<Observation>;
  stop: () => Promise<void>;
}

/** Generates open-loop load: requests start on schedule, so that a slow response does not hide the next one. */
export function observeOther(url: string, instagram: FakeInstagram, token: string, firstSerial = 0): Observer {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const kept: Record<ObservedPath, Sample[]> = { ack: [], answer: [], session: [] };
  const waiting = new Map<string, Sample>();
  let isStopped = false;
  let serial = firstSerial;

  instagram.onSend((recipientId) => {
    const sample = waiting.get(recipientId);
    if (sample) sample.ms = performance.now() - sample.startedAt;
    waiting.delete(recipientId);
  });

  function keep(path: ObservedPath): Sample {
    const sample = { startedAt: performance.now(), ms: null, isRefused: false };
    kept[path].push(sample);
    return sample;
  }

  async function postWebhook(): Promise<void> {
    serial += 1;
    const contactId = `1${String(serial % FOLLOWERS).padStart(15, '0')}`;
    const { body, headers } = signedWebhook(contactId, `bench_other_${serial}`, BENCH_ACCOUNT_ID);
    const answer = keep('answer');
    waiting.set(contactId, answer);
    const ack = keep('ack');
    await request(ack, { method: 'POST', path: '/webhooks/instagram', headers, body });
    if (ack.isRefused) waiting.delete(contactId);
  }

  async function request(sample: Sample, options: Parameters<Pool['request']>[0]): Promise<void> {
    try {
      const response = await pool.request(options);
      await response.body.dump();
      sample.isRefused = response.statusCode !== 200;
    } catch {
      sample.isRefused = true;
    }
    sample.ms = performance.now() - sample.startedAt;
  }

  async function repeat(perSecond: number, act: () => Promise<void>): Promise<void> {
    const beganAt = performance.now();
    for (let begun = 0; !isStopped; begun += 1) {
      const dueAt = beganAt + (begun / perSecond) * 1_000;
      while (performance.now() < dueAt) await delay(Math.max(1, dueAt - performance.now()));
      void act();
    }
  }

  const checkSession = () =>
    request(keep('session'), { method: 'GET', path: '/api/auth/session', headers: { authorization: `Bearer ${token}` } });
  const ended = Promise.all([repeat(WEBHOOKS_PER_SECOND, postWebhook), repeat(SESSION_CHECKS_PER_SECOND, checkSession)]);

  return {
    async between(from, to) {
      const inside = (path: ObservedPath) => kept[path].filter(({ startedAt }) => startedAt >= from && startedAt < to);
      const isPending = () => paths.some((path) => inside(path).some(({ ms, isRefused }) => ms === null && !isRefused));
      const deadline = to + LOST_AFTER_MS;
      while (isPending() && performance.now() < deadline) await delay(10);
      const timesOf = (path: ObservedPath) => inside(path).map(({ ms }) => ms ?? LOST_AFTER_MS);
      return {
        samples: { ack: timesOf('ack'), answer: timesOf('answer'), session: timesOf('session') },
        refused: [...inside('ack'), ...inside('session')].filter(({ isRefused }) => isRefused).length,
      };
    },
    async stop() {
      isStopped = true;
      await ended;
      await pool.close();
    },
  };
}
