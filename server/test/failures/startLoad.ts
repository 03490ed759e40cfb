import { expect } from 'expect';
import { dm } from '../data/deliveries.ts';
import { flowThatSays } from '../data/flows.ts';
import type { InstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { times } from '../proof.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';
import { longestGapMs, tallyConversations } from './tallyConversations.ts';

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
  const acknowledged = new Map<string, { text: string; at: number }[]>();
  const answeredAt = new Map<string, number[]>();
  let delivered = 0;
  let refused = 0;
  let longestSilenceMs = 0;
  let isStopped = false;
  const { onSend } = instagram;
  instagram.onSend = (message, n) => {
    answeredAt.set(message.recipient, [...(answeredAt.get(message.recipient) ?? []), performance.now()]);
    return onSend(message, n);
  };
  let lastAt = performance.now();

  async function follow(line: number): Promise<void> {
    const igId = igIds[line % igIds.length] ?? '';
    for (let n = begin * MESSAGES_EACH; !isStopped; n += 1) {
      const follower = `7${line}${Math.floor(n / MESSAGES_EACH)}`;
      const text = `message ${n}`;
      const body = dm({ igId, from: follower, text, mid: `${follower}-${n}` });
      refused += await deliverUntilTaken(deliver, body);
      const at = performance.now();
      longestSilenceMs = Math.max(longestSilenceMs, at - lastAt);
      lastAt = at;
      acknowledged.set(follower, [...(acknowledged.get(follower) ?? []), { text, at }]);
      delivered += 1;
      if (delivered % TWICE_EVERY === 0) await deliver(body).catch(() => 0);
    }
  }
  const lines = Array.from({ length: LINES }, (_, index) => follow(index));
  const answersTo = (follower: string) =>
    (instagram.conversations.get(follower) ?? []).map(({ message }) => message).toReversed();
  const asked = () =>
    [...acknowledged].map(([follower, sent]) => [follower, sent.map(({ text }) => `You wrote ${text}`)] as const);

  return {
    acknowledged: () => delivered,
    refused: () => refused,
    longestSilenceMs: () => longestSilenceMs,
    tally: () => tallyConversations(asked().map(([follower, texts]) => ({ asked: texts, answers: answersTo(follower) }))),
    longestGapMs(): number {
      const gaps = [...acknowledged].map(([follower, sent]) =>
        longestGapMs(
          sent.map(({ at }) => at),
          answeredAt.get(follower) ?? [],
        ),
      );
      return Math.max(...gaps);
    },
    async settle(limitMs = SETTLE_LIMIT_MS): Promise<number> {
      isStopped = true;
      await Promise.all(lines);
      const expected = asked();
      const count = () => expected.reduce((sum, [follower]) => sum + (instagram.conversations.get(follower)?.length ?? 0), 0);
      await eventually(() => expect(count()).toBeGreaterThanOrEqual(delivered), limitMs);
      await eventually(() => expect(expected.map(([follower]) => [follower, answersTo(follower)])).toEqual(expected));
      return delivered;
    },
  };
}
