import type {
  Author,
  AutomationAction,
  AutomationCondition,
  FlowGraph,
  Schedule,
  TriggerFilter,
  TriggerType,
} from '@fanfare/shared/contracts';
import { triggerTypes } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { authorOf } from '../../../infrastructure/database/queries/authorOf.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';
import { currentUserId } from '../../../infrastructure/http/senders/currentSender.ts';
import { accountsOfFlow, type FlowAccount, type NextPostRow, nextPostOf } from '../flows/index.ts';

export interface AutomationRow extends Omit<Selectable<Tables['automations']>, 'name' | 'trigger_type'> {
  name: string;
  trigger_type: TriggerType;
  flow_kind: 'drawn' | 'inline';
  by: Author | null;
  accounts: FlowAccount[] | null;
  next_post: NextPostRow | null;
}

function automationsWithNames(queries: Queries) {
  return queries
    .selectFrom('automations')
    .innerJoin('bot_flows', 'bot_flows.id', 'automations.flow_id')
    .selectAll('automations')
    .select([sql<string>`coalesce(automations.name, bot_flows.name)`.as('name'), 'bot_flows.kind as flow_kind'])
    .select(authorOf('automations'))
    .select(accountsOfFlow())
    .select(nextPostOf())
    .orderBy('priority')
    .orderBy('automations.published_at', 'desc')
    .orderBy('automations.id', 'desc');
}

type StoredAutomation = Omit<AutomationRow, 'trigger_type'> & { trigger_type: string };

function withTrigger(row: StoredAutomation): AutomationRow {
  const trigger_type = triggerTypes.find((type) => type === row.trigger_type);
  if (trigger_type === undefined) throw new Error('An automation has a trigger that does not exist.');
  return { ...row, trigger_type };
}

export async function listAutomations(queries: Queries, ownerId: string): Promise<AutomationRow[]> {
  const rows = await automationsWithNames(queries).where('automations.owner_id', '=', ownerId).execute();
  return rows.map(withTrigger);
}

export async function listAutomationsOf(queries: Queries, ownerIds: readonly string[]): Promise<AutomationRow[]> {
  const rows = await automationsWithNames(queries)
    .where('automations.owner_id', '=', sql<string>`any(${ownerIds}::uuid[])`)
    .execute();
  return rows.map(withTrigger);
}

export async function findAutomation(queries: Queries, ownerId: string, id: string): Promise<AutomationRow | undefined> {
  const row = await automationsWithNames(queries)
    .where('automations.owner_id', '=', ownerId)
    .where('automations.id', '=', id)
    .executeTakeFirst();
  return row && withTrigger(row);
}

/** Requires a lock on the bot flow. */
export async function lockAutomation(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('automations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countAutomations(queries: Queries, ownerId: string): Promise<number> {
  const row = await queries
    .selectFrom('automations')
    .where('owner_id', '=', ownerId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface AutomationFacts {
  /** Null for the name of the bot flow. */
  name: string | null;
  description: string;
  trigger: TriggerType;
  keyword: string | null;
  moreKeywords: readonly string[];
  filter: TriggerFilter | null;
  schedule: Schedule | null;
  conditions: readonly AutomationCondition[];
  actions: readonly AutomationAction[];
  isActive: boolean;
  accountIds: readonly string[] | null;
  priority: number;
  nextRunAt: Date | null;
}

function columnsOf(facts: AutomationFacts) {
  return {
    ...ownColumns(facts),
    name: facts.name,
    trigger_type: facts.trigger,
    keyword: facts.keyword,
    more_keywords: [...facts.moreKeywords],
    trigger_filter: facts.filter && JSON.stringify(facts.filter),
    schedule: facts.schedule && JSON.stringify(facts.schedule),
    conditions: JSON.stringify(facts.conditions),
    actions: JSON.stringify(facts.actions),
  };
}

function ownColumns({ description, isActive, priority, nextRunAt }: AutomationFacts) {
  return { description, is_active: isActive, priority, next_run_at: nextRunAt };
}

interface NewAutomation {
  facts: AutomationFacts;
  flowId: string;
  version: number | null;
  now: Date;
}

export async function insertAutomation(queries: Queries, ownerId: string, automation: NewAutomation): Promise<string> {
  const { facts, flowId, version, now } = automation;
  const id = newId();
  await queries
    .insertInto('automations')
    .values({
      id,
      owner_id: ownerId,
      flow_id: flowId,
      version,
      published_at: now,
      created_at: now,
      updated_at: now,
      author_id: currentUserId(),
      ...columnsOf(facts),
    })
    .execute();
  return id;
}

export async function updateAutomation(
  queries: Queries,
  ownerId: string,
  { id, flow_kind }: Pick<AutomationRow, 'id' | 'flow_kind'>,
  facts: AutomationFacts,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('automations')
    .set({ ...(flow_kind === 'drawn' ? ownColumns(facts) : columnsOf(facts)), updated_at: now, author_id: currentUserId() })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

export async function setVersion(queries: Queries, ownerId: string, id: string, version: number | null): Promise<void> {
  await queries.updateTable('automations').set({ version }).where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

/** The compiled flow stays, because its runs need it. */
export async function deleteAutomation(
  queries: Queries,
  ownerId: string,
  { id, flow_id, flow_kind }: AutomationRow,
): Promise<void> {
  await queries.deleteFrom('automations').where('owner_id', '=', ownerId).where('id', '=', id).execute();
  if (flow_kind === 'drawn') return;
  await queries
    .updateTable('bot_flows')
    .set({ deleted_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', flow_id)
    .execute();
}

/** Requires `lockOwner`. */
export async function setOrder(queries: Queries, ownerId: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id, index) => ({ id, priority: index + 1 }));
  await sql`
    update automations set priority = input.priority from ${asRows(rows, 'id uuid, priority int')}
    where automations.owner_id = ${ownerId} and automations.id = input.id`.execute(queries);
}

export async function createCompiledFlow(queries: Queries, ownerId: string, name: string): Promise<string> {
  const id = newId();
  await queries
    .insertInto('bot_flows')
    .values({ id, owner_id: ownerId, name, nodes: '[]', edges: '[]', revision: 0, kind: 'inline' })
    .execute();
  return id;
}

export async function renameCompiledFlow(queries: Queries, ownerId: string, flowId: string, name: string): Promise<void> {
  await queries
    .updateTable('bot_flows')
    .set({ name })
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .where('kind', '=', 'inline')
    .execute();
}

/** Active runs continue with their version. */
export async function storeCompiledVersion(queries: Queries, ownerId: string, flowId: string, graph: FlowGraph): Promise<number> {
  const nodes = JSON.stringify(graph.nodes);
  const edges = JSON.stringify(graph.edges);
  const { revision: version } = await queries
    .updateTable('bot_flows')
    .set({
      nodes,
      edges,
      revision: sql<number>`revision + 1`,
      published_version: sql<number>`revision + 1`,
      published_revision: sql<number>`revision + 1`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('bot_flow_versions')
    .values({ flow_id: flowId, version, owner_id: ownerId, nodes, edges, revision: version, author_id: currentUserId() })
    .execute();
  return version;
}

export async function findDependents(queries: Queries, ownerId: string, flowId: string): Promise<AutomationRow[]> {
  const wanted = JSON.stringify([{ type: 'run_flow', flowId }]);
  const rows = await automationsWithNames(queries)
    .where('automations.owner_id', '=', ownerId)
    .where(sql<boolean>`automations.actions @> ${wanted}::jsonb`)
    .execute();
  return rows.map(withTrigger);
}
