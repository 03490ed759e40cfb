import type { EventOrigin, EventType, ProcessedStatus } from '@fanfare/shared/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from './containing.ts';

/** Without a user, events for all members. */
export interface Reader {
  workspaceId: string;
  userId: string | null;
  accountId?: string | null;
}

export interface EventFilter {
  eventType?: EventType | undefined;
  status?: ProcessedStatus | undefined;
  accountId?: string | undefined;
  q?: string | undefined;
  payload?: PayloadSearch | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  isRead?: boolean | undefined;
  isPending?: boolean | undefined;
  isSimulated?: boolean | undefined;
  isArchived?: boolean | undefined;
  origin?: EventOrigin | undefined;
}

export type PayloadSearch = { json: object } | { text: string };

export function isOfAccount({ accountId = null }: Reader): RawBuilder<SqlBool> {
  return accountId === null ? sql`true` : sql`events.account_id = ${accountId}`;
}

/** Only notices have a user. */
export function isFor(userId: string | null): RawBuilder<SqlBool> {
  return sql`(events.event_type <> 'webhook_error' or events.user_id is null or events.user_id = ${userId}::uuid)`;
}

export function filterEvents(filter: EventFilter): RawBuilder<SqlBool>[] {
  const { eventType, status, accountId, q, payload, from, to, isRead, isPending, isSimulated, isArchived, origin } = filter;
  const conditions: RawBuilder<SqlBool>[] = [];
  if (eventType !== undefined) conditions.push(sql`events.event_type = ${eventType}`);
  if (status !== undefined) conditions.push(sql`events.processed_status = ${status}`);
  if (accountId !== undefined) conditions.push(sql`instagram_accounts.ig_id = ${accountId}`);
  if (q !== undefined) conditions.push(textMatch(q));
  if (payload !== undefined) conditions.push(payloadMatch(payload));
  if (from !== undefined) conditions.push(sql`events.received_at >= ${from}`);
  if (to !== undefined) conditions.push(sql`events.received_at < ${to}`);
  if (isRead !== undefined) conditions.push(sql`events.is_read = ${isRead}`);
  if (isPending !== undefined) conditions.push(sql`(events.processed_status not in ('completed', 'failed')) = ${isPending}`);
  if (isSimulated !== undefined) conditions.push(sql`events.is_simulated = ${isSimulated}`);
  if (isArchived !== undefined) conditions.push(sql`events.is_archived = ${isArchived}`);
  if (origin !== undefined) conditions.push(sql`events.origin = ${origin}`);
  return conditions;
}

function textMatch(text: string): RawBuilder<SqlBool> {
  const pattern = containing(text);
  return sql`(events.text ilike ${pattern} or coalesce(contacts.username, events.sender_username) ilike ${pattern}
    or events.sender_id ilike ${pattern} or events.event_type ilike ${pattern})`;
}

function payloadMatch(search: PayloadSearch): RawBuilder<SqlBool> {
  if ('text' in search) return sql`events.payload::text ilike ${containing(search.text)}`;
  return sql`events.payload @> ${JSON.stringify(search.json)}::jsonb`;
}
