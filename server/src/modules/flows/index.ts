export { type ActiveAutomation, getPublishedGraph, listActiveAutomations } from './flows.repository.ts';
export { registerFlowsRoutes } from './flows.routes.ts';
export { createFlowsService, type FlowsService } from './flows.service.ts';
