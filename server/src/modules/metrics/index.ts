export { measureDatabase } from './measureDatabase.ts';
export { registerMetricsRoutes } from './metrics.routes.ts';
