import { useEventCountsQuery } from '@fanfare/shared/api';
import type { EventCounts } from '@fanfare/shared/contracts';
import { countText, FigureCard, StatRow } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
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
      <FigureCard id="totalEvents" link={Link} value={show(({ total }) => countText(total))} />
      <FigureCard id="eventsToday" link={Link} value={show(({ today }) => countText(today))} />
      <FigureCard id="activeFlows" link={Link} value={show(({ activeFlows }) => countText(activeFlows))} />
      <FigureCard id="responseRate" link={Link} value={show(responseRate)} />
    </StatRow>
  );
}
