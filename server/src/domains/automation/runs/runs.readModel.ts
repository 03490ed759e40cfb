import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type RunRow, type RunStatus, runColumns, type StoryLine, withMemory } from './runs.repository.ts';

export type ListedRun = RunRow & { flow_name: string; igsid: string; username: string | null };

interface RunFilter {
  accountId: string | null;
  flowId?: string | undefined;
  contactId?: string | undefined;
  status?: RunStatus | undefined;
  nodeId?: string | undefined;
  since?: Date | undefined;
  isSimulated?: boolean | undefined;
  before?: string | undefined;
  limit: number;
}

function runsWithNames(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('runs')
    .innerJoin('bot_flows', 'bot_flows.id', 'runs.flow_id')
    .innerJoin('contacts', 'contacts.id', 'runs.contact_id')
    .where('runs.owner_id', '=', ownerId)
    .select(runColumns)
    .select(['bot_flows.name as flow_name', 'contacts.igsid', 'contacts.username']);
}

export async function listRuns(queries: Queries, ownerId: string, filter: RunFilter): Promise<ListedRun[]> {
  const { accountId, flowId, contactId, status, nodeId, since, isSimulated, before, limit } = filter;
  let query = runsWithNames(queries, ownerId).orderBy('runs.id', 'desc').limit(limit);
  if (accountId !== null) query = query.where('runs.account_id', '=', accountId);
  if (flowId !== undefined) query = query.where('runs.flow_id', '=', flowId);
  if (contactId !== undefined) query = query.where('runs.contact_id', '=', contactId);
  if (status !== undefined) query = query.where('runs.status', '=', status);
  if (nodeId !== undefined) query = query.where(wasAt(nodeId, status));
  if (since !== undefined) query = query.where('runs.started_at', '>=', since);
  if (isSimulated !== undefined) query = query.where('runs.is_simulated', '=', isSimulated);
  if (before !== undefined) query = query.where('runs.id', '<', before);
  return (await query.execute()).map((row) => ({ ...row, ...withMemory(row) }));
}

function wasAt(nodeId: string, status: RunStatus | undefined) {
  if (status === 'waiting') return sql<boolean>`runs.memory -> 'parked' @> ${JSON.stringify([{ nodeId }])}::jsonb`;
  const line = status === 'failed' ? { nodeId, result: 'failed' } : { nodeId };
  return sql<boolean>`runs.trace @> ${JSON.stringify([line])}::jsonb`;
}

export async function countWaiting(
  queries: Queries,
  ownerId: string,
  { flowId, accountId }: { flowId: string; accountId: string | null },
): Promise<{ nodeId: string; people: number }[]> {
  const { rows } = await sql<{ nodeId: string; people: number }>`
    select branch ->> 'nodeId' as "nodeId", count(distinct contact_id)::int as people
    from runs cross join jsonb_array_elements(runs.memory -> 'parked') as branch
    where owner_id = ${ownerId} and flow_id = ${flowId} and account_id = coalesce(${accountId}, account_id) and status = 'waiting' and not is_simulated
    group by 1 order by people desc, 1`.execute(queries);
  return rows;
}

export async function getRun(queries: Queries, ownerId: string, id: string): Promise<ListedRun | undefined> {
  const row = await runsWithNames(queries, ownerId).where('runs.id', '=', id).executeTakeFirst();
  return row && { ...row, ...withMemory(row) };
}

export async function getRunStory(queries: Queries, ownerId: string, run: RunRow) {
  const stored = await queries
    .selectFrom('runs')
    .where('owner_id', '=', ownerId)
    .where('id', '=', run.id)
    .select(sql<StoryLine[]>`trace`.as('trace'))
    .executeTakeFirst();
  const messages = await queries
    .selectFrom('outbox')
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', run.id)
    .orderBy('ord')
    .select([
      'id',
      sql<string>`coalesce(text, '')`.as('text'),
      'state',
      'message_id',
      'error',
      'error_message',
      'created_at',
      'author',
      'window_age_seconds',
      'attempt',
      'calls',
      'kind',
      'comment_id',
    ])
    .execute();
  const trigger = await queries
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .where('event_key', '=', run.trigger_key)
    .select('id')
    .executeTakeFirst();
  return { steps: stored?.trace ?? [], messages, triggerEventId: trigger?.id ?? null };
}

export type StoredStory = Awaited<ReturnType<typeof getRunStory>>;
