import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { Range } from '../readRange.ts';
import { countedPart } from '../rollups/countedPart.ts';

export interface HourRow {
  weekday: number;
  hour: number;
  inbound: number;
}

/** Slots have 15 minutes, which is the smallest step between time zones. */
export async function readHours(
  queries: Queries,
  ownerId: string,
  { from, to, timeZone }: Range,
  countedUntil: Date | null,
): Promise<HourRow[]> {
  const part = countedPart({ from, to }, countedUntil);
  const begin = new Date(Math.min(part.from.getTime(), to.getTime()));
  const { rows } = await sql<HourRow>`
    select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour, sum(inbound)::int as inbound
    from (
      select slot at time zone ${timeZone} as at, inbound from message_rollups
      where owner_id = ${ownerId} and slot >= ${part.from} and slot < ${part.to}
      union all
      select sent_at at time zone ${timeZone}, 1 from messages
      where owner_id = ${ownerId} and direction = 'in' and mid not like 'sim:%'
        and ((sent_at >= ${from} and sent_at < ${begin}) or (sent_at >= ${part.to} and sent_at < ${to}))
    ) received
    group by 1, 2 having sum(inbound) > 0 order by 1, 2`.execute(queries);
  return rows;
}
