import { useEventCountsQuery } from '@fanfare/shared/api';
import type { EventCounts } from '@fanfare/shared/contracts';
import { countText, StatCard, StatRow } from '@fanfare/shared/parts';
import { frame as copy } from '../../copy/frame.ts';
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
      <StatCard label={text.total} value={show(({ total }) => countText(total))} />
      <StatCard label={text.today} value={show(({ today }) => countText(today))} />
      <StatCard label={text.activeFlows} value={show(({ activeFlows }) => countText(activeFlows))} />
      <StatCard label={text.responseRate} value={show(responseRate)} hint={text.responseRateHint} />
    </StatRow>
  );
}
