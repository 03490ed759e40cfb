import { countText, dayText, durationText } from '@fanfare/shared/domain';
import { color } from '@fanfare/shared/ui';
import { ChartLegend, type ChartPoint, type ChartSeries, ChartTable, TimeChart } from '@fanfare/shared/widgets';
import { ChartState } from '../../components/ChartState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/charts.ts';
import { useRangeQuery } from '../../state/range/rangeQuery.ts';
import { useResponseTimesQuery } from './response.api.ts';

const text = copy.response;
const series: readonly ChartSeries[] = [
  { id: 'average', name: text.average, ink: color.kindPerson, kind: 'line' },
  { id: 'before', name: copy.previous, ink: color.textMuted, kind: 'line', isPrevious: true },
];

/** The average response time of each day, as in the figure above. */
export function ResponseCard() {
  const { currentData: data, isError, refetch } = useResponseTimesQuery(useRangeQuery());
  const past = data && data.previous.days.length === data.days.length ? data.previous.days : [];
  const time = (ms: number | null) => (ms === null ? copy.none : durationText(ms));
  const points = (data?.days ?? []).map(({ date, averageMs, botMs, personMs, sample }, index): ChartPoint => {
    const name = dayText(date);
    const before = past[index]?.averageMs ?? null;
    return {
      id: date,
      name,
      tick: name,
      values: { average: averageMs, before },
      spoken: text.point(name, time(averageMs), time(before)),
      facts: [
        { name: text.automated, value: time(botMs) },
        { name: text.team, value: time(personMs) },
        { name: text.replies, value: countText(sample) },
      ],
    };
  });
  return (
    <Panel title={text.title} lead={text.lead} aside={<ChartLegend series={series} />}>
      <ChartState isLoaded={data !== undefined} isError={isError} failed={text.failed} onRetry={refetch}>
        <TimeChart label={text.label} points={points} series={series} unit="duration" nothing={text.nothing} />
        <ChartTable heading={copy.day} points={points} series={series} unit="duration" />
      </ChartState>
    </Panel>
  );
}
