export { createWebhookPost } from './createWebhookPost.ts';
export { registerWebhookTestingRoutes } from './webhook-testing.routes.ts';
export { createWebhookTestingService } from './webhook-testing.service.ts';
