import { Type } from 'typebox';
import { dashboardTests, sendDashboardTest } from '../../webhook-sender/sendDashboardTest.ts';
import { closed, optional } from '../language/words.ts';
import { defineStep } from './StepKind.ts';

/** `redeliver` sends the same bytes again, by default shuffled by the seed. */
export const redeliver = defineStep({
  order: Type.Object({ isShuffled: optional(Type.Boolean()) }, closed),
  describe: ({ isShuffled = true }) => `every webhook of the scene comes again${isShuffled ? ', in another order' : ''}`,
  perform: ({ dependencies: { state, sender }, recorder, rng }, { isShuffled = true }) => {
    const deliveries = state.deliveries.since(recorder.lastDeliveryId);
    const places = new Map(deliveries.map(({ id }) => [id, isShuffled ? rng.next() : 0]));
    sender.replay(deliveries.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)));
    return { note: `${deliveries.length} webhooks` };
  },
});

export const retryWebhooks = defineStep({
  order: Type.Literal('now', { expects: 'now' }),
  describe: () => 'webhooks that wait are tried now',
  perform: ({ dependencies: { state, sender } }) => {
    sender.retryAll();
    return { note: `${state.deliveries.counts().pending} waiting` };
  },
});

export const dashboardTest = defineStep({
  order: Type.Enum(dashboardTests),
  describe: (field) => `the dashboard sends a test of ${field}`,
  perform: ({ dependencies }, field) => {
    sendDashboardTest(dependencies, field);
    return {};
  },
});
