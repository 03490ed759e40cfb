import { type Message, type MessageText, renderEnglish } from '@fanfare/shared/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { isAny } from '../../../infrastructure/database/queries/isAny.ts';
import { roundRobin } from '../../../infrastructure/database/queries/roundRobin.ts';
import type { OutboxTable } from '../../../infrastructure/database/tables/tables.ts';
import { inEnglish, joinWords, storedError, storedMessage, type Words } from '../../../infrastructure/messages/words.ts';
import { signalKinds } from './OutgoingContent.ts';
import type { SendCall } from './sending/timeCall.ts';
import { NEVER_WROTE, OPTED_OUT, TAKEN_OVER, WINDOW_CLOSED } from './sendReasons.ts';

export type SendRow = Selectable<OutboxTable>;

const CALLS_KEPT = 10;

export const signals = sql.join(signalKinds.map((kind) => sql.lit(kind)));

export interface ClaimedRow extends SendRow {
  last_inbound_at: Date | null;
  is_opted_out: boolean;
  turn: number;
}

const queue = { table: 'outbox', key: 'ord', ready: 'intent', blocking: ['intent', 'sending', 'parked'] } as const;

/** First open message of up to `limit` lanes. Commit before sending, so a crash leaves a trace. */
export async function claimSendRows(queries: Queries, limit: number, after: string): Promise<ClaimedRow[]> {
  const { rows } = await sql<ClaimedRow>`
    with next as (select * from ${roundRobin(queue, { after, limit })} turns)
    update outbox set state = 'sending', sending_at = now(), uncertain_at = null, attempt = attempt + 1,
      window_age_seconds = extract(epoch from now() - conversations.last_inbound_at)
    from next, conversations, contacts
    where outbox.account_id = next.account_id and outbox.ord = next.key and outbox.state = 'intent' and conversations.id = outbox.conversation_id and contacts.id = conversations.contact_id
    returning outbox.*, conversations.last_inbound_at, contacts.opted_out_at is not null as is_opted_out, next.turn`.execute(
    queries,
  );
  return rows;
}

export async function markSentBatch(
  queries: Queries,
  sent: readonly { send: SendRow; messageId: string | null; call?: SendCall }[],
): Promise<boolean> {
  if (sent.length === 0) return false;
  const rows = sent.map(({ send, messageId, call }) => ({ id: send.id, owner_id: send.owner_id, message_id: messageId, call }));
  const { rows: marked } = await sql<{ has_next: boolean }>`
    update outbox set state = 'sent', message_id = input.message_id, error = null, error_message = null, uncertain_at = null, calls = ${withCall}
    from ${asRows(rows, 'id text, owner_id uuid, message_id text, call jsonb')}
    where outbox.owner_id = input.owner_id and outbox.id = input.id and outbox.state in ('sending', 'unconfirmed')
    returning ${isAny(sql`select 1 from outbox next where next.lane = outbox.lane and next.state = 'intent'`)} as has_next`.execute(
    queries,
  );
  return marked.length < sent.length || marked.some(({ has_next }) => has_next);
}

/** Only the last calls are stored: a row may be throttled many times. */
const withCall = sql`case when jsonb_array_length(outbox.calls) < ${sql.lit(CALLS_KEPT)} then outbox.calls else outbox.calls - 0 end
  || coalesce(input.call, '[]')`;

export async function noteCalls(queries: Queries, failed: readonly { send: SendRow; call: SendCall }[]): Promise<void> {
  if (failed.length === 0) return;
  const rows = failed.map(({ send, call }) => ({ id: send.id, owner_id: send.owner_id, call }));
  await sql`
    update outbox set calls = ${withCall} from ${asRows(rows, 'id text, owner_id uuid, call jsonb')}
    where outbox.owner_id = input.owner_id and outbox.id = input.id`.execute(queries);
}

export async function forgetSignals(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.deleteFrom('outbox').where('id', 'in', ids).where('kind', 'in', signalKinds).execute();
}

export async function markFailed(queries: Queries, send: SendRow, error: MessageText): Promise<void> {
  await whileSending(queries, send)
    .set({ state: 'failed', ...storedError(error) })
    .execute();
}

export async function markCancelled(queries: Queries, send: SendRow, reason: MessageText): Promise<void> {
  await whileSending(queries, send)
    .set({ state: 'cancelled', ...storedError(reason) })
    .execute();
}

