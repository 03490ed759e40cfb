import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface SubscriptionRow {
  id: string;
  ig_id: string;
  username: string;
  state: 'active' | 'expired' | 'inactive';
  wants_webhooks: boolean;
  subscribed_fields: string[];
  scopes: string[];
  total_events: number;
  last_activity: Date | null;
  last_of_type: Partial<Record<string, string>>;
  automations: { name: string; trigger: string }[];
}

export async function listSubscriptions(queries: Queries, ownerId: string): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select account.id, ig_id, username, state, wants_webhooks, subscribed_fields, scopes, arrived.*,
      (select coalesce(json_agg(json_build_object('name', coalesce(automations.name, bot_flows.name), 'trigger', trigger_type)
          order by priority), '[]') from automations
        join bot_flows on bot_flows.id = automations.flow_id
        where automations.owner_id = ${ownerId} and is_active and version is not null) as automations
    from instagram_accounts account, lateral (
      select coalesce(sum(count), 0)::int as total_events, max(last_at) as last_activity,
        coalesce(json_object_agg(event_type, to_char(last_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), '{}') as last_of_type
      from (
        select event_type, count(*) as count, max(received_at) as last_at from events
        where owner_id = ${ownerId} and account_id = account.id and not is_simulated
          and event_type <> 'flow_execution' and event_key not like 'person:%'
          and not (event_type = 'webhook_error' and outcome is null)
        group by event_type
      ) kinds
    ) arrived
    where owner_id = ${ownerId} and state <> 'inactive' and (subscription_removed_at is null or subscribed_fields <> '{}')
    order by added_at, id`.execute(queries);
  return rows;
}
