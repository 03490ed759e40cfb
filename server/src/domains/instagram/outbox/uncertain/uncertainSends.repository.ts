import { message } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { milliseconds } from '../../../../infrastructure/database/queries/leaseRows.ts';
import { storedError } from '../../../../infrastructure/messages/words.ts';
import { CLOCK_TOLERANCE_MS, requeuedAs, type SendRow, whileSending } from '../outbox.repository.ts';

const UNCONFIRMED = message('instagram.send-unconfirmed');
const LOOK_EVERY_MS = 40_000;

export interface UncertainSend extends SendRow {
  sending_at: Date;
  is_overdue: boolean;
  /** An earlier look, long enough ago, did not find the message. */
  is_second_look: boolean;
}

interface Policy {
  echoWaitMs: number;
  secondLookMs: number;
  checksMs: number;
  leaseMs: number;
  /** Sends of one account. */
  limit: number;
}

// A look belongs to the latest attempt.
const wasAbsent = sql`outbox.absent_since > outbox.sending_at`;

/** The limit of 15 minutes starts at the first check, because many may wait after a crash. */
export async function claimUncertain(
  queries: Queries,
  accounts: number,
  busyAccounts: readonly string[],
  { echoWaitMs, secondLookMs, checksMs, leaseMs, limit }: Policy,
): Promise<UncertainSend[]> {
  const isDue = sql`state = 'sending' and uncertain_at <= now() - ${milliseconds(echoWaitMs)} and (check_at is null or check_at <= now())`;
  const { rows } = await sql<UncertainSend>`
    with due as (
      select account_id, min(ord) as ord from outbox where ${isDue} and account_id <> all(${busyAccounts}::uuid[])
      group by account_id order by 2 limit ${accounts}
    ), next as (
      select found.id from due cross join lateral (
        select id from outbox where account_id = due.account_id and ${isDue} order by ord limit ${limit} for update skip locked
      ) found
    )
    update outbox set check_at = now() + ${milliseconds(leaseMs)},
      uncertain_at = case when outbox.check_at is null then now() - ${milliseconds(echoWaitMs)} else outbox.uncertain_at end
    from next where outbox.id = next.id
    returning outbox.*, outbox.uncertain_at <= now() - ${milliseconds(echoWaitMs + checksMs)} as is_overdue,
      coalesce(${wasAbsent} and outbox.absent_since <= now() - ${milliseconds(secondLookMs)}, false) as is_second_look`.execute(
    queries,
  );
  return rows.toSorted((a, b) => a.ord - b.ord);
}

interface KnownIds {
  /** Of our sends. */
  sent: Set<string>;
  stored: Set<string>;
}

export async function findKnownIds(queries: Queries, accountId: string, messageIds: readonly string[]): Promise<KnownIds> {
  const { rows } = await sql<{ mid: string; is_send: boolean }>`
    select message_id as mid, true as is_send from outbox where account_id = ${accountId} and message_id = any(${messageIds}::text[])
    union all
    select mid, false from messages where account_id = ${accountId} and mid = any(${messageIds}::text[])`.execute(queries);
  const idsOf = (isSend: boolean) => new Set(rows.filter(({ is_send }) => is_send === isSend).map(({ mid }) => mid));
  return { sent: idsOf(true), stored: idsOf(false) };
}

/** Looks more often than needed, because a message that appears frees its conversation. */
export async function noteAbsence(queries: Queries, send: SendRow, secondLookMs: number): Promise<void> {
  const since = sql<Date>`case when ${wasAbsent} then outbox.absent_since else now() end`;
  await whileSending(queries, send)
    .set({
      absent_since: since,
      check_at: sql<Date>`least(now() + ${milliseconds(LOOK_EVERY_MS)}, ${since} + ${milliseconds(secondLookMs)})`,
    })
    .execute();
}

/** `sending_at` stays, so a late echo still confirms it. */
export async function returnToIntent(queries: Queries, send: SendRow, delayMs: number): Promise<void> {
  await whileSending(queries, send)
    .set({ ...requeuedAs('intent'), run_at: sql<Date>`now() + ${milliseconds(delayMs)}`, uncertain_at: null, check_at: null })
    .execute();
}

export async function checkAgainLater(queries: Queries, send: SendRow, delayMs: number): Promise<void> {
  await whileSending(queries, send)
    .set({ check_at: sql<Date>`now() + ${milliseconds(delayMs)}` })
    .execute();
}

export async function markUnconfirmed(queries: Queries, send: SendRow): Promise<void> {
  await whileSending(queries, send)
    .set({ state: 'unconfirmed', ...storedError(UNCONFIRMED) })
    .execute();
}

export function earliestTime({ sending_at }: UncertainSend): number {
  return sending_at.getTime() - CLOCK_TOLERANCE_MS;
}
