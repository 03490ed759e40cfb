export { readDelivery } from './reading/readDelivery.ts';
export { registerWebhookIntakeRoutes } from './webhook-intake.routes.ts';
export { createWebhookIntakeService } from './webhook-intake.service.ts';
