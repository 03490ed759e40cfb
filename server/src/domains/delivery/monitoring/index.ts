export { registerMonitoringRoutes } from './monitoring.routes.ts';
export { createMonitoringService } from './monitoring.service.ts';
