import { StaleNote } from '@fanfare/shared/domain';
import { Banner, Button, color, font, lazyPart, Skeleton, StatePanel, VisuallyHidden } from '@fanfare/shared/ui';
import { Unplug } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/analytics.ts';
import { SummaryCards } from '../features/figures/SummaryCards.tsx';
import { useSample } from '../features/figures/useSample.ts';
import { VolumeCard } from '../features/volume/VolumeCard.tsx';
import { type Overview, useOverviewQuery } from '../state/overview.api.ts';
import { useRangeQuery } from '../state/range/rangeQuery.ts';
import { useRange } from '../state/range/useRange.ts';
import { daysText } from '../state/texts/dayText.ts';
import type { SecondaryChartsProps } from './SecondaryCharts.tsx';

const { Part: SecondaryCharts, preload } = lazyPart<SecondaryChartsProps>(
  () => import('./SecondaryCharts.tsx').then((module) => module.SecondaryCharts),
  { Meanwhile: () => <Skeleton $height="240px" /> },
);
// Prefetching the screen also prefetches this. Browsers without idle callbacks load it on render.
window.requestIdleCallback?.(preload);

/** Polling interval for the first insights after connecting. */
const FIRST_INSIGHTS_MS = 5_000;

/** Figures of the period, counted by the server. An account without messages sees labelled sample figures. */
export function AnalyticsFigures() {
  const { showDays } = useRange();
  const [isWaiting, setIsWaiting] = useState(false);
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
  return (
    <>
      <Line>
        {overview ? rangeText(overview) : <Skeleton $height="1lh" $width="min(420px, 100%)" />}{' '}
        <StaleNote at={fulfilledTimeStamp} />
      </Line>
      {isError ? <Banner tone="warning">{copy.outdated}</Banner> : null}
      {isSample ? <Banner tone="info">{copy.sample}</Banner> : null}
      <SummaryCards
        overview={shown}
        isSample={isSample}
        isSampleEngagement={isSample && overview?.totals.engagementRate === null}
      />
      {shown ? (
        <VolumeCard days={shown.messageTrends} isSample={isSample} onDay={onDay} />
      ) : (
        <div role="status">
          <VisuallyHidden>{copy.loading}</VisuallyHidden>
          <Skeleton $height="352px" />
        </div>
      )}
      {overview && shown ? <SecondaryCharts overview={overview} figures={shown} onDay={onDay} /> : null}
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
