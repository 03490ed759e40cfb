import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { dm } from '../testing/deliveries.ts';
import { eventually } from '../testing/eventually.ts';
import type { InstagramDouble } from '../testing/startInstagramDouble.ts';

/** So many write at once; each has a successor before the limit of automatic messages to one person is reached (S22). */
const LINES = 6;
const MESSAGES_EACH = 8;
const RETRY_MS = 25;
/** Longer than a lease: work that was left behind comes back by then. */
const SETTLE_LIMIT_MS = 90_000;

interface Options {
  igId: string;
  instagram: InstagramDouble;
  /** Answers the status, or rejects when nobody is there. */
  deliver: (body: unknown) => Promise<number>;
}

/**
 * Followers who write one message after the other, and an Instagram that delivers each again and again until it is acknowledged. For
 * flows that answer every message once.
 */
export function startLoad({ igId, instagram, deliver }: Options) {
  const acknowledged = new Map<string, number>();
  let refused = 0;
  let isStopped = false;

  async function follow(line: number): Promise<void> {
    for (let n = 0; !isStopped; n += 1) {
      const follower = `7${line}${Math.floor(n / MESSAGES_EACH)}`;
      const body = dm({ igId, from: follower, text: `message ${n}`, mid: `${follower}-${n}` });
      while ((await deliver(body).catch(() => 0)) !== 200) {
        refused += 1;
        await delay(RETRY_MS);
      }
      acknowledged.set(follower, (acknowledged.get(follower) ?? 0) + 1);
    }
  }
  const lines = Array.from({ length: LINES }, (_, index) => follow(index));

  return {
    acknowledged: () => [...acknowledged.values()].reduce((sum, count) => sum + count, 0),
    refused: () => refused,
    /** Stops writing and waits until each acknowledged message has its answer: exactly one. */
    async settle(): Promise<number> {
      isStopped = true;
      await Promise.all(lines);
      const answers = () => {
        const counts = new Map<string, number>();
        for (const { recipient } of instagram.sent) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
        return counts;
      };
      const sorted = (counts: Map<string, number>) => [...counts].sort(([a], [b]) => a.localeCompare(b));
      await eventually(() => expect(sorted(answers())).toEqual(sorted(acknowledged)), SETTLE_LIMIT_MS);
      return this.acknowledged();
    },
  };
}
