export { createRequestPerformer } from './createRequestPerformer.ts';
export { createRequestTrial } from './createRequestTrial.ts';
export { findResponses, queueRequests } from './flow-requests.repository.ts';
export { registerFlowRequestsRoutes } from './flow-requests.routes.ts';
