export { registerFlowComparisonRoutes } from './flow-comparison.routes.ts';
export { createFlowComparisonService } from './flow-comparison.service.ts';
