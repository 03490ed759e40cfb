export { registerPublishingRoutes } from './publishing.routes.ts';
export { createPublishingService } from './publishing.service.ts';
