import type { FlowGraph } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

interface ContactState {
  isErased: boolean;
  threadId: string | null;
}

export async function findContactState(queries: Queries, ownerId: string, contactId: string): Promise<ContactState | undefined> {
  return queries
    .selectFrom('contacts')
    .leftJoin('conversations', 'conversations.contact_id', 'contacts.id')
    .where('contacts.owner_id', '=', ownerId)
    .where('contacts.id', '=', contactId)
    .select([sql<boolean>`contacts.igsid like '%erased:%'`.as('isErased'), 'conversations.id as threadId'])
    .executeTakeFirst();
}

export function findGraph(
  queries: Queries,
  ownerId: string,
  { id, version }: { id: string; version: number },
): Promise<FlowGraph | undefined> {
  return queries
    .selectFrom('bot_flow_versions')
    .where('owner_id', '=', ownerId)
    .where('flow_id', '=', id)
    .where('version', '=', version)
    .select(['nodes', 'edges'])
    .executeTakeFirst();
}

export async function findDrawnFlows(queries: Queries, ownerId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('bot_flows')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('kind', '=', 'drawn')
    .where('deleted_at', 'is', null)
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findSeenAt(queries: Queries, ownerId: string, contactId: string, since: string): Promise<string | null> {
  const row = await queries
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .where('contact_id', '=', contactId)
    .where('event_type', '=', 'message_seen')
    .where('received_at', '>=', new Date(since))
    .select(({ fn }) => fn.min('received_at').as('at'))
    .executeTakeFirst();
  return row?.at?.toISOString() ?? null;
}
