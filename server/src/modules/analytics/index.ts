export { registerAnalyticsRoutes } from './analytics.routes.ts';
export { createRollupJob } from './createRollupJob.ts';
export { markAllStale } from './days/dayRollups.repository.ts';
export { stopWords } from './keywords/lexicon.ts';
export { answerRateOf, automationShareOf, responseOf, type SpanFigures, totalsOf } from './overview.ts';
export { planAfresh } from './planAfresh.repository.ts';
export { readFigures } from './readFigures.ts';
