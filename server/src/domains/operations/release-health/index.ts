export { createReleaseHealth, type HourOfBuild, type ReleaseHealth } from './createReleaseHealth.ts';
export { createReportLimit } from './createReportLimit.ts';
export { keepReleases } from './keepReleases.ts';
export type { Health } from './measures.ts';
export { registerReleaseHealthRoutes } from './release-health.routes.ts';
