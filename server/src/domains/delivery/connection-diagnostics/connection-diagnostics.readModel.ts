import { ownEventTypes } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface ActiveAutomation {
  name: string;
  trigger: string;
}

export interface PipelineFacts {
  databaseNow: Date;
  lastEvents: { kind: string; at: Date }[];
  /** Due and not processed. */
  openUpdates: number;
  oldestUpdateSeconds: number;
  openSends: number;
  oldestSendSeconds: number;
  heldSends: number;
  failedSends: number;
  /** Last time in a week that Instagram refused because access to messages is off. */
  messagesOffAt: Date | null;
  lastSentAt: Date | null;
  /** Events ahead of our clock; usually negative. */
  aheadSeconds: number | null;
  activeAutomations: ActiveAutomation[];
}

const MESSAGES_OFF = '200/2534041';

export async function readPipelineFacts(queries: Queries, ownerId: string, accountId: string): Promise<PipelineFacts> {
  const { rows: kinds } = await sql<{ kind: string; at: Date }>`
    select event_type as kind, max(received_at) as at from events
    where owner_id = ${ownerId} and account_id = ${accountId} and event_type <> all(${[...ownEventTypes]}::text[])
      and not is_simulated and origin = 'webhook' and event_key not like 'person:%'
    group by event_type order by at desc`.execute(queries);
  const { rows } = await sql<Omit<PipelineFacts, 'lastEvents'>>`
    select now() as "databaseNow", updates.*, sends.*,
      (select max(extract(epoch from meta_ts - received_at))::float8 from inbox
        where account_id = ${accountId} and kind = 'messages' and origin = 'webhook' and not is_simulated
          and received_at > now() - interval '1 day') as "aheadSeconds",
      (select coalesce(json_agg(json_build_object('name', coalesce(automations.name, bot_flows.name), 'trigger', trigger_type)
          order by priority), '[]') from automations
        join bot_flows on bot_flows.id = automations.flow_id
        where automations.owner_id = ${ownerId} and is_active and version is not null) as "activeAutomations"
    from (
      select count(*) as "openUpdates", coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestUpdateSeconds"
      from inbox where owner_id = ${ownerId} and state in ('ready', 'active') and run_at <= now() and not is_simulated
    ) updates, (
      select count(*) filter (where state = 'intent' and run_at <= now()) as "openSends",
        coalesce(extract(epoch from now() - min(run_at) filter (where state = 'intent' and run_at <= now())), 0)::float8 as "oldestSendSeconds",
        count(*) filter (where state = 'parked') as "heldSends",
        count(*) filter (where state in ('failed', 'unconfirmed') and created_at > now() - interval '1 day') as "failedSends",
        max(created_at) filter (where error_message -> 'params' ->> 'number' = ${MESSAGES_OFF}
          or error_message is null and error like ${`%${MESSAGES_OFF}%`}) as "messagesOffAt",
        max(sending_at) filter (where state = 'sent') as "lastSentAt"
      from outbox where owner_id = ${ownerId} and account_id = ${accountId} and not is_simulated
        and (state in ('intent', 'parked') or created_at > now() - interval '7 days')
    ) sends`.execute(queries);
  const [facts] = rows;
  if (!facts) throw new Error('An aggregate without group by has one row.');
  return { ...facts, lastEvents: kinds };
}

export interface SignsOfLife {
  /** For any account, today and yesterday. */
  rejected: number;
  lastRejectedAt: Date | null;
  /** Since the worker last polled. */
  pulseSeconds: number | null;
}

/** Requests cannot read these tables. */
export async function readSignsOfLife(queries: Queries): Promise<SignsOfLife> {
  const { rows } = await sql<SignsOfLife>`
    select coalesce(sum(updates), 0)::int as rejected, max(last_at) as "lastRejectedAt",
      (select extract(epoch from now() - at)::float8 from worker_beats) as "pulseSeconds"
    from intake_drops where reason = 'signature_invalid' and day >= (now() at time zone 'utc')::date - 1`.execute(queries);
  const [signs] = rows;
  if (!signs) throw new Error('An aggregate without group by has one row.');
  return signs;
}
