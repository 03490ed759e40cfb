import { setTimeout as delay } from 'node:timers/promises';
import { type Api, SeedError } from './createApi.ts';
import { everythingDelivered } from './liveThePast.ts';
import { automations, cannedReplies, priceFlow, shop, today, unreachable } from './story.ts';

const ANSWER_LIMIT_MS = 30_000;

interface Thread {
  id: string;
  contact: { username: string | null };
  hasFailed: boolean;
}

/** What the owner has set up by now, and what happened since: answers of the flow, one that failed, and people who need a person. */
export async function liveToday(product: Api, sandbox: Api): Promise<void> {
  await setUp(product);
  await product.call('POST', '/api/notifications/read', { filter: {} });
  for (const { text, from } of today) await write(sandbox, from, text);
  await sandbox.call('PATCH', talk(unreachable.from), { isBlocking: true });
  await write(sandbox, unreachable.from, unreachable.text);
  await everythingDelivered(sandbox);
  await untilAnswered(sandbox);
  await tidyUp(product);
}

const talk = (follower: string) => `/accounts/${shop.igId}/conversations/${follower}`;

async function write(sandbox: Api, from: string, text: string): Promise<void> {
  await sandbox.call('POST', `${talk(from)}/messages`, { text });
}

async function setUp(product: Api): Promise<void> {
  const saved = await product.call<{ data: { id: string } }>('POST', '/api/flow/save', priceFlow);
  await product.call('POST', `/api/flow/${saved.data.id}/publish`, { note: 'First version' });
  for (const automation of automations) await product.call('POST', '/api/flows', automation);
  for (const reply of cannedReplies) await product.call('POST', '/api/inbox/canned-replies', reply);
}

/** Everybody who can be answered has been. */
async function untilAnswered(sandbox: Api): Promise<void> {
  const deadline = performance.now() + ANSWER_LIMIT_MS;
  for (const { from } of today) {
    for (;;) {
      const { messages } = await sandbox.call<{ messages: { sender: 'follower' | 'business' }[] }>('GET', talk(from));
      if (messages.at(-1)?.sender === 'business') break;
      if (performance.now() > deadline) throw new SeedError(`${from} got no answer: look at the log of the server.`);
      await delay(100);
    }
  }
}

/** What a person does with the conversations of the day. */
async function tidyUp(product: Api): Promise<void> {
  const { data } = await product.call<{ data: { threads: Thread[] } }>('GET', '/api/inbox/threads?limit=100');
  const threadOf = (username: string) => data.threads.find(({ contact }) => contact.username === username);

  const order = threadOf('june.paper');
  if (order) {
    await product.call('PATCH', `/api/inbox/threads/${order.id}`, { handler: 'person', labels: ['order', 'urgent'] });
    await product.call('POST', `/api/inbox/threads/${order.id}/notes`, {
      text: 'Order #2417, asked twice last week. Call the carrier.',
    });
    await product.call('POST', `/api/inbox/threads/${order.id}/messages`, { text: 'Of course, this is Ida. Which order is it?' });
  }
  const visitor = threadOf('dario.mz');
  if (visitor) await product.call('PATCH', `/api/inbox/threads/${visitor.id}`, { labels: ['visit'] });

  const comments = await product.call<{ data: { comments: { id: string; text: string | null }[] } }>('GET', '/api/comments');
  const question = comments.data.comments.find(({ text }) => text?.includes('parking'));
  if (question) {
    await product.call('POST', `/api/comments/${question.id}/reply`, { text: 'Yes, in the yard behind the workshop.' });
  }
}
