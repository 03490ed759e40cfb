import { useEventCountsQuery } from '@fanfare/shared/api';
import type { EventCounts } from '@fanfare/shared/contracts';
import { countText, FigureCard } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { color, lazyPart, media } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { Figures } from './Figures.ts';
import { responseRate } from './responseRate.ts';
import { useEventTrendsQuery } from './trends.api.ts';
import { trendsOf } from './trends.ts';

const text = copy.statistics;
/** The days change slowly, and counting them costs more than the figures. */
const TRENDS_EVERY_MS = 60_000;
const { Part: FigureTrend } = lazyPart(() => import('./FigureTrend.tsx').then((module) => module.FigureTrend), {
  Meanwhile: () => null,
});

/** The four figures in one line, each with its last days and its change. */
export function Statistics() {
  const { data: counts, isError } = useEventCountsQuery();
  const { data: days } = useEventTrendsQuery(undefined, { pollingInterval: TRENDS_EVERY_MS, skipPollingIfUnfocused: true });
  const trends = counts && days ? trendsOf(days, counts.data) : null;
  const show = (read: (counts: EventCounts) => string) => {
    if (counts) return read(counts.data);
    return isError ? text.unavailable : null;
  };
  const trend = (id: keyof NonNullable<typeof trends>, label: string, basis: string, ink: string) => ({
    below: trends ? <FigureTrend label={label} trend={trends[id]} basis={basis} ink={ink} /> : <Later />,
  });
  return (
    <Figures>
      <FigureCard
        id="totalEvents"
        link={Link}
        value={show(({ total }) => countText(total))}
        {...trend('totalEvents', text.growth, text.sinceWeek, color.kindMessage)}
      />
      <FigureCard
        id="eventsToday"
        link={Link}
        value={show(({ today }) => countText(today))}
        {...trend('eventsToday', text.eventsPerDay, text.sinceYesterday, color.kindMessage)}
      />
      <FigureCard
        id="activeFlows"
        link={Link}
        value={show(({ activeFlows }) => countText(activeFlows))}
        {...trend('activeFlows', text.flowsPerDay, text.sinceWeek, color.kindFlow)}
      />
      <FigureCard
        id="responseRate"
        link={Link}
        value={show(responseRate)}
        {...trend('responseRate', text.ratePerDay, text.sinceWeek, color.kindFlow)}
      />
    </Figures>
  );
}

const Later = styled.span`
  display: inline-block;
  height: 28px;
  ${media.narrow} { height: 24px; }
`;
