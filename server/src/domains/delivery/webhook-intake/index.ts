export { createDeliveryDrain } from './createDeliveryDrain.ts';
export { createRejectionCounter } from './createRejectionCounter.ts';
export type { StoredBody } from './reading/describeUpdate.ts';
export { readDelivery } from './reading/readDelivery.ts';
export { storeFound } from './storeFound.ts';
export { registerWebhookIntakeRoutes, TEST_HEADER } from './webhook-intake.routes.ts';
export { createWebhookIntakeService } from './webhook-intake.service.ts';
