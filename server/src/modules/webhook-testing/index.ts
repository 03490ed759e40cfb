export { createWebhookPost } from './createWebhookPost.ts';
export { createEventReplay } from './replayEvent.ts';
export { registerWebhookTestingRoutes } from './webhook-testing.routes.ts';
export { createWebhookTestingService } from './webhook-testing.service.ts';
