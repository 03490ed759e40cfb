export { pruneAuditLog } from './audit-log.repository.ts';
export { registerAuditLogRoutes } from './audit-log.routes.ts';
export { recordAudit, recordQuotaHit, recordRefusal } from './recordAudit.ts';
export { recordQuotaHits } from './recordQuotaHits.ts';
export { registerWorkspaceAuditRoutes } from './workspaceAudit.routes.ts';
