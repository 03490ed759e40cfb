export { registerAccountExportRoutes } from './account-export.routes.ts';
export { createAccountExportService } from './account-export.service.ts';
