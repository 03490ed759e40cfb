export { registerInboxRoutes } from './inbox.routes.ts';
export { createInboxService } from './inbox.service.ts';
