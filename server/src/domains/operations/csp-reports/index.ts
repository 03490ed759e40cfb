export { pruneReports } from './csp-reports.repository.ts';
export { REPORT_DAYS, registerCspReportRoutes } from './csp-reports.routes.ts';
