import { type Message, renderEnglish } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { type SendRow, signals } from '../outbox.repository.ts';
import { DISCONNECTED } from '../sendReasons.ts';

const FAIL_TOGETHER = 1_000;

/** Lock the contacts or conversations first. Returns the runs to settle. */
export async function cancelSends(queries: Queries, lanes: readonly string[], reason: Message): Promise<string[]> {
  if (lanes.length === 0) return [];
  const [english, stored] = [sql`${renderEnglish(reason)}`, sql`${JSON.stringify(reason)}::jsonb`];
  const { rows } = await sql<{ run_id: string }>`
    with open as (
      select owner_id, id from outbox
      where lane = any(${lanes}::text[]) and state in ('intent', 'sending', 'parked') and author <> 'person' order by ord for update
    ), forgotten as (
      delete from outbox using open
      where outbox.owner_id = open.owner_id and outbox.id = open.id and outbox.kind in (${signals}) and outbox.state <> 'sending'
    )
    update outbox set withdrawn = ${english}, withdrawn_message = ${stored},
      state = case when outbox.state = 'sending' then outbox.state else 'cancelled' end,
      error = case when outbox.state = 'sending' then outbox.error else ${english} end,
      error_message = case when outbox.state = 'sending' then outbox.error_message else ${stored} end
    from open where outbox.owner_id = open.owner_id and outbox.id = open.id and not (outbox.kind in (${signals}) and outbox.state <> 'sending')
    returning outbox.run_id`.execute(queries);
  return rows.map(({ run_id }) => run_id);
}

export async function failWaitingSends(
  queries: Queries,
  ownerId: string,
  accountId: string,
): Promise<Pick<SendRow, 'id' | 'run_id'>[]> {
  const failed: Pick<SendRow, 'id' | 'run_id'>[] = [];
  for (;;) {
    const { rows } = await sql<Pick<SendRow, 'id' | 'run_id'>>`
      update outbox set state = 'failed', error = ${renderEnglish(DISCONNECTED)}, error_message = ${JSON.stringify(DISCONNECTED)}::jsonb
      where owner_id = ${ownerId} and state in ('intent', 'parked') and id in (
        select id from outbox where account_id = ${accountId} and state = 'intent'
        union all
        select id from outbox where account_id = ${accountId} and state = 'parked'
        limit ${FAIL_TOGETHER})
      returning id, run_id`.execute(queries);
    failed.push(...rows);
    if (rows.length < FAIL_TOGETHER) return failed;
  }
}
