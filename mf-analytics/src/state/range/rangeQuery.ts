import type { QueryOf } from '@fanfare/shared/contracts';
import { useMemo } from 'react';
import { ownZone } from './ownZone.ts';
import { type Range, useRange } from './useRange.ts';

export type RangeQuery = Pick<QueryOf<'GET /api/analytics/overview'>, 'period' | 'from' | 'to' | 'timeZone'>;

/** What the server is asked for: days in the time zone of the browser. */
export function rangeQuery({ period, range }: Range): RangeQuery {
  return { ...(range ?? { period }), timeZone: ownZone() };
}

/** The same, for what is drawn after the first frame: to tell the zone, a browser loads its calendars (8 ms). */
export function useRangeQuery(): RangeQuery {
  const { period, range } = useRange();
  return useMemo(() => rangeQuery({ period, range }), [period, range]);
}
