import type { MissedKeyword } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { UnmatchedMessage } from './grouping/groupPhrases.ts';

const MESSAGES_READ = 2_000;

export interface UnmatchedText extends UnmatchedMessage {
  surface: MissedKeyword['surface'];
}

export async function listUnmatched(
  queries: Queries,
  ownerId: string,
  accountId: string | null,
  since: Date,
): Promise<UnmatchedText[]> {
  const { rows } = await sql<UnmatchedText>`
    select id as "eventId", contact_id as "contactId", text, happened_at as at,
      case when event_type in ('comments', 'live_comments') then 'comments' else 'messages' end as surface
    from events
    where owner_id = ${ownerId} and ${accountId === null ? sql`true` : sql`account_id = ${accountId}`} and received_at >= ${since} and event_type in ('messages', 'message_postbacks', 'comments', 'live_comments')
      and outcome in ('keyword_miss', 'no_trigger', 'no_account_flow') and text is not null and not is_simulated and origin <> 'replayed'
    order by received_at desc limit ${MESSAGES_READ}`.execute(queries);
  return rows;
}
