import type { PauseReason } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

/** Returns false if it is paused already. */
export async function markPaused(queries: Queries, ownerId: string, accountId: string, reason: PauseReason): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('instagram_accounts')
    .set({ pause_reason: reason, paused_at: sql<Date>`now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .where('pause_reason', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endPause(queries: Queries, ownerId: string, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('instagram_accounts')
    .set({ pause_reason: null, paused_at: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .where('pause_reason', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A received message proves that access is restored. */
export async function findReceivingAgain(queries: Queries): Promise<{ id: string; owner_id: string }[]> {
  const { rows } = await sql<{ id: string; owner_id: string }>`
    select id, owner_id from instagram_accounts account where pause_reason = 'messages_off' and exists (
      select 1 from inbox where account_id = account.id and received_at > account.paused_at and kind = 'messages' and not is_simulated)`.execute(
    queries,
  );
  return rows;
}
