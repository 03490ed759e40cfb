import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type ApprovalRow, approvalOfFlow } from '../flows/index.ts';

export interface ApprovalRequest {
  flowId: string;
  revision: number;
  note: string;
  authorId: string;
  requestedAt: Date;
}

/** Returns false if this revision, or a later one, is already requested. */
export async function insertApproval(queries: Queries, ownerId: string, request: ApprovalRequest): Promise<boolean> {
  const requested = {
    id: newId(),
    revision: request.revision,
    note: request.note,
    author_id: request.authorId,
    requested_at: request.requestedAt,
    state: 'open' as const,
    refused_by: null,
    comment: null,
  };
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('flow_approvals')
    .values({ ...requested, owner_id: ownerId, flow_id: request.flowId })
    .onConflict((conflict) =>
      conflict
        .column('flow_id')
        .doUpdateSet(requested)
        .where((where) =>
          where.or([where('flow_approvals.state', '<>', 'open'), where('flow_approvals.revision', '<', request.revision)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

function approvalsOf(queries: Queries, ownerId: string) {
  return queries.updateTable('flow_approvals').where('owner_id', '=', ownerId).where('state', '=', 'open');
}

/** Returns false if it is not open. */
export async function closeApproval(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await approvalsOf(queries, ownerId).set({ state: 'closed' }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if it is not open. */
export async function refuseApproval(
  queries: Queries,
  ownerId: string,
  id: string,
  { refusedBy, comment }: { refusedBy: string; comment: string },
): Promise<boolean> {
  const { numUpdatedRows } = await approvalsOf(queries, ownerId)
    .set({ state: 'refused', refused_by: refusedBy, comment })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Call when a flow was published or deleted: its request, open or refused, is settled. */
export async function settleApproval(queries: Queries, ownerId: string, flowId: string): Promise<void> {
  await queries
    .updateTable('flow_approvals')
    .set({ state: 'closed' })
    .where('owner_id', '=', ownerId)
    .where('flow_id', '=', flowId)
    .execute();
}

export interface StoredApproval {
  flow_id: string;
  revision: number;
  note: string;
  author_id: string;
  state: 'open' | 'refused' | 'closed';
  author_name: string | null;
}

function storedApprovals(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('flow_approvals as p')
    .leftJoin('workspace_authors as a', (join) =>
      join.onRef('a.owner_id', '=', 'p.owner_id').onRef('a.user_id', '=', 'p.author_id'),
    )
    .where('p.owner_id', '=', ownerId)
    .select(['p.id', 'p.flow_id', 'p.revision', 'p.note', 'p.author_id', 'p.state', 'a.username as author_name']);
}

export function findApproval(queries: Queries, ownerId: string, id: string): Promise<StoredApproval | undefined> {
  return storedApprovals(queries, ownerId).where('p.id', '=', id).executeTakeFirst();
}

export function findOpenApproval(
  queries: Queries,
  ownerId: string,
  flowId: string,
): Promise<(StoredApproval & { id: string }) | undefined> {
  return storedApprovals(queries, ownerId).where('p.flow_id', '=', flowId).where('p.state', '=', 'open').executeTakeFirst();
}

export interface ListedApprovalRow {
  id: string;
  name: string;
  approval: ApprovalRow | null;
}

export function listOpenApprovals(queries: Queries, ownerId: string): Promise<ListedApprovalRow[]> {
  return queries
    .selectFrom('bot_flows')
    .innerJoin('flow_approvals', 'flow_approvals.flow_id', 'bot_flows.id')
    .where('flow_approvals.owner_id', '=', ownerId)
    .where('flow_approvals.state', '=', 'open')
    .where('bot_flows.deleted_at', 'is', null)
    .orderBy('flow_approvals.requested_at')
    .orderBy('flow_approvals.id')
    .select(['bot_flows.id', 'bot_flows.name', approvalOfFlow()])
    .execute();
}
