import type { WebhookSubscription } from '@fanfare/shared/contracts';
import { subscribableFields } from '@fanfare/shared/contracts/graph';
import { eventTypeOfField, fieldOfTrigger, requiredFields } from '../instagram-accounts/index.ts';
import type { SubscriptionRow } from './webhook-subscriptions.readModel.ts';

export function presentSubscription(row: SubscriptionRow): WebhookSubscription {
  return {
    subscriptionId: row.id,
    instagramAccountId: row.ig_id,
    username: row.username,
    status: statusOf(row),
    subscribedFields: row.subscribed_fields.map((field) => ({ field })),
    fields: fieldsOf(row),
    stats: { totalEvents: row.total_events },
    lastActivity: row.last_activity?.toISOString() ?? null,
  };
}

function fieldsOf({ subscribed_fields, scopes, automations, last_of_type }: SubscriptionRow): WebhookSubscription['fields'] {
  const allowed = requiredFields(scopes);
  return subscribableFields.map((field) => ({
    field,
    isSubscribed: subscribed_fields.includes(field),
    isAllowed: allowed.includes(field),
    wantedBy: automations.filter(({ trigger }) => fieldOfTrigger(trigger) === field).map(({ name }) => name),
    lastEventAt: last_of_type[eventTypeOfField[field]] ?? null,
  }));
}

function statusOf({ state, subscribed_fields, wants_webhooks }: SubscriptionRow): WebhookSubscription['status'] {
  if (state === 'expired') return 'error';
  if (subscribed_fields.length > 0) return 'active';
  return wants_webhooks ? 'suspended' : 'inactive';
}
