import type { MonitoredHour } from '@fanfare/shared/contracts';
import { clockText, countText, latencyText } from '@fanfare/shared/domain';
import { Banner, Button, color, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { ChartLegend, type ChartPoint, type ChartSeries, ChartTable, TimeChart } from '@fanfare/shared/widgets';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Section } from '../../../components/Section.tsx';
import { chartsCopy as text } from '../../../copy/charts.ts';
import { useMonitoringHistoryQuery } from './history.api.ts';

const REFRESH_MS = 60_000;
const rates: readonly ChartSeries[] = [
  { id: 'succeeded', name: text.succeeded, ink: color.kindMessage, kind: 'bar' },
  { id: 'failed', name: text.failedEvents, ink: color.danger, kind: 'bar' },
];
const latencies: readonly ChartSeries[] = [
  { id: 'median', name: text.median, ink: color.kindFlow, kind: 'line' },
  { id: 'p95', name: text.p95, ink: color.kindPerson, kind: 'line' },
];

/** Events and reply times of the last 24 hours. */
export function HistoryCharts() {
  const { data, isError, refetch } = useMonitoringHistoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const state = { isLoaded: data !== undefined, isError, onRetry: refetch };
  const hours = data ?? [];
  return (
    <Columns>
      <Section title={text.events} aside={<ChartLegend series={rates} />}>
        <Chart {...state}>
          <TimeChart label={text.eventsLabel} points={hours.map(rateOf)} series={rates} unit="count" nothing={text.noEvents} />
          <ChartTable heading={text.hour} points={hours.map(rateOf)} series={rates} unit="count" />
        </Chart>
      </Section>
      <Section title={text.latency} aside={<ChartLegend series={latencies} />}>
        <Chart {...state}>
          <TimeChart
            label={text.latencyLabel}
            points={hours.map(latencyOf)}
            series={latencies}
            unit="latency"
            nothing={text.noReplies}
          />
          <ChartTable heading={text.hour} points={hours.map(latencyOf)} series={latencies} unit="latency" />
        </Chart>
      </Section>
    </Columns>
  );
}

function rateOf({ at, events, failed }: MonitoredHour): ChartPoint {
  const name = clockText(at);
  const values = { succeeded: events - failed, failed };
  return { id: at, name, tick: name, values, spoken: text.rate(name, countText(events), countText(failed)) };
}

function latencyOf({ at, medianMs, p95Ms, replies }: MonitoredHour): ChartPoint {
  const name = clockText(at);
  const time = (ms: number | null) => (ms === null ? text.none : latencyText(ms));
  return {
    id: at,
    name,
    tick: name,
    values: { median: medianMs, p95: p95Ms },
    spoken: text.times(name, time(medianMs), time(p95Ms)),
    facts: [{ name: text.replies, value: countText(replies) }],
  };
}

interface ChartProps {
  isLoaded: boolean;
  isError: boolean;
  onRetry: () => void;
  children: ReactNode;
}

function Chart({ isLoaded, isError, onRetry, children }: ChartProps) {
  if (isLoaded) return children;
  if (isError) {
    return (
      <Banner tone="danger">
        {text.failed}{' '}
        <Button $size="small" onClick={onRetry}>
          {text.again}
        </Button>
      </Banner>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton $height="276px" />
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  gap: ${space.x2};
`;
