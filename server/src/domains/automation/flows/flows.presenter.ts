import type { BotFlow, FlowGraph } from '@fanfare/shared/contracts';
import { presentApproval } from './approval.readModel.ts';
import type { FlowRow, ListedFlowRow } from './flows.repository.ts';
import { presentNextPost } from './next-posts/presentNextPost.ts';

export function presentFlow(row: ListedFlowRow): BotFlow {
  return {
    id: row.id,
    name: row.name,
    revision: row.revision,
    publishedVersion: row.published_version,
    hasUnpublishedChanges: row.published_revision !== row.revision,
    isActive: row.is_active,
    updatedAt: row.updated_at.toISOString(),
    accountIds: row.accounts?.map(({ id }) => id) ?? null,
    approval: row.approval && presentApproval(row.approval),
    nextPost: row.next_post && presentNextPost(row.next_post),
  };
}

export function presentFlowWithGraph(row: FlowRow): BotFlow & FlowGraph {
  return { ...presentFlow(row), nodes: row.nodes, edges: row.edges };
}
