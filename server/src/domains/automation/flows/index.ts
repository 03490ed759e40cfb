export {
  accountsOfFlow,
  describeAccounts,
  type FlowAccount,
  flowAppliesTo,
  setAccountsOfFlow,
} from './accounts/flowAccounts.repository.ts';
export { type ApprovalRow, approvalOfFlow, presentApproval } from './approval.readModel.ts';
export { checkFlow, createFlowPublisher, type FlowPublisher, type PublishedDraft } from './createFlowPublisher.ts';
export { createPublishedFlows, type PublishedFlows } from './createPublishedFlows.ts';
export { findFlow } from './findFlow.ts';
export { presentFlow } from './flows.presenter.ts';
export type { FlowRow } from './flows.repository.ts';
export { registerFlowsRoutes } from './flows.routes.ts';
export { createFlowsService } from './flows.service.ts';
export {
  bindNextPosts,
  findUnknownMedia,
  isWaitingForPost,
  type NextPostRow,
  nextPostOf,
  storeChoice,
} from './next-posts/next-posts.repository.ts';
export { presentNextPost } from './next-posts/presentNextPost.ts';
export type { FlowVersion, PublishedFlow } from './PublishedFlow.ts';
export { findPublishedGraph, findPublishedVersion } from './publishedFlows.repository.ts';
export { changePublishedStart } from './start/changePublishedStart.ts';
export { lockFlow } from './start/start.repository.ts';
export { registerVersionsRoutes } from './versions/versions.routes.ts';
export { createVersionsService } from './versions/versions.service.ts';
