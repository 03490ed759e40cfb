import {
  type Consideration,
  type EventOrigin,
  type EventType,
  type OutcomeReason,
  type ProcessedStatus,
  quietTypes,
} from '@fanfare/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { inEnglish, messageOf, storedMessage, type Words } from '../../../infrastructure/messages/words.ts';
import type { EventChange } from './EventChange.ts';
import { isFor, isOfAccount, type Reader } from './search/filterEvents.readModel.ts';

export interface NewEvent {
  /** Unique per owner. */
  key: string;
  type: EventType;
  accountId: string | null;
  contactId: string | null;
  happenedAt: Date;
  receivedAt: Date;
  senderId: string | null;
  senderUsername: string | null;
  /** A string was written by a user. */
  text: Words | null;
  payload: unknown;
  processedStatus: ProcessedStatus;
  processingError: Words | null;
  outcome: OutcomeReason | null;
  /** If absent, a stored value stays. */
  flowResponse?: string | null;
  attempts: number;
  /** If absent, the event is unread unless muted. */
  isRead?: boolean;
  /** If absent, no automation is evaluated. */
  considered?: Consideration[] | null;
  /** If absent, it came from a webhook or this product. */
  origin?: EventOrigin;
  replayOf?: string | null;
  runId?: string | null;
  /** The only reader. */
  userId?: string;
  authorId?: string;
}

const ERASED = '{"erased": true}';

export interface OwnedEvent {
  ownerId: string;
  event: NewEvent;
}

/**
 * Locks the feed position, so that readers never see one before a lower one is committed. Call once, late in
 * the transaction.
 */
export async function recordEvents(queries: Queries, events: readonly OwnedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ ownerId, event }, n) => ({
    n,
    id: newId(),
    owner_id: ownerId,
    account_id: event.accountId,
    contact_id: event.contactId,
    event_key: event.key,
    event_type: event.type,
    happened_at: event.happenedAt,
    received_at: event.receivedAt,
    sender_id: event.senderId,
    sender_username: event.senderUsername,
    text: inEnglish(event.text),
    text_message: messageOf(event.text),
    payload: event.payload,
    processed_status: event.processedStatus,
    processing_error: inEnglish(event.processingError),
    processing_error_message: messageOf(event.processingError),
    outcome: event.outcome,
    flow_response: event.flowResponse ?? null,
    attempts: event.attempts,
    considered: event.considered ?? null,
    is_read: event.isRead ?? false,
    origin: event.origin ?? 'webhook',
    replay_of: event.replayOf ?? null,
    run_id: event.runId ?? null,
    user_id: event.userId ?? null,
    author_id: event.authorId ?? null,
  }));
  await sql`
    with given as (
      select input.*, row_number() over (partition by owner_id order by n) as place, count(*) over (partition by owner_id) as of_owner
      from ${asRows(rows, eventColumns)}
    ), placed as (
      -- ordered by owner, so that two transactions cannot deadlock
      insert into feed_positions (owner_id, seq) select owner_id, count(*) from given group by owner_id order by owner_id
      on conflict (owner_id) do update set seq = feed_positions.seq + excluded.seq
      returning owner_id as placed_owner, seq as last_seq
    ), positioned as (
      select given.*, last_seq - of_owner + place as seq from given join placed on placed_owner = owner_id
    )
    insert into events (id, owner_id, account_id, contact_id, event_key, event_type, seq, first_seq, happened_at, received_at,
      sender_id, sender_username, text, text_message, payload, processed_status, processing_error, processing_error_message, outcome,
      flow_response, attempts, considered, is_read, origin, replay_of, run_id, user_id, author_id)
    select id, owner_id, account_id, contact_id, event_key, event_type, seq, seq, happened_at, received_at,
      sender_id, sender_username, text, text_message, payload, processed_status, processing_error, processing_error_message, outcome,
      flow_response, attempts, considered, is_read or ${isQuiet(sql`positioned`)}, origin, replay_of, run_id, user_id, author_id
    from positioned order by n
    on conflict (owner_id, event_key) do update set
      seq = excluded.seq, contact_id = excluded.contact_id, text = excluded.text, text_message = excluded.text_message,
      processed_status = excluded.processed_status, processing_error = excluded.processing_error,
      processing_error_message = excluded.processing_error_message, outcome = excluded.outcome, attempts = excluded.attempts,
      considered = excluded.considered, run_id = coalesce(excluded.run_id, events.run_id),
      flow_response = coalesce(excluded.flow_response, events.flow_response)`.execute(queries);
}

