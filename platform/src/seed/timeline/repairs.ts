import type { TimelineEvent } from '../history/TimelineEvent.ts';
import type { SeedContext } from '../SeedContext.ts';
import { repairFlow, repairPost, repairShop, repairTalks } from '../story/repairs.ts';
import { clockOf, daysAgo, MINUTE_MS } from './calendar.ts';
import { createConversationActions } from './talks.ts';

/** The second account: a few conversations, comments, and a flow that answers for it only. */
export function repairHistory(world: SeedContext, today: number, connect: TimelineEvent['perform']): TimelineEvent[] {
  const { product, team, sandbox, repairs, customers } = world;
  const at = clockOf(today);
  const talks = createConversationActions({ ...world, shop: repairs });

  async function publish(): Promise<void> {
    const { data: accounts } = await product.call<{ data: { id: string; username: string }[] }>('GET', '/api/instagram/accounts');
    const accountIds = accounts.filter(({ username }) => username.startsWith(repairShop.username)).map(({ id }) => id);
    const { data } = await team.noor.call<{ data: { id: string } }>('POST', '/api/flow/save', repairFlow);
    await team.noor.call('PUT', `/api/flow/${data.id}/accounts`, { accountIds });
    await team.noor.call('POST', `/api/flow/${data.id}/publish`, { note: 'Only for the repair account' });
  }
  const commentOn = (index: number, text: string) => async () => {
    const posts = await sandbox.call<{ id: string }[]>('GET', `/accounts/${repairs.igId}/posts`);
    await sandbox.call('POST', `/posts/${posts[0]?.id}/comments`, { followerId: customers[index]?.id, text });
  };

  const postedAt = at(repairPost.daysAgo, 9, 10);
  const post = { product: 'FEED', caption: repairPost.caption };
  return [
    { at: at(daysAgo.repairs, 6, 40), perform: connect },
    { at: at(daysAgo.repairs, 7, 25), perform: publish },
    ...repairTalks.flatMap(({ daysAgo: days, from, text, reply }, index) => {
      const askedAt = at(days, 10, 5 + index);
      const answer = { at: askedAt + 25 * MINUTE_MS, perform: (now: number) => talks.reply(from, reply ?? '', now) };
      return [{ at: askedAt, perform: () => talks.write(from, text) }, ...(reply === null ? [] : [answer])];
    }),
    { at: postedAt, perform: () => sandbox.call('POST', `/accounts/${repairs.igId}/posts`, post), isByTheSecond: true },
    ...repairPost.comments.map((text, index) => ({
      at: postedAt + (index + 1) * 33 * MINUTE_MS,
      perform: commentOn(index, text),
      isByTheSecond: true,
    })),
  ];
}
