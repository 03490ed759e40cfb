import type { FlowGraph, FlowStart } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { BotFlowsTable } from '../../../../infrastructure/database/tables/tables.ts';
import { currentUserId } from '../../../../infrastructure/http/senders/currentSender.ts';
import { inEnglish, storedMessage, type Words } from '../../../../infrastructure/messages/words.ts';

/** Copies of the start node's settings, so that matching loads no graphs. */
export function startColumns({ trigger, keyword, keywords, schedule, filter, conditions }: FlowStart) {
  return {
    trigger_type: trigger,
    keyword: keyword ?? null,
    more_keywords: [...(keywords ?? [])],
    schedule: schedule ? JSON.stringify(schedule) : null,
    trigger_filter: filter ? JSON.stringify(filter) : null,
    conditions: JSON.stringify(conditions ?? []),
  };
}

/** Lock the flow before its automation, as publishing does. */
export function lockFlow(queries: Queries, ownerId: string, flowId: string): Promise<Selectable<BotFlowsTable>> {
  return queries
    .selectFrom('bot_flows')
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

interface NewVersion {
  flowId: string;
  version: number;
  graph: FlowGraph;
  /** A string was written by a user. */
  note: Words;
  publishedAt: Date;
  /** Null if the draft differs. */
  revision: number | null;
  /** The sender by default. */
  authorId?: string | null;
}

export async function insertVersion(
  queries: Queries,
  ownerId: string,
  { flowId, version, graph, note, publishedAt, revision, authorId = currentUserId() }: NewVersion,
): Promise<void> {
  await queries
    .insertInto('bot_flow_versions')
    .values({
      flow_id: flowId,
      version,
      owner_id: ownerId,
      nodes: JSON.stringify(graph.nodes),
      edges: JSON.stringify(graph.edges),
      published_at: publishedAt,
      note: inEnglish(note),
      note_message: storedMessage(note),
      revision,
      author_id: authorId,
    })
    .execute();
}

interface Publication {
  flowId: string;
  version: number;
  draft: FlowGraph;
  revision: number;
  publishedRevision: number | null;
}

export async function storePublication(queries: Queries, ownerId: string, publication: Publication): Promise<void> {
  const { flowId, version, draft, revision, publishedRevision } = publication;
  await queries
    .updateTable('bot_flows')
    .set({
      nodes: JSON.stringify(draft.nodes),
      edges: JSON.stringify(draft.edges),
      revision,
      published_version: version,
      published_revision: publishedRevision,
      updated_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .execute();
}

export async function mirrorStart(
  queries: Queries,
  ownerId: string,
  flowId: string,
  version: number,
  start: FlowStart,
): Promise<void> {
  await queries
    .updateTable('automations')
    .set({ ...startColumns(start), version })
    .where('owner_id', '=', ownerId)
    .where('flow_id', '=', flowId)
    .execute();
}
