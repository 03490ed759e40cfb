export { approvalEvent } from './approvalEvent.ts';
export { mustRequest, type Requester, requireDirectPublishing } from './approvalRule.ts';
export { settleApproval } from './flow-approvals.repository.ts';
export { registerFlowApprovalsRoutes } from './flow-approvals.routes.ts';
export { createFlowApprovalsService } from './flow-approvals.service.ts';
