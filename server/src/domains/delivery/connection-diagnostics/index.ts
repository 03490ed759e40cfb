export { registerConnectionDiagnosticsRoutes } from './connection-diagnostics.routes.ts';
export { createConnectionDiagnosticsService } from './connection-diagnostics.service.ts';
