import type { EventType, OutcomeReason, ProcessedStatus } from '@fanfare/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { EventChange } from './EventChange.ts';

export interface NewEvent {
  /** Unique per owner; recording a known key again changes that event. */
  key: string;
  type: EventType;
  accountId: string | null;
  contactId: string | null;
  happenedAt: Date;
  receivedAt: Date;
  senderId: string | null;
  senderUsername: string | null;
  text: string | null;
  payload: unknown;
  processedStatus: ProcessedStatus;
  processingError: string | null;
  outcome: OutcomeReason | null;
  attempts: number;
}

/**
 * Appends events to an owner's feed, in this order. The row with the owner's last position is locked until the transaction ends:
 * readers never see a position while a lower one is still open. Call it late in a transaction.
 */
export async function recordEvents(queries: Queries, ownerId: string, events: readonly NewEvent[]): Promise<void> {
  const last = await takePositions(queries, ownerId, events.length);
  const first = last - events.length + 1;
  await queries
    .insertInto('events')
    .values(
      events.map((event, index) => ({
        id: newId(),
        owner_id: ownerId,
        account_id: event.accountId,
        contact_id: event.contactId,
        event_key: event.key,
        event_type: event.type,
        seq: first + index,
        first_seq: first + index,
        happened_at: event.happenedAt,
        received_at: event.receivedAt,
        sender_id: event.senderId,
        sender_username: event.senderUsername,
        text: event.text,
        payload: JSON.stringify(event.payload),
        processed_status: event.processedStatus,
        processing_error: event.processingError,
        outcome: event.outcome,
        attempts: event.attempts,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'event_key']).doUpdateSet((eb) => ({
        seq: eb.ref('excluded.seq'),
        contact_id: eb.ref('excluded.contact_id'),
        text: eb.ref('excluded.text'),
        processed_status: eb.ref('excluded.processed_status'),
        processing_error: eb.ref('excluded.processing_error'),
        outcome: eb.ref('excluded.outcome'),
        attempts: eb.ref('excluded.attempts'),
      })),
    )
    .execute();
}

async function takePositions(queries: Queries, ownerId: string, count: number): Promise<number> {
  const row = await queries
    .insertInto('feed_positions')
    .values({ owner_id: ownerId, seq: count })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ seq: sql<number>`feed_positions.seq + excluded.seq` }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  return row.seq;
}

/** Changes events by key and moves each to a new position, in their present order. Answers how many there were. */
export function changeEvents(queries: Queries, ownerId: string, keys: readonly string[], change: EventChange): Promise<number> {
  return changeWhere(queries, ownerId, sql`event_key = any(${keys})`, change);
}

export function changeEventById(queries: Queries, ownerId: string, id: string, change: EventChange): Promise<number> {
  return changeWhere(queries, ownerId, sql`id = ${id}`, change);
}

export function markAllRead(queries: Queries, ownerId: string): Promise<number> {
  return changeWhere(queries, ownerId, sql`not is_read`, { isRead: true });
}

/** The contact's name has become known: what the feed shows about its latest events is new. */
export function touchEventsOfContact(queries: Queries, ownerId: string, contactId: string): Promise<number> {
  const latest = sql`id in (select id from events where contact_id = ${contactId} order by seq desc limit 50)`;
  return changeWhere(queries, ownerId, latest, {});
}

async function changeWhere(queries: Queries, ownerId: string, match: RawBuilder<unknown>, change: EventChange): Promise<number> {
  const { numAffectedRows } = await sql`
    with hit as (
      select id, row_number() over (order by seq) as n from events where owner_id = ${ownerId} and ${match}
    ), last_position as (
      insert into feed_positions (owner_id, seq) select ${ownerId}::uuid, count(*) from hit
      on conflict (owner_id) do update set seq = feed_positions.seq + excluded.seq
      returning seq
    )
    update events set ${sql.join(assignments(change))}
    from hit, last_position where events.id = hit.id`.execute(queries);
  return Number(numAffectedRows ?? 0);
}

function assignments(change: EventChange): RawBuilder<unknown>[] {
  const set = [sql`seq = last_position.seq - (select count(*) from hit) + hit.n`];
  if (change.processedStatus !== undefined) set.push(sql`processed_status = ${change.processedStatus}`);
  if (change.processingError !== undefined) set.push(sql`processing_error = ${change.processingError}`);
  if (change.flowResponse !== undefined) set.push(sql`flow_response = ${change.flowResponse}`);
  if (change.outcome !== undefined) set.push(sql`outcome = ${change.outcome}`);
  if (change.isRead !== undefined) set.push(sql`is_read = ${change.isRead}`);
  if (change.erased) set.push(sql`text = null, payload = '{"erased": true}'`);
  return set;
}
