import { expect } from 'expect';
import { dm } from '../testing/data/deliveries.ts';
import { flowThatSays } from '../testing/data/flows.ts';
import type { InstagramDouble } from '../testing/doubles/startInstagramDouble.ts';
import { eventually } from '../testing/eventually.ts';
import { times } from '../testing/proof.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';

/** The flow that the load is for. Its answers tell which message they belong to. */
export const flowOfLoad = flowThatSays('You wrote {{ input }}');

/** One delivery in so many comes twice. */
const TWICE_EVERY = 20;
/** So many write at once; each has a successor before the limit of automatic messages to one person is reached (S22). */
const LINES = 5;
const MESSAGES_EACH = 8;
/** Longer than a lease, after which work that was left behind comes back; what is in doubt after many kills is looked up two a second. */
const SETTLE_LIMIT_MS = times(300_000, 3_600_000);

interface Options {
  /** Of the accounts they write to, in turns. */
  igIds: readonly string[];
  instagram: InstagramDouble;
  /** Answers the status, or rejects when nobody is there. */
  deliver: (body: unknown) => Promise<number>;
  /** Number of the first follower: loads one after the other are by different people. */
  begin?: number;
}

/**
 * Followers who write one message after the other, and an Instagram that delivers each again and again until it is acknowledged, and some once
 * more. The accounts have published `flowOfLoad`.
 */
export function startLoad({ igIds, instagram, deliver, begin = 0 }: Options) {
  const acknowledged = new Map<string, string[]>();
  let delivered = 0;
  let refused = 0;
  let isStopped = false;

  async function follow(line: number): Promise<void> {
    const igId = igIds[line % igIds.length] ?? '';
    for (let n = begin * MESSAGES_EACH; !isStopped; n += 1) {
      const follower = `7${line}${Math.floor(n / MESSAGES_EACH)}`;
      const text = `message ${n}`;
      const body = dm({ igId, from: follower, text, mid: `${follower}-${n}` });
      refused += await deliverUntilTaken(deliver, body);
      acknowledged.set(follower, [...(acknowledged.get(follower) ?? []), text]);
      delivered += 1;
      if (delivered % TWICE_EVERY === 0) await deliver(body).catch(() => 0);
    }
  }
  const lines = Array.from({ length: LINES }, (_, index) => follow(index));

  return {
    acknowledged: () => delivered,
    refused: () => refused,
    /** Stops writing and waits until each acknowledged message has its answer: exactly one, and in their order. */
    async settle(limitMs = SETTLE_LIMIT_MS): Promise<number> {
      isStopped = true;
      await Promise.all(lines);
      const asked = [...acknowledged].map(([follower, texts]) => ({
        follower,
        answers: texts.map((text) => `You wrote ${text}`),
      }));
      const told = (follower: string) => (instagram.conversations.get(follower) ?? []).map(({ message }) => message).toReversed();
      const answered = () => asked.map(({ follower }) => ({ follower, answers: told(follower) }));
      // Counted first: the far end runs in this process, and comparing tens of thousands of texts again and again keeps it from answering.
      const count = () => asked.reduce((sum, { follower }) => sum + (instagram.conversations.get(follower)?.length ?? 0), 0);
      await eventually(() => expect(count()).toBeGreaterThanOrEqual(delivered), limitMs);
      await eventually(() => expect(answered()).toEqual(asked));
      return delivered;
    },
  };
}
