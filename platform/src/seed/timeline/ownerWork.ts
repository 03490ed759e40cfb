import type { TimelineEvent } from '../history/TimelineEvent.ts';
import type { SeedContext } from '../SeedContext.ts';
import { cannedReplies, openingHours, pricesByComment, summerSale } from '../story/automations.ts';
import { firstPriceFlow, measureFlow, priceFlow } from '../story/flows.ts';
import { clockOf, DAY_MS, DAYS, daysAgo } from './calendar.ts';
import { createConversationActions } from './talks.ts';

const READS_EVERY_DAYS = 2;

export function ownerHistory(world: SeedContext, today: number): TimelineEvent[] {
  const { product, team, shop } = world;
  const at = clockOf(today);
  const talks = createConversationActions(world);
  const ids = new Map<string, string>();

  async function publish(flow: { name: string }, note: string): Promise<void> {
    const { data } = await team.noor.call<{ data: { id: string } }>('POST', '/api/flow/save', flow);
    await team.noor.call('POST', `/api/flow/${data.id}/publish`, { note });
  }
  async function automate(automation: { name: string }): Promise<void> {
    const { data } = await product.call<{ data: { _id: string } }>('POST', '/api/flows', automation);
    ids.set(automation.name, data._id);
  }
  async function test(): Promise<void> {
    const { suite } = await product.call<{ suite: { id: string } }>('POST', '/api/webhooks/testing/create-suite', {
      accountId: shop.igId,
      senderId: 'visitor-1',
      senderUsername: 'test.visitor',
    });
    await product.call('POST', `/api/webhooks/testing/execute-suite/${suite.id}`);
  }
  async function settleFailures(): Promise<void> {
    const { data } = await product.call<{ data: { threads: { contact: { username: string } }[] } }>(
      'GET',
      '/api/inbox/threads?filter=failed',
    );
    for (const { contact } of data.threads) await talks.change(contact.username, { isHandled: true });
  }
  /** The contact blocks the account, so the reply fails. */
  const refused = (days: number, username: string, text: string): TimelineEvent[] => [
    { at: at(days, 12, 10), perform: () => talks.block(username, true) },
    { at: at(days, 12, 11), perform: () => talks.write(username, text) },
    { at: at(days, 18, 40), perform: () => talks.block(username, false) },
    { at: at(days, 18, 41), perform: () => talks.change(username, { isHandled: true }) },
  ];

  return [
    ...cannedReplies.map((reply, n) => ({
      at: at(DAYS - 2 - n, 9, 20),
      perform: () => product.call('POST', '/api/inbox/canned-replies', reply),
    })),
    { at: at(daysAgo.firstFlow, 7, 10), perform: () => publish(firstPriceFlow, 'First version') },
    { at: at(daysAgo.openingHours, 7, 20), perform: () => automate(openingHours) },
    { at: at(daysAgo.pricesByComment, 7, 5), perform: () => automate(pricesByComment) },
    { at: at(daysAgo.summerSale, 7, 0), perform: () => automate(summerSale) },
    {
      at: at(daysAgo.secondFlow, 7, 15),
      perform: () => publish(priceFlow, 'Only what it knows; who asks for a person gets one'),
    },
    ...[96, 1].map((days) => ({
      at: at(days, 7, 40),
      perform: () => product.call('POST', '/api/webhooks/monitoring/health-check'),
    })),
    { at: at(daysAgo.madeToMeasure, 7, 15), perform: () => publish(measureFlow('26h'), 'First version') },
    {
      at: at(daysAgo.summerSaleEnds, 19, 30),
      perform: () => product.call('PATCH', `/api/flows/${ids.get(summerSale.name)}/toggle`),
    },
    {
      at: at(daysAgo.madeToMeasureMended, 7, 30),
      perform: () => publish(measureFlow('20h'), 'Reminds before the 24 hours are over'),
    },
    { at: at(daysAgo.madeToMeasureMended - 2, 9, 0), perform: settleFailures },
    { at: at(daysAgo.madeToMeasure, 7, 20), perform: test, isByTheSecond: true },
    { at: at(1, 7, 20), perform: test, isByTheSecond: true },
    ...refused(61, 'casa.verde', 'What is the price of a door?'),
    ...refused(19, 'oskar_w', 'price of a stool?'),
    { at: at(58, 19, 5), perform: () => talks.change('hannah.bakes', { labels: ['order'] }) },
    { at: at(41, 19, 5), perform: () => talks.change('theo.in.print', { labels: ['wholesale'] }) },
    { at: at(41, 19, 6), perform: () => talks.note('theo.in.print', 'Wants twelve frames for his shop. Offer sent.') },
    { at: at(12, 19, 5), perform: () => talks.note('mara.lindqvist', 'Collects in the workshop, always on Saturdays.') },
    ...Array.from({ length: Math.floor(DAYS / READS_EVERY_DAYS) }, (_, n) => ({
      at: today - n * READS_EVERY_DAYS * DAY_MS - 4.2 * 60 * 60_000,
      perform: () => product.call('POST', '/api/notifications/read', { filter: {} }),
    })),
  ];
}
