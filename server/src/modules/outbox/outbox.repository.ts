import type { OutgoingMessage } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { asRows } from '../../infrastructure/database/asRows.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { OutboxTable, SendKind } from '../../infrastructure/database/tables.ts';
import { signalKinds } from './OutgoingContent.ts';

export type SendRow = Selectable<OutboxTable>;

export const WINDOW_CLOSED = 'The 24-hour window for replies is closed.';
const UNCONFIRMED = 'Instagram did not confirm this message: it may or may not have been delivered.';

interface NewSend {
  id: string;
  owner_id: string;
  account_id: string;
  conversation_id: string;
  run_id: string;
  lane: string;
  recipient_igsid: string;
  text: string;
  kind: SendKind;
  message: OutgoingMessage | null;
  /** Not before so many milliseconds have passed. */
  delay_ms: number;
}

export async function queueSends(queries: Queries, sends: readonly NewSend[]): Promise<void> {
  if (sends.length === 0) return;
  const columns =
    'id text, owner_id uuid, account_id uuid, conversation_id uuid, run_id uuid, lane text, recipient_igsid text, text text, kind text, message jsonb, delay_ms int';
  await sql`
    insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, kind, message, run_at)
    select id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, kind, message,
      now() + delay_ms * interval '1 millisecond'
    from ${asRows(sends, columns)}`.execute(queries);
}

/** Automatic messages of the last minute per conversation, sent or about to be; a conversation without any is left out. */
export async function countRecentSends(queries: Queries, conversationIds: readonly string[]): Promise<Map<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('outbox')
    .where('conversation_id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .where('state', '<>', 'failed')
    .where('author', '<>', 'person')
    .where('kind', 'not in', signalKinds)
    .where('created_at', '>', sql<Date>`now() - interval '1 minute'`)
    .groupBy('conversation_id')
    .select(['conversation_id', sql<number>`count(*)`.as('count')])
    .execute();
  return new Map(rows.map((row) => [row.conversation_id, row.count]));
}

/** Takes the first open message of up to `limit` lanes. Committed before anything is sent: after a crash the row tells. */
export async function claimSendRows(queries: Queries, limit: number): Promise<(SendRow & { last_inbound_at: Date | null })[]> {
  const { rows } = await sql<SendRow & { last_inbound_at: Date | null }>`
    with next as (
      select id from outbox where state = 'intent' and run_at <= now() and not exists (
        select 1 from outbox earlier
        where earlier.lane = outbox.lane and earlier.ord < outbox.ord and earlier.state in ('intent', 'sending', 'parked'))
      order by ord limit ${limit} for update skip locked
    )
    update outbox set state = 'sending', sending_at = now(), uncertain_at = null, attempt = attempt + 1
    from next, conversations
    where outbox.id = next.id and conversations.id = outbox.conversation_id
    returning outbox.*, conversations.last_inbound_at`.execute(queries);
  return rows;
}

/** Rows that the echo was faster with stay as they are. */
export async function markSentBatch(
  queries: Queries,
  sent: readonly { send: SendRow; messageId: string | null }[],
): Promise<void> {
  if (sent.length === 0) return;
  const rows = sent.map(({ send, messageId }) => ({ id: send.id, owner_id: send.owner_id, message_id: messageId }));
  await sql`
    update outbox set state = 'sent', message_id = input.message_id, error = null, uncertain_at = null
    from ${asRows(rows, 'id text, owner_id uuid, message_id text')}
    where outbox.owner_id = input.owner_id and outbox.id = input.id and outbox.state in ('sending', 'unconfirmed')`.execute(
    queries,
  );
}

/** Typing and seen have been tried once, which is all that they are worth. */
export async function forgetSignals(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.deleteFrom('outbox').where('id', 'in', ids).where('kind', 'in', signalKinds).execute();
}

export async function markFailed(queries: Queries, send: SendRow, error: string): Promise<void> {
  await whileSending(queries, send).set({ state: 'failed', error }).execute();
}

/** From now on the echo has its time to say that the message went out. */
export async function markUncertain(queries: Queries, send: SendRow): Promise<void> {
  await whileSending(queries, send).set({ uncertain_at: sql<Date>`now()` }).execute();
}

/** Nothing was sent: try again later. */
export async function postpone(queries: Queries, send: SendRow, delayMs: number, countsAsAttempt: boolean): Promise<void> {
  const attempt = countsAsAttempt ? send.attempt : Math.max(0, send.attempt - 1);
  const run_at = sql<Date>`now() + ${`${Math.round(delayMs)} milliseconds`}::interval`;
  await whileSending(queries, send).set({ state: 'intent', run_at, attempt, sending_at: null }).execute();
}

function whileSending(queries: Queries, send: SendRow) {
  return queries
    .updateTable('outbox')
    .where('owner_id', '=', send.owner_id)
    .where('id', '=', send.id)
    .where('state', '=', 'sending')
    .where('attempt', '=', send.attempt);
}

/** The token is dead: what has not gone out waits for a new one. */
export async function parkSends(queries: Queries, send: SendRow): Promise<void> {
  await whileSending(queries, send).set({ state: 'parked', sending_at: null }).execute();
  await queries
    .updateTable('outbox')
    .set({ state: 'parked' })
    .where('owner_id', '=', send.owner_id)
    .where('account_id', '=', send.account_id)
    .where('state', '=', 'intent')
    .execute();
}

