import { setTimeout as delay } from 'node:timers/promises';
import { type Api, SeedError } from './createApi.ts';
import { pastConversations, pastQuestions, posts, shop } from './story.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS = 112;
/** So many conversations begin on a working day at first, and so many more in the end. */
const CONVERSATIONS_AT_FIRST = 1.5;
const CONVERSATIONS_GAINED = 3.5;
const WEEKEND_SHARE = 0.4;
const OPENS_AT_MINUTE = 8 * 60;
const OPEN_MINUTES = 11 * 60;
/** Nothing in the last day: from here on Instagram's window is closed, and nobody expects an answer to what was written before. */
const END_BEFORE_NOW_MS = DAY_MS + 60 * MINUTE_MS;
const DELIVERY_LIMIT_MS = 60_000;

interface Moment {
  at: number;
  perform: () => Promise<unknown>;
}

/**
 * Four months in which people wrote and the owner answered on the phone. The sandbox's clock goes back and lives through them, so that
 * everything carries the time at which it happened.
 */
export async function liveThePast(sandbox: Api, followers: readonly string[]): Promise<void> {
  const clock = await sandbox.call<{ now: number; offsetMs: number }>('GET', '/clock');
  if (Math.abs(clock.offsetMs) > MINUTE_MS) throw new SeedError("The sandbox's clock was moved: restore it on its page first.");
  const start = startOfDay(clock.now) - DAYS * DAY_MS;
  const moments = [...pastMessages(sandbox, followers, start), ...pastPosts(sandbox, followers, start)]
    .filter(({ at }) => at < clock.now - END_BEFORE_NOW_MS)
    .sort((a, b) => a.at - b.at);
  try {
    let now = clock.now;
    for (const { at, perform } of moments) {
      await sandbox.call('POST', '/clock', { advanceMs: Math.round(at - now) });
      now = at;
      await perform();
    }
    await everythingDelivered(sandbox);
  } finally {
    await sandbox.call('POST', '/clock', { restore: true });
  }
}

function pastMessages(sandbox: Api, followers: readonly string[], start: number): Moment[] {
  const random = repeatableRandom(7);
  const moments: Moment[] = [];
  const talk = (follower: string) => `/accounts/${shop.igId}/conversations/${follower}`;
  const follower = (n: number) => followers[n % followers.length] ?? '';
  let turn = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const isWeekend = new Date(start + day * DAY_MS).getUTCDay() % 6 === 0;
    const usual = (CONVERSATIONS_AT_FIRST + (CONVERSATIONS_GAINED * day) / DAYS) * (isWeekend ? WEEKEND_SHARE : 1);
    const conversations = Math.round(usual * (0.5 + random()));
    for (let n = 0; n < conversations; n += 1, turn += 1) {
      const lines = pastConversations[turn % pastConversations.length] ?? [];
      const path = talk(follower(turn * 5));
      let at = start + day * DAY_MS + (OPENS_AT_MINUTE + Math.floor(random() * OPEN_MINUTES)) * MINUTE_MS;
      for (const [index, text] of lines.entries()) {
        const isShop = index % 2 === 1;
        moments.push({
          at,
          perform: () => sandbox.call('POST', `${path}/${isShop ? 'business-messages' : 'messages'}`, { text }),
        });
        at += (2 + Math.floor(random() * 45)) * MINUTE_MS;
      }
    }
  }
  for (const [index, text] of pastQuestions.entries()) {
    const at = start + (DAYS - 3) * DAY_MS + (OPENS_AT_MINUTE + index * 90) * MINUTE_MS;
    moments.push({ at, perform: () => sandbox.call('POST', `${talk(follower(index * 3 + 1))}/messages`, { text }) });
  }
  return moments;
}

function pastPosts(sandbox: Api, followers: readonly string[], start: number): Moment[] {
  return posts.flatMap(({ caption, comments }, index) => {
    const at = start + (DAYS - 17 + index * 6) * DAY_MS + OPENS_AT_MINUTE * MINUTE_MS;
    let postId = '';
    const publish: Moment = {
      at,
      async perform() {
        const post = await sandbox.call<{ id: string }>('POST', `/accounts/${shop.igId}/posts`, { product: 'FEED', caption });
        postId = post.id;
      },
    };
    const answers = comments.map((text, n): Moment => {
      const followerId = followers[(index * 4 + n) % followers.length] ?? '';
      return {
        at: at + (n + 1) * 47 * MINUTE_MS,
        perform: () => sandbox.call('POST', `/posts/${postId}/comments`, { followerId, text }),
      };
    });
    return [publish, ...answers];
  });
}

const startOfDay = (at: number) => at - (at % DAY_MS);

/** Webhooks carry the time at which they are delivered, too, so the clock waits for them. */
export async function everythingDelivered(sandbox: Api): Promise<void> {
  const deadline = performance.now() + DELIVERY_LIMIT_MS;
  for (;;) {
    const { deliveries } = await sandbox.call<{ deliveries: { pending: number } }>('GET', '/status');
    if (deliveries.pending === 0) return;
    if (performance.now() > deadline)
      throw new SeedError('Webhooks do not reach the server: look at the delivery log of the sandbox.');
    await delay(100);
  }
}

/** The same days at every run. */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
