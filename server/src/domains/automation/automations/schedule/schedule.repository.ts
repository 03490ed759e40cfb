import { MESSAGING_WINDOW_MS, type Schedule } from '@fanfare/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { flowAppliesTo } from '../../flows/index.ts';

export const SCHEDULED_START = 'scheduled_start';

export interface DueAutomation {
  id: string;
  owner_id: string;
  schedule: Schedule;
  /** Null if the next time must be computed first. */
  next_run_at: Date | null;
  is_runnable: boolean;
  /** Uses the database's clock, because a server's can jump (failure F13). */
  now: Date;
}

export async function lockDueAutomation(queries: Queries): Promise<DueAutomation | undefined> {
  return (await lockFirst(queries, sql`next_run_at <= now()`)) ?? (await lockFirst(queries, sql`next_run_at is null`));
}

async function lockFirst(queries: Queries, condition: RawBuilder<unknown>): Promise<DueAutomation | undefined> {
  const { rows } = await sql<DueAutomation>`
    select id, owner_id, schedule, next_run_at, version is not null as is_runnable, now() as now from automations
    where is_active and trigger_type = 'time_based' and schedule is not null and ${condition}
    order by next_run_at limit 1 for update skip locked`.execute(queries);
  return rows[0];
}

/** A connection without traffic counts as dead. */
const CONTACTS_TOGETHER = 5_000;

/** Contacts with an open window, no human agent and no opt-out. A repeated time queues nothing. */
export async function queueScheduledStarts(queries: Queries, { id, owner_id }: DueAutomation, due: Date): Promise<number> {
  let queued = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ queued: number; met: number; last: string | null }>`
      with met as (
        select contact.* from instagram_accounts account
        join conversations conversation on conversation.account_id = account.id
          and conversation.last_inbound_at > now() - ${`${MESSAGING_WINDOW_MS} milliseconds`}::interval
          and (conversation.handler <> 'person' or conversation.person_until <= now())
        join contacts contact on contact.id = conversation.contact_id and not contact.is_simulated and contact.opted_out_at is null
        where account.owner_id = ${owner_id} and account.state <> 'inactive' and contact.id > ${after}
          and ${flowAppliesTo(sql`(select flow_id from automations where id = ${id})`, sql`account.id`)}
        order by contact.id limit ${CONTACTS_TOGETHER}
      ), queued as (
        insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts)
        select owner_id, account_id, ${`a:${id}:${due.getTime()}:`} || id, account_id || ':' || igsid,
          ${SCHEDULED_START}, jsonb_build_object('automationId', ${id}::text), ${due}
        from met order by id
        on conflict (dedupe_key) do nothing
        returning id
      )
      select (select count(*) from queued) as queued, (select count(*) from met) as met,
        (select id from met order by id desc limit 1) as last`.execute(queries);
    const [step] = rows;
    queued += step?.queued ?? 0;
    if (!step?.last || step.met < CONTACTS_TOGETHER) return queued;
    after = step.last;
  }
}

interface Fired {
  at: Date;
  contacts: number;
}

export async function storeNextRun(
  queries: Queries,
  { id, owner_id }: DueAutomation,
  nextRunAt: Date,
  fired: Fired | null,
): Promise<void> {
  await queries
    .updateTable('automations')
    .set({ next_run_at: nextRunAt, ...(fired && { last_fired_at: fired.at, last_fired_contacts: fired.contacts }) })
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute();
}