/** Instagram refuses a second private reply, so the first was delivered. */
export async function markSentBefore(queries: Queries, send: SendRow, note: MessageText): Promise<void> {
  await whileSending(queries, send)
    .set({ state: 'sent', ...storedError(note), uncertain_at: null })
    .execute();
}

export async function markUncertain(queries: Queries, send: SendRow): Promise<void> {
  await whileSending(queries, send).set({ uncertain_at: sql<Date>`now()` }).execute();
}

export async function postpone(queries: Queries, send: SendRow, delayMs: number, countsAsAttempt: boolean): Promise<void> {
  const attempt = countsAsAttempt ? send.attempt : Math.max(0, send.attempt - 1);
  const run_at = sql<Date>`now() + ${`${Math.round(delayMs)} milliseconds`}::interval`;
  await whileSending(queries, send)
    .set({ ...requeuedAs('intent'), run_at, attempt, sending_at: null })
    .execute();
}

export function requeuedAs(state: 'intent' | 'parked', error: MessageText | null = null) {
  return {
    state: sql<SendRow['state']>`case when withdrawn is null then ${state} else 'cancelled' end`,
    error: sql<string | null>`coalesce(withdrawn, ${inEnglish(error)}::text)`,
    error_message: sql<string | null>`case when withdrawn is null then ${storedMessage(error)}::jsonb else withdrawn_message end`,
  };
}

export function whileSending(queries: Queries, send: SendRow) {
  return queries
    .updateTable('outbox')
    .where('owner_id', '=', send.owner_id)
    .where('id', '=', send.id)
    .where('state', '=', 'sending')
    .where('attempt', '=', send.attempt);
}

export async function parkSends(queries: Queries, send: SendRow, error: MessageText | null = null): Promise<void> {
  await whileSending(queries, send)
    .set({ ...requeuedAs('parked', error), sending_at: null })
    .execute();
  await queries
    .updateTable('outbox')
    .set({ state: 'parked' })
    .where('owner_id', '=', send.owner_id)
    .where('account_id', '=', send.account_id)
    .where('state', '=', sql.lit('intent'))
    .execute();
}

export async function resumeSends(queries: Queries, ownerId: string, accountId: string): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ state: 'intent', run_at: sql<Date>`now()`, ...storedError(null) })
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('state', '=', sql.lit('parked'))
    .execute();
}

