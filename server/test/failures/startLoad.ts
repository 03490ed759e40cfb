import { expect } from 'expect';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import type { InstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';

export const flowOfLoad = flowThatSays('You wrote {{ input }}');

const TWICE_EVERY = 20;
/** Followers are replaced before they reach the limit of automated messages (S22). */
const LINES = 5;
const MESSAGES_EACH = 8;
/** After many kills, uncertain sends are looked up at two per second. */
const SETTLE_LIMIT_MS = times(300_000, 3_600_000);

interface Options {
  igIds: readonly string[];
  instagram: InstagramDouble;
  deliver: (body: unknown) => Promise<number>;
  begin?: number;
}

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
    async settle(limitMs = SETTLE_LIMIT_MS): Promise<number> {
      isStopped = true;
      await Promise.all(lines);
      const asked = [...acknowledged].map(([follower, texts]) => ({
        follower,
        answers: texts.map((text) => `You wrote ${text}`),
      }));
      const answersTo = (follower: string) =>
        (instagram.conversations.get(follower) ?? []).map(({ message }) => message).toReversed();
      const answered = () => asked.map(({ follower }) => ({ follower, answers: answersTo(follower) }));
      const count = () => asked.reduce((sum, { follower }) => sum + (instagram.conversations.get(follower)?.length ?? 0), 0);
      await eventually(() => expect(count()).toBeGreaterThanOrEqual(delivered), limitMs);
      await eventually(() => expect(answered()).toEqual(asked));
      return delivered;
    },
  };
}
