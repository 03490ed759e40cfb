export { createReleaseHealth, type HourOfBuild, type ReleaseHealth } from './createReleaseHealth.ts';
export { createReportLimit } from './createReportLimit.ts';
export type { Health } from './measures.ts';
export { pruneReleases } from './pruneReleases.ts';
export { registerReleaseHealthRoutes } from './release-health.routes.ts';
