import type { QueryOf } from '@fanfare/shared/contracts';
import { userTimeZone } from '@fanfare/shared/language';
import { useMemo } from 'react';
import { type Range, useRange } from './useRange.ts';

export type RangeQuery = Pick<QueryOf<'GET /api/analytics/overview'>, 'period' | 'from' | 'to' | 'timeZone'>;

/** Days are in the time zone of the browser. */
export function rangeQuery({ period, range }: Range): RangeQuery {
  return { ...(range ?? { period }), timeZone: userTimeZone() };
}

/** Must be used after the first render, because reading the time zone loads the browser's calendars (8 ms). */
export function useRangeQuery(): RangeQuery {
  const { period, range } = useRange();
  return useMemo(() => rangeQuery({ period, range }), [period, range]);
}
