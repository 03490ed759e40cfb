import type { WebhookSubscription } from '@fanfare/shared/contracts';
import type { SubscriptionRow } from './webhook-subscriptions.readModel.ts';

export function presentSubscription(row: SubscriptionRow): WebhookSubscription {
  return {
    subscriptionId: row.id,
    instagramAccountId: row.ig_id,
    username: row.username,
    status: statusOf(row),
    subscribedFields: row.subscribed_fields.map((field) => ({ field })),
    stats: { totalEvents: row.total_events },
    lastActivity: row.last_activity?.toISOString() ?? null,
  };
}

function statusOf({ state, subscribed_fields, wants_webhooks }: SubscriptionRow): WebhookSubscription['status'] {
  if (state === 'expired') return 'error';
  if (subscribed_fields.length > 0) return 'active';
  return wants_webhooks ? 'suspended' : 'inactive';
}