/** Stores muted events as read, so that unread rows match the bell. */
function isQuiet(event: RawBuilder<unknown>, type: RawBuilder<unknown> = sql`${event}.event_type`): RawBuilder<unknown> {
  return sql`(not case when ${type} = 'webhook_error' and ${event}.payload ? 'team'
      then coalesce((select (settings ->> 'team')::boolean from notification_settings where owner_id = ${event}.owner_id), true)
      else coalesce(
        (select (settings -> 'eventTypes' ->> ${type})::boolean from notification_settings where owner_id = ${event}.owner_id),
        ${type} <> all(${[...quietTypes]}::text[])) end
    or exists (select from notification_settings quiet join instagram_accounts muted on quiet.settings -> 'mutedAccounts' ? muted.ig_id
      where quiet.owner_id = ${event}.owner_id and muted.id = ${event}.account_id))`;
}

const eventColumns = `n int, id uuid, owner_id uuid, account_id uuid, contact_id uuid, event_key text, event_type text,
  happened_at timestamptz, received_at timestamptz, sender_id text, sender_username text, text text, text_message jsonb, payload jsonb,
  processed_status text, processing_error text, processing_error_message jsonb, outcome text, flow_response text, attempts int, considered jsonb, is_read boolean,
  origin text, replay_of uuid, run_id uuid, user_id uuid, author_id uuid`;

/** Also erases texts in the trigger event. A separate statement sees what was committed while the first one waited. */
export async function eraseRepeated(
  queries: Queries,
  executions: readonly { ownerId: string; key: string; runId: string | null | undefined }[],
): Promise<void> {
  const rows = executions.flatMap(({ ownerId, key, runId }) =>
    runId ? [{ owner_id: ownerId, event_key: key, run_id: runId }] : [],
  );
  if (rows.length === 0) return;
  await sql`
    update events set text = null, payload = ${ERASED}::jsonb
    from ${asRows(rows, 'owner_id uuid, event_key text, run_id uuid')}
      join runs on runs.id = input.run_id
      join events trigger_event on trigger_event.owner_id = input.owner_id and trigger_event.event_key = runs.trigger_key and trigger_event.payload = ${ERASED}::jsonb
    where events.owner_id = input.owner_id and events.event_key = input.event_key`.execute(queries);
}

export async function lockFeed(queries: Queries, ownerId: string): Promise<void> {
  await sql`select from feed_positions where owner_id = ${ownerId} for update`.execute(queries);
}

export interface EventSettlement {
  ownerId: string;
  key: string;
  flowResponse: string | null;
  outcome: OutcomeReason;
  /** With `runId`, adds a missing event, because the run may have been interrupted. */
  execution: { processedStatus: ProcessedStatus; processingError: Words | null; runId?: string } | null;
}

