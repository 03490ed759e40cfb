export { registerAnalyticsRoutes } from './analytics.routes.ts';
export { createRollupJob } from './createRollupJob.ts';
export { markAllStale } from './days/dayRollups.repository.ts';
export { readFigures } from './figures/readFigures.ts';
export { stopWords } from './keywords/lexicon.ts';
export { answerRateOf, automationShareOf, responseOf, type SpanFigures, totalsOf } from './overview.ts';
export { discardPlans } from './rollups/discardPlans.repository.ts';
