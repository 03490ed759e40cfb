export { createInsightsJob } from './createInsightsJob.ts';
export { registerInsightsRoutes } from './insights.routes.ts';
