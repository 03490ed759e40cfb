import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { dm } from '../testing/deliveries.ts';
import { eventually } from '../testing/eventually.ts';
import type { InstagramDouble } from '../testing/startInstagramDouble.ts';

const FOLLOWERS = 6;
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

  async function follow(follower: string): Promise<void> {
    for (let n = 0; !isStopped; n += 1) {
      const body = dm({ igId, from: follower, text: `message ${n}`, mid: `${follower}-${n}` });
      while ((await deliver(body).catch(() => 0)) !== 200) {
        refused += 1;
        await delay(RETRY_MS);
      }
      acknowledged.set(follower, n + 1);
    }
  }
  const followers = Array.from({ length: FOLLOWERS }, (_, index) => follow(`70${index}`));

  return {
    acknowledged: () => [...acknowledged.values()].reduce((sum, count) => sum + count, 0),
    refused: () => refused,
    /** Stops writing and waits until each acknowledged message has its answer: exactly one. */
    async settle(): Promise<number> {
      isStopped = true;
      await Promise.all(followers);
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
