import type { DailyVolume } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';

interface MessageVolume {
  totalMessages: number;
  inbound: number;
  outbound: number;
  activeConversations: number;
  daily: DailyVolume[];
}

const isReal = sql.raw(`messages.mid not like 'sim:%'`);

export async function readMessageVolume(queries: Queries, ownerId: string, since: Date, until: Date): Promise<MessageVolume> {
  const { rows: daily } = await sql<DailyVolume>`
    select to_char(day, 'YYYY-MM-DD') as date,
      count(*) filter (where messages.direction = 'in') as inbound,
      count(*) filter (where messages.direction = 'out') as outbound
    from generate_series(
      date_trunc('day', ${since}::timestamptz at time zone 'utc'), date_trunc('day', ${until}::timestamptz at time zone 'utc'), interval '1 day'
    ) as day
    left join messages on messages.owner_id = ${ownerId} and messages.sent_at between ${since} and ${until} and ${isReal}
      and messages.sent_at >= day at time zone 'utc' and messages.sent_at < (day + interval '1 day') at time zone 'utc'
    group by day order by day`.execute(queries);

  const { rows } = await sql<{ active: number }>`
    select count(*) as active from (
      select conversation_id from messages
      where owner_id = ${ownerId} and sent_at between ${since} and ${until} and ${isReal}
      group by conversation_id having count(distinct direction) = 2
    ) as both_ways`.execute(queries);

  const inbound = daily.reduce((sum, line) => sum + line.inbound, 0);
  const outbound = daily.reduce((sum, line) => sum + line.outbound, 0);
  return { totalMessages: inbound + outbound, inbound, outbound, activeConversations: rows[0]?.active ?? 0, daily };
}
