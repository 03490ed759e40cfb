import { daysText, StaleNote } from '@fanfare/shared/domain';
import { Banner, Button, color, font, lazyPart, Skeleton, StatePanel, space, VisuallyHidden } from '@fanfare/shared/ui';
import { preloadTimeChart } from '@fanfare/shared/widgets';
import { Unplug } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/analytics.ts';
import { Insights } from '../features/figures/Insights.tsx';
import { Performance } from '../features/figures/Performance.tsx';
import { SummaryFigures } from '../features/figures/SummaryFigures.tsx';
import { useSample } from '../features/figures/useSample.ts';
import { VolumeCard } from '../features/volume/VolumeCard.tsx';
import { type Overview, useOverviewQuery } from '../state/overview.api.ts';
import { useRangeQuery } from '../state/range/rangeQuery.ts';
import { useRange } from '../state/range/useRange.ts';
import type { SecondaryChartsProps } from './SecondaryCharts.tsx';

const { Part: SecondaryCharts, preload } = lazyPart<SecondaryChartsProps>(
  () => import('./SecondaryCharts.tsx').then((module) => module.SecondaryCharts),
  { Meanwhile: () => <Skeleton $height="240px" /> },
);
// Prefetching the screen also prefetches this. Browsers without idle callbacks load it on render.
window.requestIdleCallback?.(() => {
  preload();
  preloadTimeChart();
});

const { Part: ReportDialog } = lazyPart(
  () => import('../features/report/ReportDialog.tsx').then((module) => module.ReportDialog),
  {
    onMissing: ({ onClose }) => onClose(),
  },
);
const { Part: GoalsDialog } = lazyPart(() => import('../features/goals/GoalsDialog.tsx').then((module) => module.GoalsDialog), {
  onMissing: ({ onClose }) => onClose(),
});

/** Polling interval for the first insights after connecting. */
const FIRST_INSIGHTS_MS = 5_000;

/** Figures of the period, counted by the server. An account without messages sees labelled sample figures. */
export function AnalyticsFigures() {
  const { showDays } = useRange();
  const [isWaiting, setIsWaiting] = useState(false);
  const [open, setOpen] = useState<'report' | 'goals' | null>(null);
  const {
    currentData: overview,
    error,
    isError,
    refetch,
    fulfilledTimeStamp,
  } = useOverviewQuery(useRangeQuery(), {
    pollingInterval: isWaiting ? FIRST_INSIGHTS_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isExpected = overview?.engagement?.gap === 'not_fetched';
  useEffect(() => setIsWaiting(isExpected), [isExpected]);
  const sample = useSample(overview);
  const onDay = (date: string) => showDays(date, date);

  if (!overview && isError) {
    return (
      <StatePanel
        kind="failed"
        error={error}
        title={copy.failedTitle}
        icon={<Unplug />}
        action={<Button onClick={() => refetch()}>{copy.tryAgain}</Button>}
      >
        {copy.failedText}
      </StatePanel>
    );
  }
  const shown = sample === null ? overview : sample;
  const isSample = shown !== undefined && shown !== overview;
  const close = () => setOpen(null);
  const onReport = () => setOpen('report');
  return (
    // Replaced instead of filled, because the insights need more room than their placeholder.
    <Parts key={shown ? 'loaded' : 'loading'}>
      <Line>
        {overview ? rangeText(overview) : <Skeleton $height="1lh" $width="min(420px, 100%)" />}{' '}
        <StaleNote at={fulfilledTimeStamp} />
      </Line>
      {isError ? <Banner tone="warning">{copy.outdated}</Banner> : null}
      {isSample ? <Banner tone="info">{copy.sample}</Banner> : null}
      <Insights overview={shown} isSample={isSample} onDay={onDay} onReport={onReport} />
      <Lined>
        <SummaryFigures
          overview={shown}
          isSample={isSample}
          isSampleEngagement={isSample && overview?.totals.engagementRate === null}
        />
      </Lined>
      {shown ? (
        <>
          <Performance metrics={shown.conversationMetrics} isSample={isSample} />
          <VolumeCard overview={shown} isSample={isSample} onDay={onDay} />
        </>
      ) : (
        <div role="status">
          <VisuallyHidden>{copy.loading}</VisuallyHidden>
          <Skeleton $height="640px" />
        </div>
      )}
      {overview && shown ? (
        <SecondaryCharts overview={overview} figures={shown} onGoals={() => setOpen('goals')} onReport={onReport} />
      ) : null}
      {overview ? <ReportDialog open={open === 'report'} overview={overview} onDay={onDay} onClose={close} /> : null}
      <GoalsDialog open={open === 'goals'} onClose={close} />
    </Parts>
  );
}

function rangeText({ range, previous, lagSeconds }: Overview): string {
  const text = copy.range;
  const before = daysText({ ...previous, timeZone: range.timeZone });
  const asOf = lagSeconds === undefined ? [] : [text.asOf(lagSeconds)];
  return [daysText(range), text.zone(range.timeZone), text.compared(before), ...asOf].join(' · ');
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

const Lined = styled.div`
  padding-top: ${space.x1half};
  border-top: 1px solid ${color.border};
`;

const Line = styled.p`
  margin-top: -8px;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
