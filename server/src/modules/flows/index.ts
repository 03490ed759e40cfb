export { type ActiveAutomation, findActiveAutomations } from './activeAutomations.repository.ts';
export { createPublishedFlows, type PublishedFlows } from './createPublishedFlows.ts';
export { registerFlowsRoutes } from './flows.routes.ts';
export { createFlowsService } from './flows.service.ts';
export type { PublishedFlow } from './PublishedFlow.ts';
