import { message, renderEnglish } from '@fanfare/shared/contracts';
import type pg from 'pg';
import { DatabaseClient } from '../database/failover/DatabaseClient.ts';

/** Far beyond what processing counts, see `suspects.repository.ts`. */
export const HELD_INTERRUPTIONS = 100;

export interface HeldWork {
  /** Webhook bodies whose updates are not counted yet. */
  deliveries: number;
  updates: number;
  waits: number;
  sends: number;
  posts: number;
}

const POST_HELD = message('publishing.held-after-restore');

/** What was open in the backup may have happened since: messages are looked up, the rest waits for a user. */
export async function holdOpenWork(config: pg.ClientConfig): Promise<HeldWork> {
  const client = new DatabaseClient({ ...config, application_name: 'fanfare-restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`);
    await client.query('begin');
    const changed = async (query: string, values: unknown[] = []) => (await client.query(query, values)).rowCount ?? 0;
    const waits = await changed(`
      with due as (
        delete from timers where due_at <= now() returning run_id
      ), requested as (
        delete from flow_requests where state in ('ready', 'active') returning run_id
      ), stopped as (
        select run_id from due union select run_id from requested
      )
      insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts)
      select runs.owner_id, runs.account_id, 'held:' || runs.id || ':' || extract(epoch from now()), runs.account_id || ':' || contacts.igsid,
        'timer', jsonb_build_object('runId', runs.id), now()
      from stopped join runs on runs.id = stopped.run_id and runs.status = 'waiting' join contacts on contacts.id = runs.contact_id`);
    const updates = await changed(`
      update inbox set state = 'ready', lease_until = null, run_at = now(), interruptions = ${HELD_INTERRUPTIONS}
      where state in ('ready', 'active')`);
    const deliveries = await changed('update waiting_deliveries set is_held = true');
    await client.query(`
      delete from outbox where state in ('intent', 'parked') and kind in ('typing', 'seen')`);
    const sends = await changed(`
      update outbox set state = 'sending', sending_at = created_at, uncertain_at = now(), check_at = null
      where state in ('intent', 'parked', 'sending')`);
    const posts = await changed(
      `
      update publications set state = 'failed', lease_until = null, error = $1, error_message = $2
      where state in ('preparing', 'processing', 'publishing') or (state = 'scheduled' and run_at <= now())`,
      [renderEnglish(POST_HELD), JSON.stringify(POST_HELD)],
    );
    await client.query(`update automations set next_run_at = null where next_run_at <= now()`);
    await client.query('commit');
    return { deliveries, updates: updates - waits, waits, sends, posts };
  } finally {
    await client.end();
  }
}
