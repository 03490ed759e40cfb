import type { WebhookBody } from '@fanfare/shared/contracts/graph';
import type { Dependencies } from '../Dependencies.ts';

export const dashboardTests = ['messages', 'comments'] as const;
export type DashboardTest = (typeof dashboardTests)[number];

/** Constant ids, as Meta sends them. Apps must not treat later tests as duplicates. */
const values: Record<DashboardTest, Record<string, unknown>> = {
  messages: {
    sender: { id: '12334' },
    recipient: { id: '23245' },
    timestamp: '1527459824',
    message: { mid: 'random_mid', text: 'random_text' },
  },
  comments: {
    from: { id: '232323232', username: 'test' },
    media: { id: '123123123', media_product_type: 'FEED' },
    id: '17865799348089039',
    parent_id: '1231231234',
    text: 'This is an example.',
  },
};

/** Ignores subscriptions and has no account. */
export function sendDashboardTest({ state, sender, clock }: Dependencies, field: DashboardTest): void {
  const body: WebhookBody = {
    object: 'instagram',
    entry: [{ id: '0', time: Math.floor(clock.now() / 1_000), changes: [{ field, value: values[field] }] }],
  };
  state.transaction(() => {
    const delivery = sender.store({ igId: '0', igsid: '0', mid: `test:${field}`, kind: 'test', body });
    state.afterCommit(() => sender.dispatch(delivery));
  });
}
