import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { FakeInstagram } from './fakeInstagram.ts';
import { signedWebhook } from './signedWebhook.ts';

const CONNECTIONS = 64;
const DRAIN_LIMIT_MS = 60_000;
/** Response to overload; the delivery is retried. */
const OVERLOADED = 503;
const AGAIN_AFTER_MS = 250;
/** Each sends six messages, below the limit of replies per minute. */
const PEOPLE = 4_000;
const MESSAGES_EACH = 6;

export interface LoadResult {
  posted: number;
  answered: number;
  refused: number;
  acks: number[];
  /** Milliseconds from the webhook to the reply at Instagram. */
  toGraph: number[];
  untilAcknowledgedMs: number;
  untilAnsweredMs: number;
}

export interface Load {
  /** Open-loop load. */
  steady: (perSecond: number, seconds: number) => Promise<LoadResult>;
  /** Closed-loop load. */
  flatOut: (count: number) => Promise<LoadResult>;
  post: () => Promise<{ mid: string; ackMs: number }>;
  close: () => Promise<void>;
}

/** Several products get the same number of webhooks. */
export function createLoad(products: { url: string } | readonly { url: string }[], instagram: FakeInstagram): Load {
  const pools = [products].flat().map(({ url }) => new Pool(url, { connections: CONNECTIONS, pipelining: 1 }));
  const postedAt = new Map<string, number[]>();
  let toGraph: number[] = [];
  let phaseStartedAt = 0;
  let serial = 0;
  let refused = 0;

  instagram.onSend((recipientId) => {
    const at = postedAt.get(recipientId)?.shift();
    if (at !== undefined && at >= phaseStartedAt) toGraph.push(performance.now() - at);
  });

  async function post() {
    const contactId = writerOf(serial);
    const mid = `bench_${serial}`;
    serial += 1;
    const { body, headers } = signedWebhook(contactId, mid);
    const startedAt = performance.now();
    const waiting = postedAt.get(contactId);
    if (waiting) waiting.push(startedAt);
    else postedAt.set(contactId, [startedAt]);
    const pool = pools[serial % pools.length];
    while (pool && (await deliver(pool, body, headers)) === OVERLOADED) {
      refused += 1;
      await delay(AGAIN_AFTER_MS);
    }
    return { mid, ackMs: performance.now() - startedAt };
  }

  async function deliver(pool: Pool, body: string, headers: Record<string, string>): Promise<number> {
    const response = await pool.request({ method: 'POST', path: '/webhooks/instagram', headers, body });
    await response.body.dump();
    const { statusCode } = response;
    if (statusCode !== 200 && statusCode !== OVERLOADED) throw new Error(`A webhook was answered ${statusCode}.`);
    return statusCode;
  }

  async function measure(postAll: (acks: number[]) => Promise<void>): Promise<LoadResult> {
    toGraph = [];
    refused = 0;
    const acks: number[] = [];
    phaseStartedAt = performance.now();
    await postAll(acks);
    const untilAcknowledgedMs = performance.now() - phaseStartedAt;
    const deadline = performance.now() + DRAIN_LIMIT_MS;
    while (toGraph.length < acks.length && performance.now() < deadline) await delay(5);
    const untilAnsweredMs = performance.now() - phaseStartedAt;
    return { posted: acks.length, answered: toGraph.length, refused, acks, toGraph, untilAcknowledgedMs, untilAnsweredMs };
  }

  return {
    post,
    steady: (perSecond, seconds) =>
      measure(async (acks) => {
        const startedAt = performance.now();
        const posts: Promise<void>[] = [];
        while (posts.length < perSecond * seconds) {
          const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - startedAt) / 1000) * perSecond));
          while (posts.length < due) {
            const posted = post().then(({ ackMs }) => void acks.push(ackMs));
            posted.catch(() => undefined);
            posts.push(posted);
          }
          await delay(1);
        }
        await Promise.all(posts);
      }),
    flatOut: (count) =>
      measure(async (acks) => {
        let begun = 0;
        const postInTurn = async () => {
          while (begun < count) {
            begun += 1;
            acks.push((await post()).ackMs);
          }
        };
        await Promise.all(Array.from({ length: CONNECTIONS }, postInTurn));
      }),
    close: async () => void (await Promise.all(pools.map((pool) => pool.close()))),
  };
}

function writerOf(serial: number): string {
  const group = Math.floor(serial / (PEOPLE * MESSAGES_EACH));
  return `1${String(group * PEOPLE + (serial % PEOPLE)).padStart(15, '0')}`;
}
