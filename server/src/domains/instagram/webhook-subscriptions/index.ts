export type { SubscriptionRow } from './webhook-subscriptions.readModel.ts';
export { registerWebhookSubscriptionsRoutes } from './webhook-subscriptions.routes.ts';
export { createWebhookSubscriptionsService, type WebhookSubscriptionsService } from './webhook-subscriptions.service.ts';
