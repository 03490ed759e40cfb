export { measureDatabase } from './measureDatabase.ts';
export { registerMetricsRoutes, registerNoMetrics } from './metrics.routes.ts';
