export { createTestCleanups } from './cleanups/createTestCleanups.ts';
export { createWebhookPost } from './createWebhookPost.ts';
export { takeFromBudget } from './webhook-testing.repository.ts';
export { registerWebhookTestingRoutes } from './webhook-testing.routes.ts';
export { createWebhookTestingService } from './webhook-testing.service.ts';
