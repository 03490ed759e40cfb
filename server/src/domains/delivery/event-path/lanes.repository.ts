import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { signals } from '../../instagram/outbox/index.ts';

export interface LaneRow {
  n: number;
  now: Date;
  account_id: string;
  owner_id: string;
  is_known: boolean;
  contact_id: string | null;
  username: string | null;
  name: string | null;
  tags: string[] | null;
  variables: Record<string, string> | null;
  is_profile_fresh: boolean;
  opted_out_at: Date | null;
  conversation_id: string | null;
  last_inbound_at: Date | null;
  handler: 'bot' | 'human_requested' | 'person' | null;
  person_until: Date | null;
  has_inbound: boolean;
  has_waiting_run: boolean;
  /** Updates or messages of this lane that wait in the tables. */
  has_open_updates: boolean;
  has_open_sends: boolean;
  /** When automated messages of the last minute were queued. */
  recent_at: string[];
}

export function inboxKeyOf({ igId, dedupeKey }: { igId: string; dedupeKey: string }): string {
  return `${igId}:${dedupeKey}`;
}

/** State by the index of the input. Accounts that are unknown or have spilled deliveries are absent. */
export async function loadLanes(
  queries: Queries,
  people: readonly { igId: string; contactKey: string; dedupeKey: string }[],
): Promise<Map<number, LaneRow>> {
  const input = people.map(({ igId, contactKey, dedupeKey }, n) => ({
    n,
    ig_id: igId,
    contact_key: contactKey,
    dedupe_key: inboxKeyOf({ igId, dedupeKey }),
  }));
  const { rows } = await sql<LaneRow>`
    select input.n, now() as now, account.id as account_id, account.owner_id,
      exists (select from inbox where inbox.dedupe_key = input.dedupe_key) as is_known,
      contact.id as contact_id, contact.username, contact.name, contact.tags, contact.variables, contact.opted_out_at,
      coalesce(contact.profile_checked_at > now() - interval '1 day', false) as is_profile_fresh,
      talk.id as conversation_id, talk.last_inbound_at,
      talk.handler, talk.person_until,
      talk.last_inbound_at is not null
        and exists (select from messages where messages.conversation_id = talk.id and direction = 'in') as has_inbound,
      exists (select from runs where runs.contact_id = contact.id and status = 'waiting') as has_waiting_run,
      exists (select from inbox where inbox.lane = place.lane and state in ('ready', 'active')) as has_open_updates,
      exists (select from outbox where outbox.lane = place.lane and state in ('intent', 'sending', 'parked')) as has_open_sends,
      (select coalesce(jsonb_agg(created_at), '[]') from outbox where conversation_id = talk.id and state not in ('failed', 'cancelled')
        and author <> 'person' and kind not in (${signals}) and created_at > now() - interval '1 minute') as recent_at
    from ${asRows(input, 'n int, ig_id text, contact_key text, dedupe_key text')}
      join instagram_accounts account on account.ig_id = input.ig_id and account.state <> 'inactive'
      cross join lateral (select account.id || ':' || input.contact_key as lane offset 0) place
      left join lateral (
        select * from contacts where contacts.account_id = account.id and contacts.igsid = input.contact_key offset 0
      ) contact on true
      left join lateral (select * from conversations where conversations.contact_id = contact.id offset 0) talk on true
    where not exists (select from waiting_deliveries where input.ig_id = any(ig_ids))`.execute(queries);
  return new Map(rows.map((row) => [row.n, row]));
}
