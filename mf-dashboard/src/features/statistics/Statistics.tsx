import { useEventCountsQuery } from '@fanfare/shared/api';
import type { EventCounts } from '@fanfare/shared/contracts';
import { countText, FigureCard } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { color, font, lazyPart, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
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

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${color.border};
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${space.x1half};
    padding: ${space.x1} ${space.x2};
    border: 0;
    border-radius: 0;
    background: none;
  }
  > div:first-child { padding-inline-start: 0; }
  > div + div { border-inline-start: 1px solid ${color.border}; }
  dt { grid-column: 1 / -1; font-size: ${font.size.caption}; }
  dd:nth-of-type(2) { display: flex; flex-wrap: wrap; justify-content: end; line-height: 1.2; }
  dd:nth-of-type(2) > [id]:not(:empty) { order: 1; flex-basis: 100%; padding-top: ${space.half}; }
  @media (max-width: 1099px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(odd) { padding-inline-start: 0; border-inline-start: 0; }
    > div:nth-child(n + 3) { border-top: 1px solid ${color.border}; }
  }
  ${media.narrow} {
    > div { grid-template-rows: auto minmax(32px, auto); padding: ${space.half} ${space.x1}; column-gap: ${space.half}; }
    dd:first-of-type { font-size: ${font.size.title}; }
    svg[role='img'] { width: 44px; height: 24px; }
  }
`;
