export { getPublishedGraph, listActiveAutomations } from './flows.repository.ts';
export { registerFlowsRoutes } from './flows.routes.ts';
export { createFlowsService } from './flows.service.ts';
