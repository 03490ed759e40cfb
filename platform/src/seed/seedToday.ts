import { setTimeout as delay } from 'node:timers/promises';
import { SeedError } from './createApi.ts';
import { waitForDeliveries } from './history/waitForDeliveries.ts';
import type { SeedContext } from './SeedContext.ts';
import { today, unreachable } from './story/today.ts';
import { createConversationActions } from './timeline/talks.ts';

const ANSWER_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 50;

export async function seedToday(world: SeedContext): Promise<void> {
  const { product, sandbox } = world;
  const talks = createConversationActions(world);
  await product.call('POST', '/api/notifications/read', { filter: {} });
  for (const { text, from } of today) await talks.write(from, text);
  await talks.block(unreachable.from, true);
  await talks.write(unreachable.from, unreachable.text);
  await waitForDeliveries(sandbox);
  await untilAnswered(world);

  await talks.change('june.paper', { handler: 'person', labels: ['order', 'urgent'] });
  await talks.note('june.paper', 'Order #2417, asked twice last week. Call the carrier.');
  await talks.reply('june.paper', 'Of course, this is Ida. Which order is it?');
  await talks.change('dario.mz', { labels: ['visit'] });
  await shareWork(world);
  const { data } = await product.call<{ data: { comments: { id: string; text: string | null }[] } }>('GET', '/api/comments');
  const question = data.comments.find(({ text }) => text?.includes('parking'));
  if (question)
    await product.call('POST', `/api/comments/${question.id}/reply`, { text: 'Yes, in the yard behind the workshop.' });
  await product.call('POST', '/api/webhooks/monitoring/health-check');
}

async function shareWork(world: SeedContext): Promise<void> {
  const talks = createConversationActions(world);
  const { members } = await world.product.call<{ members: { id: string; username: string; role: string }[] }>(
    'GET',
    '/api/workspace/members',
  );
  const agent = members.find(({ role }) => role === 'agent');
  const editor = members.find(({ role }) => role === 'editor');
  for (const contact of ['june.paper', 'mara.lindqvist', 'hannah.bakes']) await talks.change(contact, { assigneeId: agent?.id });
  for (const contact of ['dario.mz', 'theo.in.print']) await talks.change(contact, { assigneeId: editor?.id });
  await talks.note('dario.mz', `@${editor?.username} He visits on Saturday. Can you show him the frames?`);
}

async function untilAnswered({ sandbox, shop }: SeedContext): Promise<void> {
  const deadline = performance.now() + ANSWER_LIMIT_MS;
  for (const { from } of today) {
    for (;;) {
      const { messages } = await sandbox.call<{ messages: { sender: 'follower' | 'business' }[] }>(
        'GET',
        `/accounts/${shop.igId}/conversations/${from}`,
      );
      if (messages.at(-1)?.sender === 'business') break;
      if (performance.now() > deadline) throw new SeedError(`${from} got no reply. Check the log of the server.`);
      await delay(LOOK_EVERY_MS);
    }
  }
}
