export { registerAnalyticsRoutes } from './analytics.routes.ts';
export { createRollupJob } from './createRollupJob.ts';
export { stopWords } from './keywords/lexicon.ts';
