import { Banner, Button, color, font, lazyPart, Skeleton, StatePanel, VisuallyHidden } from '@fanfare/shared/ui';
import { ChartColumn, Unplug } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/analytics.ts';
import { SummaryCards } from '../features/figures/SummaryCards.tsx';
import { VolumeCard } from '../features/volume/VolumeCard.tsx';
import { type Overview, useOverviewQuery } from '../state/overview.api.ts';
import { useRangeQuery } from '../state/range/rangeQuery.ts';
import { useRange } from '../state/range/useRange.ts';
import { daysText } from '../state/texts/dayText.ts';
import type { BelowChartProps } from './BelowChart.tsx';

const { Part: BelowChart, preload } = lazyPart<BelowChartProps>(
  () => import('./BelowChart.tsx').then((module) => module.BelowChart),
  { Meanwhile: ({ figures }) => (figures ? <Skeleton $height="240px" /> : null) },
);
// Where the screen was loaded ahead, this is too; a browser that never says that it is idle gets it when it is drawn.
window.requestIdleCallback?.(preload);

/** Every figure of the period, all counted by the server from real messages; invented ones only on request, and labelled. */
export function AnalyticsFigures() {
  const { showDays } = useRange();
  const { currentData: overview, error, isError, refetch } = useOverviewQuery(useRangeQuery());
  const [sample, setSample] = useState<Overview | null>(null);
  const onDay = (date: string) => showDays(date, date);

  const showSample = async () => {
    const { sampleOverview } = await import('../features/figures/sampleOverview.ts');
    setSample(sampleOverview(Date.now()));
  };

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
  const isEmpty = overview?.totals.totalMessages === 0;
  const shown = isEmpty && sample ? sample : overview;
  const hasNothing = isEmpty && !sample;
  return (
    <>
      <Line>{shown ? rangeText(shown) : <Skeleton $height="1lh" $width="min(420px, 100%)" />}</Line>
      {isError ? <Banner tone="warning">{copy.outdated}</Banner> : null}
      {isEmpty && sample ? (
        <Banner tone="info" onDismiss={() => setSample(null)} dismissLabel={copy.hideSample}>
          {copy.sample}
        </Banner>
      ) : null}
      <SummaryCards overview={shown} isSample={shown !== overview} />
      {!shown ? (
        <div role="status">
          <VisuallyHidden>{copy.loading}</VisuallyHidden>
          <Skeleton $height="352px" />
        </div>
      ) : hasNothing ? (
        <StatePanel
          kind="empty"
          title={copy.emptyTitle}
          icon={<ChartColumn />}
          action={<Button onClick={() => void showSample()}>{copy.showSample}</Button>}
        >
          {copy.emptyText}
        </StatePanel>
      ) : (
        <VolumeCard days={shown.messageTrends} isSample={shown !== overview} onDay={onDay} />
      )}
      {overview && shown ? <BelowChart overview={overview} figures={hasNothing ? null : shown} onDay={onDay} /> : null}
    </>
  );
}

function rangeText({ range, previous }: Overview): string {
  const text = copy.range;
  const now = daysText(range);
  const before = daysText({ ...previous, timeZone: range.timeZone });
  return [text.days(now.from, now.to), text.zone(range.timeZone), text.compared(text.days(before.from, before.to))].join(' · ');
}

const Line = styled.p`
  margin-top: -8px;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