/** Unchanged events do not move in the feed. */
export async function changeEventBatch(queries: Queries, changes: readonly EventSettlement[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ ownerId, key, flowResponse, outcome, execution }) => ({
    new_id: newId(),
    owner_id: ownerId,
    event_key: key,
    run_id: execution?.runId ?? null,
    flow_response: flowResponse,
    outcome,
    has_status: execution !== null,
    processed_status: execution?.processedStatus ?? null,
    processing_error: inEnglish(execution?.processingError ?? null),
    processing_error_message: messageOf(execution?.processingError ?? null),
  }));
  const columns =
    'new_id uuid, owner_id uuid, event_key text, run_id uuid, flow_response text, outcome text, has_status boolean, processed_status text, processing_error text, processing_error_message jsonb';
  await sql`
    with given as (select * from ${asRows(rows, columns)}),
    found as (
      select events.id, events.owner_id, events.seq as order_seq,
        given.flow_response, given.outcome, has_status, given.processed_status, given.processing_error, given.processing_error_message
      from given join events on events.owner_id = given.owner_id and events.event_key = given.event_key
      where (events.flow_response, events.outcome) is distinct from (given.flow_response, given.outcome)
        or (has_status and (events.processed_status, events.processing_error)
          is distinct from (given.processed_status, given.processing_error))
    ), missing as (
      select given.*, trigger_event.account_id, trigger_event.contact_id, trigger_event.received_at, trigger_event.sender_id, trigger_event.sender_username, trigger_event.text, trigger_event.origin,
        jsonb_build_object('runId', runs.id, 'flow', jsonb_build_object('id', runs.flow_id, 'name', bot_flows.name, 'version', runs.version),
          'status', runs.status, 'trace', runs.trace) as payload
      from given join runs on runs.id = given.run_id join bot_flows on bot_flows.id = runs.flow_id
      join events trigger_event on trigger_event.owner_id = given.owner_id and trigger_event.event_key = runs.trigger_key
      where not exists (select 1 from events where events.owner_id = given.owner_id and events.event_key = given.event_key)
    ), placed as (
      select owner_id, id, row_number() over (partition by owner_id order by order_seq) as n, count(*) over (partition by owner_id) as of_owner
      from (
        select owner_id, id, order_seq from found union all select owner_id, new_id, null from missing
      ) both_kinds
    ), positions as (
      insert into feed_positions (owner_id, seq) select owner_id, count(*) from placed group by owner_id order by owner_id
      on conflict (owner_id) do update set seq = feed_positions.seq + excluded.seq
      returning owner_id, seq
    ), positioned as (
      select placed.id, positions.seq - of_owner + n as seq from placed join positions on positions.owner_id = placed.owner_id
    ), added as (
      insert into events (id, owner_id, account_id, contact_id, event_key, event_type, seq, first_seq, happened_at, received_at,
        sender_id, sender_username, text, payload, processed_status, processing_error, processing_error_message, outcome, flow_response,
        attempts, is_read, origin, run_id)
      select id, owner_id, account_id, contact_id, event_key, 'flow_execution', seq, seq, received_at, received_at,
        sender_id, sender_username, text, payload, processed_status, processing_error, processing_error_message, outcome, flow_response, 1,
        ${isQuiet(sql`missing`, sql`'flow_execution'`)}, origin, run_id
      from missing join positioned on positioned.id = missing.new_id
      on conflict (owner_id, event_key) do nothing
    )
    update events set
      seq = positioned.seq, flow_response = found.flow_response, outcome = found.outcome,
      processed_status = case when found.has_status then found.processed_status else events.processed_status end,
      processing_error = case when found.has_status then found.processing_error else events.processing_error end,
      processing_error_message = case when found.has_status then found.processing_error_message else events.processing_error_message end
    from found join positioned on positioned.id = found.id
    where events.id = found.id`.execute(queries);
}

export function changeEvents(queries: Queries, ownerId: string, keys: readonly string[], change: EventChange): Promise<number> {
  return changeEventsWhere(queries, ownerId, sql`event_key = any(${keys})`, change);
}

export function changeEventById(queries: Queries, ownerId: string, id: string, change: EventChange): Promise<number> {
  return changeEventsWhere(queries, ownerId, sql`id = ${id}`, change);
}

/** @returns 0 when none is left */
export function markSomeRead(queries: Queries, reader: Reader, upTo: number, limit: number): Promise<number> {
  const some = sql`id = any(array(select id from events where ${isUnreadFor(reader, upTo)} limit ${limit}))`;
  return changeEventsWhere(queries, reader.workspaceId, some, { isRead: true });
}

export async function countUnread(queries: Queries, reader: Reader, upTo: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from events where ${isUnreadFor(reader, upTo)}`.execute(queries);
  return rows[0]?.n ?? 0;
}

function isUnreadFor(reader: Reader, upTo: number): RawBuilder<unknown> {
  const { workspaceId, userId } = reader;
  return sql`owner_id = ${workspaceId} and not is_read and seq <= ${upTo} and ${isFor(userId)} and ${isOfAccount(reader)}`;
}

export function touchEventsOfContacts(queries: Queries, ownerId: string, contactIds: readonly string[]): Promise<number> {
  const latest = sql`id in (
    select latest.id from unnest(${contactIds}::uuid[]) as contact (id)
      cross join lateral (select id from events where contact_id = contact.id order by seq desc limit 50) latest)`;
  return changeEventsWhere(queries, ownerId, latest, {});
}

export async function changeEventsWhere(
  queries: Queries,
  ownerId: string,
  match: RawBuilder<unknown>,
  change: EventChange,
): Promise<number> {
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
  if (change.processingError !== undefined) {
    const { processingError } = change;
    set.push(
      sql`processing_error = ${inEnglish(processingError)}, processing_error_message = ${storedMessage(processingError)}::jsonb`,
    );
  }
  if (change.flowResponse !== undefined) set.push(sql`flow_response = ${change.flowResponse}`);
  if (change.outcome !== undefined) set.push(sql`outcome = ${change.outcome}`);
  if (change.isArchived !== undefined) set.push(sql`is_archived = ${change.isArchived}`);
  if (change.isRead !== undefined) set.push(sql`is_read = ${change.isRead}`);
  if (change.erased) set.push(sql`text = null, payload = ${ERASED}::jsonb`);
  return set;
}
