import type { FlowGraph, FlowStart } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { BotFlowsTable } from '../../../infrastructure/database/tables/tables.ts';
import { currentUserId } from '../../../infrastructure/http/senders/currentSender.ts';
import { accountsOfFlow, type FlowAccount } from './accounts/flowAccounts.repository.ts';
import { type ApprovalRow, approvalOfFlow } from './approval.readModel.ts';
import { type NextPostRow, nextPostOf } from './next-posts/next-posts.repository.ts';
import { insertVersion, lockFlow, startColumns } from './start/start.repository.ts';

export type FlowRow = Selectable<BotFlowsTable> & {
  is_active: boolean;
  approval: ApprovalRow | null;
  accounts: FlowAccount[] | null;
  next_post: NextPostRow | null;
};
export type ListedFlowRow = Omit<FlowRow, 'nodes' | 'edges'>;

interface Draft extends FlowGraph {
  name: string;
}

function flowsOf(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('bot_flows')
    .leftJoin('automations', 'automations.flow_id', 'bot_flows.id')
    .where('bot_flows.owner_id', '=', ownerId)
    .where('bot_flows.kind', '=', 'drawn')
    .where('bot_flows.deleted_at', 'is', null)
    .select([
      'bot_flows.id',
      'bot_flows.owner_id',
      'bot_flows.name',
      'bot_flows.revision',
      'bot_flows.published_version',
      'bot_flows.published_revision',
      'bot_flows.kind',
      'bot_flows.has_chosen_accounts',
      'bot_flows.deleted_at',
      'bot_flows.created_at',
      'bot_flows.updated_at',
    ])
    .select(sql<boolean>`coalesce(automations.is_active, false)`.as('is_active'))
    .select(approvalOfFlow())
    .select(accountsOfFlow())
    .select(nextPostOf());
}

/** Leaves out the graphs, which can total 100 MB. */
export function listFlows(queries: Queries, ownerId: string): Promise<ListedFlowRow[]> {
  return flowsOf(queries, ownerId).orderBy('bot_flows.updated_at', 'desc').execute();
}

function graphsOf(queries: Queries, ownerId: string) {
  return flowsOf(queries, ownerId).select(['bot_flows.nodes', 'bot_flows.edges']);
}

export function findFlowById(queries: Queries, ownerId: string, id: string): Promise<FlowRow | undefined> {
  return graphsOf(queries, ownerId).where('bot_flows.id', '=', id).executeTakeFirst();
}

export function findFlowByName(queries: Queries, ownerId: string, name: string): Promise<FlowRow | undefined> {
  return graphsOf(queries, ownerId).where('bot_flows.name', '=', name).executeTakeFirst();
}

/** Returns null if the stored revision differs. */
export async function saveDraft(
  queries: Queries,
  ownerId: string,
  draft: Draft,
  expectedRevision: number | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into bot_flows (id, owner_id, name, nodes, edges, revision)
    values (${newId()}, ${ownerId}, ${draft.name}, ${JSON.stringify(draft.nodes)}::jsonb, ${JSON.stringify(draft.edges)}::jsonb, 1)
    on conflict (owner_id, name) where kind = 'drawn' and deleted_at is null do update
      set nodes = excluded.nodes, edges = excluded.edges, revision = bot_flows.revision + 1, updated_at = now()
      where ${expectedRevision}::integer is null or bot_flows.revision = ${expectedRevision}::integer
    returning id`.execute(queries);
  return rows[0]?.id ?? null;
}

/** Returns false if the stored revision differs. */
export async function replaceDraft(
  queries: Queries,
  ownerId: string,
  id: string,
  graph: FlowGraph,
  expectedRevision: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('bot_flows')
    .set({
      nodes: JSON.stringify(graph.nodes),
      edges: JSON.stringify(graph.edges),
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where(sql<boolean>`(${expectedRevision}::integer is null or revision = ${expectedRevision}::integer)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renameFlow(queries: Queries, ownerId: string, id: string, name: string): Promise<boolean> {
  const taken = await queries
    .selectFrom('bot_flows')
    .where('owner_id', '=', ownerId)
    .where('name', '=', name)
    .where('id', '<>', id)
    .where('kind', '=', 'drawn')
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (taken) return false;
  await queries.updateTable('bot_flows').set({ name }).where('owner_id', '=', ownerId).where('id', '=', id).execute();
  return true;
}

/** Versions stay, because runs need them. */
export async function deleteFlow(queries: Queries, ownerId: string, id: string): Promise<void> {
  await lockFlow(queries, ownerId, id);
  await queries.deleteFrom('automations').where('owner_id', '=', ownerId).where('flow_id', '=', id).execute();
  await queries
    .updateTable('bot_flows')
    .set({ deleted_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

interface Publication {
  flowId: string;
  revision: number;
  publishedAt: Date;
  note: string;
  authorId: string | null;
}

/** Returns null if the draft has changed. Locks the flow, so that concurrent publications get different numbers. */
export async function publishDraft(queries: Queries, ownerId: string, publication: Publication): Promise<number | null> {
  const { flowId, revision, publishedAt, note, authorId } = publication;
  const flow = await lockFlow(queries, ownerId, flowId);
  if (flow.revision !== revision) return null;
  if (flow.published_version !== null && flow.published_revision === flow.revision) return flow.published_version;

  const version = (flow.published_version ?? 0) + 1;
  const graph = { nodes: flow.nodes, edges: flow.edges };
  await insertVersion(queries, ownerId, { flowId, version, graph, note, publishedAt, revision, authorId });
  await queries
    .updateTable('bot_flows')
    .set({ published_version: version, published_revision: flow.revision })
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .execute();
  return version;
}

interface Activation {
  flowId: string;
  version: number;
  start: FlowStart;
  publishedAt: Date;
  authorId: string | null;
}

export async function activate(
  queries: Queries,
  ownerId: string,
  { flowId, version, start, publishedAt, authorId }: Activation,
): Promise<void> {
  const published = { ...startColumns(start), version, is_active: true, published_at: publishedAt, author_id: authorId };
  await queries
    .insertInto('automations')
    .values({ id: newId(), owner_id: ownerId, flow_id: flowId, ...published })
    // A scheduled time that has passed meanwhile is skipped.
    .onConflict((conflict) => conflict.column('flow_id').doUpdateSet({ ...published, next_run_at: null }))
    .execute();
}

export async function deactivate(queries: Queries, ownerId: string, flowId: string): Promise<void> {
  await queries
    .updateTable('automations')
    .set({ is_active: false, author_id: currentUserId() })
    .where('owner_id', '=', ownerId)
    .where('flow_id', '=', flowId)
    .execute();
}
