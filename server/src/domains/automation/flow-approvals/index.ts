export { settleApproval } from './flow-approvals.repository.ts';
export { registerFlowApprovalsRoutes } from './flow-approvals.routes.ts';
export { createFlowApprovalsService, requireDirectPublishing } from './flow-approvals.service.ts';
