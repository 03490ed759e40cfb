export { createPublishedFlows, type PublishedFlows } from './createPublishedFlows.ts';
export { findFlow } from './findFlow.ts';
export { registerFlowsRoutes } from './flows.routes.ts';
export { createFlowsService } from './flows.service.ts';
export type { FlowVersion, PublishedFlow } from './PublishedFlow.ts';
export { findPublishedGraph, findPublishedVersion } from './publishedFlows.repository.ts';
export { registerVersionsRoutes } from './versions/versions.routes.ts';
export { createVersionsService } from './versions/versions.service.ts';
