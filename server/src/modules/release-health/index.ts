export { createReleaseHealth, type ReleaseHealth } from './createReleaseHealth.ts';
export { keepReleases } from './keepReleases.ts';
export { registerReleaseHealthRoutes } from './release-health.routes.ts';
