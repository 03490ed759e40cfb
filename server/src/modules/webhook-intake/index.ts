export { readTime, type StoredBody } from './describeUpdate.ts';
export { registerWebhookIntakeRoutes } from './webhook-intake.routes.ts';
export { createWebhookIntakeService, type WebhookIntakeService } from './webhook-intake.service.ts';
