import type { SubscriptionRow } from '../../instagram/webhook-subscriptions/index.ts';

export function webhookStatusOf(subscription: SubscriptionRow | undefined): 'active' | 'inactive' | 'error' | 'unknown' {
  if (!subscription) return 'unknown';
  if (subscription.state === 'expired') return 'error';
  if (subscription.subscribed_fields.length > 0) return 'active';
  return subscription.wants_webhooks ? 'error' : 'inactive';
}
