import { useEventCountsQuery } from '@fanfare/shared/api';
import type { EventCounts } from '@fanfare/shared/contracts';
import { StatCard, StatRow } from '@fanfare/shared/parts';
import { copy } from '../../copy.ts';
import { responseRate } from './responseRate.ts';

const text = copy.statistics;

export function Statistics() {
  const { data: counts, isError } = useEventCountsQuery();
  const show = (read: (counts: EventCounts) => string) => {
    if (counts) return read(counts.data);
    return isError ? text.unavailable : null;
  };
  return (
    <StatRow>
      <StatCard label={text.total} value={show(({ total }) => total.toLocaleString())} />
      <StatCard label={text.today} value={show(({ today }) => today.toLocaleString())} />
      <StatCard label={text.activeFlows} value={show(({ activeFlows }) => activeFlows.toLocaleString())} />
      <StatCard label={text.responseRate} value={show(responseRate)} hint={text.responseRateHint} />
    </StatRow>
  );
}
