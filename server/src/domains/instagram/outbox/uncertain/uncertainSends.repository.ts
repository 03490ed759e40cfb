import { message } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { storedError } from '../../../../infrastructure/messages/words.ts';
import { CLOCK_TOLERANCE_MS, comingBack, type SendRow, whileSending } from '../outbox.repository.ts';

const UNCONFIRMED = message('instagram.send-unconfirmed');
const milliseconds = (ms: number) => sql`${`${Math.round(ms)} milliseconds`}::interval`;

export interface UncertainSend extends SendRow {
  sending_at: Date;
  is_overdue: boolean;
}

interface Policy {
  echoWaitMs: number;
  checksMs: number;
  leaseMs: number;
}

/** One per account. The limit starts at the first check, because many may wait after a crash. */
export async function claimUncertain(
  queries: Queries,
  limit: number,
  { echoWaitMs, checksMs, leaseMs }: Policy,
): Promise<UncertainSend[]> {
  const { rows } = await sql<UncertainSend>`
    with due as (
      select distinct on (account_id) id from outbox
      where state = 'sending' and uncertain_at <= now() - ${milliseconds(echoWaitMs)} and (check_at is null or check_at <= now())
      order by account_id, ord
    ), next as (
      select outbox.id from outbox join due on due.id = outbox.id where outbox.state = 'sending'
      limit ${limit} for update of outbox skip locked
    )
    update outbox set check_at = now() + ${milliseconds(leaseMs)},
      uncertain_at = case when outbox.check_at is null then now() - ${milliseconds(echoWaitMs)} else outbox.uncertain_at end
    from next where outbox.id = next.id
    returning outbox.*, outbox.uncertain_at <= now() - ${milliseconds(echoWaitMs + checksMs)} as is_overdue`.execute(queries);
  return rows;
}

export async function findClaimedIds(
  queries: Queries,
  { account_id: accountId, kind }: UncertainSend,
  messageIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ mid: string }>`
    select message_id as mid from outbox where account_id = ${accountId} and message_id = any(${messageIds}::text[])
    union all
    select mid from messages where account_id = ${accountId} and mid = any(${messageIds}::text[]) and ${kind} = 'template'`.execute(
    queries,
  );
  return new Set(rows.map(({ mid }) => mid));
}

/** `sending_at` stays, so a late echo still confirms it. */
export async function returnToIntent(queries: Queries, send: SendRow, delayMs: number): Promise<void> {
  await whileSending(queries, send)
    .set({ ...comingBack('intent'), run_at: sql<Date>`now() + ${milliseconds(delayMs)}`, uncertain_at: null, check_at: null })
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
