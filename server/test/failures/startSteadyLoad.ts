import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { dm, echo } from '../data/deliveries.ts';
import type { InstagramDouble } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';

/** Followers who write in turn. After eight messages another one takes the place (S22). */
const FOLLOWERS = 400;
const MESSAGES_EACH = 8;
const TWICE_EVERY = 50;
const ECHO_AFTER_MS = 300;
/** Longer than the product looks for a message whose response was lost. */
const KEPT_MS = 10 * 60_000;
const SETTLE_LIMIT_MS = 15 * 60_000;

interface Options {
  igIds: readonly string[];
  instagram: InstagramDouble;
  deliver: (body: unknown) => Promise<number>;
  messagesPerSecond: number;
}

interface Follower {
  id: string;
  igId: string;
  texts: string[];
  delivery: Promise<void>;
  completeAtMs: number | null;
}

/** Messages at a constant rate, and the echo of each reply. One reply in 50 is lost after Instagram accepted it, one in 50 fails. */
export function startSteadyLoad({ igIds, instagram, deliver, messagesPerSecond }: Options) {
  const followers = new Map<string, Follower>();
  const retired = new Set<string>();
  const turns: Follower[] = [];
  const deliveredAtMs = new Map<string, number>();
  const echoes = new Set<Promise<unknown>>();
  const wrong: string[] = [];
  let lagsMs: number[] = [];
  let delivered = 0;
  let refused = 0;
  let isStopped = false;

  instagram.onSend = (message, n) => {
    const { recipient, text } = message;
    if (retired.has(recipient)) wrong.push(`late message to ${recipient}: ${text}`);
    if (n % 50 === 19) return { status: 500, body: { error: { message: 'Unexpected', type: 'OAuthException', code: 2 } } };
    if (n % 1_000 === 31) return { status: 429, body: {} };
    const key = `${recipient} ${text}`;
    const sinceMs = deliveredAtMs.get(key);
    deliveredAtMs.delete(key);
    if (sinceMs !== undefined) lagsMs.push(performance.now() - sinceMs);
    const isLost = n % 50 === 7;
    const mid = isLost ? `taken-${n}` : `sent-${n}`;
    const echoed = delay(ECHO_AFTER_MS)
      .then(() => deliverUntilTaken(deliver, echo({ ...message, from: recipient, mid })))
      .finally(() => echoes.delete(echoed));
    echoes.add(echoed);
    return isLost ? 'break' : { status: 200, body: { recipient_id: recipient, message_id: mid } };
  };

  function nextFollower(turn: number): Follower {
    const known = turns[turn];
    if (known && known.texts.length < MESSAGES_EACH) return known;
    const id = `7${followers.size + retired.size}`;
    const follower = { id, igId: igIds[turn % igIds.length] ?? '', texts: [], delivery: Promise.resolve(), completeAtMs: null };
    followers.set(id, follower);
    turns[turn] = follower;
    return follower;
  }

  async function write(follower: Follower): Promise<void> {
    const { id, igId, texts } = follower;
    const text = `message ${texts.length}`;
    const body = dm({ igId, from: id, text, mid: `${id}-${texts.length}` });
    texts.push(text);
    deliveredAtMs.set(`${id} You wrote ${text}`, performance.now());
    refused += await deliverUntilTaken(deliver, body);
    delivered += 1;
    if (delivered % TWICE_EVERY === 0) await deliver(body).catch(() => 0);
  }

  async function drive(): Promise<void> {
    const begin = performance.now();
    for (let n = 0; !isStopped; n += 1) {
      const follower = nextFollower(n % FOLLOWERS);
      await follower.delivery;
      const earlyMs = begin + (n * 1_000) / messagesPerSecond - performance.now();
      if (earlyMs > 0) await delay(earlyMs);
      follower.delivery = write(follower);
      if (n % 1_000 === 0) retireComplete(performance.now() - KEPT_MS);
    }
  }

  const answersOf = ({ id }: Follower) => (instagram.conversations.get(id) ?? []).map(({ message }) => message).toReversed();
  const isAnswered = (follower: Follower) => (instagram.conversations.get(follower.id)?.length ?? 0) >= follower.texts.length;

  /** The test must not grow either. */
  function retireComplete(beforeMs: number): void {
    for (const follower of followers.values()) {
      if (follower.completeAtMs === null) {
        if (follower.texts.length === MESSAGES_EACH && isAnswered(follower)) follower.completeAtMs = performance.now();
      } else if (follower.completeAtMs < beforeMs) {
        check(follower);
        followers.delete(follower.id);
        retired.add(follower.id);
        instagram.conversations.delete(follower.id);
      }
    }
    instagram.calls.length = 0;
    instagram.actions.length = 0;
  }

  function check(follower: Follower): void {
    const expected = follower.texts.map((text) => `You wrote ${text}`);
    const answers = answersOf(follower);
    if (answers.join('\n') !== expected.join('\n')) wrong.push(`${follower.id}: ${answers.join(', ')}`);
  }

  const driving = drive();
  return {
    delivered: () => delivered,
    refused: () => refused,
    wrong: (): readonly string[] => wrong,
    /** From the delivery of a message to the call that answers it, in ms, since the last call of this function. */
    takeLagsMs(): number[] {
      const taken = lagsMs;
      lagsMs = [];
      return taken;
    },
    async settle(): Promise<void> {
      isStopped = true;
      await driving;
      const left = [...followers.values()];
      await Promise.all(left.map(({ delivery }) => delivery));
      await eventually(() => expect(left.filter((follower) => !isAnswered(follower))).toEqual([]), SETTLE_LIMIT_MS);
      await Promise.all(echoes);
      left.forEach(check);
    },
  };
}
