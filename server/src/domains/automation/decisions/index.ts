export { registerDecisionsRoutes } from './decisions.routes.ts';
export { createDecisionsService } from './decisions.service.ts';