export async function unparkSends(queries: Queries, ownerId: string, accountId: string): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ state: 'intent', run_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'parked')
    .execute();
}

interface Echo {
  accountId: string;
  conversationId: string;
  mid: string;
  text: string | null;
  /** Types of what it carries besides text. */
  attachmentTypes: readonly string[];
  at: Date;
}

/** Instagram stamps an echo with its own clock. */
const CLOCK_TOLERANCE = sql.lit('5 seconds');

/** Which of these echoes are of messages of ours whose id Instagram has told us already, as `account:mid`. */
export async function findKnownEchoes(
  queries: Queries,
  echoes: readonly { accountId: string; mid: string }[],
): Promise<Set<string>> {
  if (echoes.length === 0) return new Set();
  const rows = echoes.map(({ accountId, mid }) => ({ account_id: accountId, mid }));
  const { rows: known } = await sql<{ account_id: string; mid: string }>`
    select input.account_id, input.mid from ${asRows(rows, 'account_id uuid, mid text')}
    join outbox on outbox.account_id = input.account_id and outbox.message_id = input.mid`.execute(queries);
  return new Set(known.map(({ account_id, mid }) => `${account_id}:${mid}`));
}

/**
 * Whether an echo is that of a message of ours, and of which run. By its id, or, while the answer with the id has not come, by
 * conversation, time, and its text or, where it has none, the type of what it carries. A message that a person wrote has no run.
 */
export async function confirmByEcho(
  queries: Queries,
  ownerId: string,
  echo: Echo,
): Promise<{ runId: string | null; isNews: boolean } | null> {
  const known = await queries
    .selectFrom('outbox')
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', echo.accountId)
    .where('message_id', '=', echo.mid)
    .select('run_id')
    .executeTakeFirst();
  if (known) return { runId: known.run_id, isNews: false };

  const { rows } = await sql<{ run_id: string | null }>`
    update outbox set state = 'sent', message_id = ${echo.mid}, error = null, uncertain_at = null
    where id = (
      select id from outbox
      where owner_id = ${ownerId} and conversation_id = ${echo.conversationId} and message_id is null
        and state in ('sending', 'unconfirmed')
        and case when kind = 'text' then text = ${echo.text} else kind = any(${echo.attachmentTypes}::text[]) end
        and sending_at - ${CLOCK_TOLERANCE}::interval <= ${echo.at}
      order by ord limit 1 for update)
    returning run_id`.execute(queries);
  return rows[0] ? { runId: rows[0].run_id, isNews: true } : null;
}

/** Takes one message whose echo did not come in time. One at a time: what follows locks its run and its owner's feed. */
export async function giveUpUnconfirmed(queries: Queries, waitMs: number): Promise<SendRow | null> {
  const { rows } = await sql<SendRow>`
    update outbox set state = 'unconfirmed', error = ${UNCONFIRMED}
    where id = (
      select id from outbox
      where state = 'sending' and uncertain_at < now() - ${`${waitMs} milliseconds`}::interval
      order by ord limit 1 for update skip locked)
    returning *`.execute(queries);
  return rows[0] ?? null;
}

/** Sends whose process is gone: nobody knows whether the call was made. `olderThanMs` 0: this is the only process and just starts. */
export async function markAbandonedUncertain(queries: Queries, olderThanMs: number): Promise<void> {
  const isAbandoned = sql<boolean>`sending_at <= now() - ${`${olderThanMs} milliseconds`}::interval`;
  await queries.deleteFrom('outbox').where('state', '=', 'sending').where('kind', 'in', signalKinds).where(isAbandoned).execute();
  await queries
    .updateTable('outbox')
    .set({ uncertain_at: sql<Date>`now()` })
    .where('state', '=', 'sending')
    .where('uncertain_at', 'is', null)
    .where(isAbandoned)
    .execute();
}

/** The owner decides to send again what failed or was never confirmed. */
export async function requeueSends(queries: Queries, ownerId: string, runId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set({ state: 'intent', run_at: sql<Date>`now()`, attempt: 0, error: null, sending_at: null, uncertain_at: null })
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', runId)
    .where('state', 'in', ['failed', 'unconfirmed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface SendSummary {
  /** What has been sent, in order, one message per line; null when nothing has. */
  sentText: string | null;
  openCount: number;
  problem: string | null;
  isWindowClosed: boolean;
}

export const noSends: SendSummary = { sentText: null, openCount: 0, problem: null, isWindowClosed: false };

/** What has become of the messages of these runs; a run without messages is left out. */
export async function sumUpSends(queries: Queries, runIds: readonly string[]): Promise<Map<string, SendSummary>> {
  const { rows } = await sql<SendSummary & { run_id: string }>`
    select run_id,
      string_agg(case when text = '' then '[' || kind || ']' else text end, E'\\n' order by ord)
        filter (where state = 'sent' and kind <> 'reaction') as "sentText",
      count(*) filter (where state in ('intent', 'sending', 'parked')) as "openCount",
      string_agg(distinct error, ' ') filter (where state in ('failed', 'unconfirmed')) as problem,
      coalesce(bool_or(error = ${WINDOW_CLOSED}) filter (where state = 'failed'), false) as "isWindowClosed"
    from outbox where run_id = any(${runIds}::uuid[]) group by run_id`.execute(queries);
  return new Map(rows.map(({ run_id, ...summary }) => [run_id, summary]));
}