/** Resumes sends suspended while their account became ready. */
export async function unparkForgotten(queries: Queries): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .from('instagram_accounts')
    .set({ state: 'intent', run_at: sql<Date>`now()`, ...storedError(null) })
    .where('outbox.state', '=', sql.lit('parked'))
    .whereRef('instagram_accounts.id', '=', 'outbox.account_id')
    .where('instagram_accounts.state', '=', 'active')
    .where('instagram_accounts.pause_reason', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Echo {
  accountId: string;
  conversationId: string;
  mid: string;
  text: string | null;
  attachmentTypes: readonly string[];
  at: Date;
}

/** Instagram uses its own clock for timestamps. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** As `account:mid`. */
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

interface ConfirmedSend {
  sendId: string;
  runId: string | null;
  isNews: boolean;
}

/** Before the id is stored, conversation, time and content must match. A private reply may be in another conversation. */
export async function confirmByEcho(queries: Queries, ownerId: string, echo: Echo): Promise<ConfirmedSend | null> {
  const known = await findByMid(queries, ownerId, echo);
  if (known) return known;

  const types = sql`${echo.attachmentTypes}::text[]`;
  const isOpen = sql`state in ('intent', 'sending', 'unconfirmed')`;
  const isAlike = sql`owner_id = ${ownerId} and message_id is null
    and case kind when 'text' then text = ${echo.text} when 'template' then kind = any(${types})
      else ${types} = array_fill(kind, array[coalesce(jsonb_array_length(message -> 'urls'), 1)]) end
    and sending_at - ${sql.lit(`${CLOCK_TOLERANCE_MS} milliseconds`)}::interval <= ${echo.at}`;
  const { rows } = await sql<{ id: string; run_id: string | null }>`
    update outbox set state = 'sent', message_id = ${echo.mid}, conversation_id = ${echo.conversationId}, error = null,
      error_message = null, uncertain_at = null
    where owner_id = ${ownerId} and message_id is null and id = (
      select id from (
        select id, 1 as place, ord from outbox where conversation_id = ${echo.conversationId} and ${isAlike} and ${isOpen}
        union all
        select id, 2, ord from outbox where account_id = ${echo.accountId} and comment_id is not null and ${isAlike} and ${isOpen}
        union all
        select id, 3, ord from outbox
        where conversation_id = ${echo.conversationId} and comment_id is not null and ${isAlike} and state = 'sent'
      ) found order by place, ord limit 1)
    returning id, run_id`.execute(queries);
  if (rows[0]) return { sendId: rows[0].id, runId: rows[0].run_id, isNews: true };
  return findByMid(queries, ownerId, echo);
}

async function findByMid(queries: Queries, ownerId: string, echo: Echo): Promise<ConfirmedSend | null> {
  const known = await queries
    .selectFrom('outbox')
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', echo.accountId)
    .where('message_id', '=', echo.mid)
    .select(['id', 'run_id'])
    .executeTakeFirst();
  return known ? { sendId: known.id, runId: known.run_id, isNews: false } : null;
}

/** Outcome unknown. `olderThanMs` 0: the only process is starting. */
export async function markAbandonedUncertain(queries: Queries, olderThanMs: number): Promise<void> {
  const isAbandoned = sql<boolean>`sending_at <= now() - ${`${olderThanMs} milliseconds`}::interval`;
  await queries
    .deleteFrom('outbox')
    .where('state', '=', sql.lit('sending'))
    .where('kind', 'in', signalKinds)
    .where(isAbandoned)
    .execute();
  await queries
    .updateTable('outbox')
    .set({ uncertain_at: sql<Date>`now()` })
    .where('state', '=', sql.lit('sending'))
    .where('uncertain_at', 'is', null)
    .where(isAbandoned)
    .execute();
}

export const sentAnew = {
  state: 'intent',
  run_at: sql<Date>`now()`,
  attempt: 0,
  ...storedError(null),
  sending_at: null,
  uncertain_at: null,
  withdrawn: null,
  withdrawn_message: null,
} as const;

export async function requeueSends(queries: Queries, ownerId: string, runId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set(sentAnew)
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', runId)
    .where('state', 'in', ['failed', 'unconfirmed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface SendSummary {
  sentText: string | null;
  openCount: number;
  problem: Words | null;
  isWindowClosed: boolean;
  isOptedOut: boolean;
  isTakenOver: boolean;
}

export const noSends: SendSummary = {
  sentText: null,
  openCount: 0,
  problem: null,
  isWindowClosed: false,
  isOptedOut: false,
  isTakenOver: false,
};

export async function sumUpSends(queries: Queries, runIds: readonly string[]): Promise<Map<string, SendSummary>> {
  const { rows } = await sql<Omit<SendSummary, 'problem'> & { run_id: string; problems: Words[] | null }>`
    select run_id,
      string_agg(case when text = '' then '[' || kind || ']' else text end, E'\\n' order by ord)
        filter (where state = 'sent' and kind not in ('reaction', 'comment_hide')) as "sentText",
      count(*) filter (where state in ('intent', 'sending', 'parked')) as "openCount",
      jsonb_agg(coalesce(error_message, to_jsonb(error))) filter (where state in ('failed', 'unconfirmed') and error is not null)
        as problems,
      coalesce(bool_or(${hasReason(WINDOW_CLOSED)} or ${hasReason(NEVER_WROTE)}) filter (where state = 'failed'), false) as "isWindowClosed",
      coalesce(bool_or(${hasReason(OPTED_OUT)}) filter (where state in ('failed', 'cancelled')), false) as "isOptedOut",
      coalesce(bool_or(${hasReason(TAKEN_OVER)}) filter (where state = 'cancelled'), false) as "isTakenOver"
    from outbox where run_id = any(${runIds}::uuid[]) group by run_id`.execute(queries);
  return new Map(
    rows.map(({ run_id, problems, ...summary }) => [run_id, { ...summary, problem: joinWords(distinct(problems ?? [])) }]),
  );
}

/** Version 1.0.0 stored English text only. */
function hasReason(reason: Message): RawBuilder<boolean> {
  return sql`(error_message ->> 'code' = ${reason.code} or error_message is null and error = ${renderEnglish(reason)})`;
}

function distinct(texts: readonly Words[]): Words[] {
  const byEnglish = new Map(texts.map((words) => [inEnglish(words), words]));
  return [...byEnglish].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, words]) => words);
}
