import { countText, dayText, percentText } from '@fanfare/shared/domain';
import { color } from '@fanfare/shared/ui';
import { ChartLegend, type ChartPoint, type ChartSeries, ChartTable, TimeChart } from '@fanfare/shared/widgets';
import { Panel } from '../../components/Panel.tsx';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/charts.ts';
import type { Overview } from '../../state/overview.api.ts';

const text = copy.reach;
const series: readonly ChartSeries[] = [{ id: 'reach', name: text.reach, ink: color.kindStory, kind: 'bar' }];

/** Left out until Instagram has reported days. */
export function ReachCard({ engagement, isSample }: { engagement: Overview['engagement']; isSample: boolean }) {
  const days = engagement?.daily ?? [];
  if (days.length === 0) return null;
  const points = days.map(({ date, reach, interactions }): ChartPoint => {
    const name = dayText(date);
    const rate = reach && interactions !== null ? percentText((interactions / reach) * 100) : copy.none;
    const counts = [reach, interactions].map((count) => (count === null ? copy.none : countText(count)));
    const [reached = copy.none, engaged = copy.none] = counts;
    return {
      id: date,
      name,
      tick: name,
      values: { reach },
      spoken: text.point(name, reached, engaged, rate),
      facts: [
        { name: text.interactions, value: engaged },
        { name: text.rate, value: rate },
      ],
    };
  });
  return (
    <Panel
      title={text.title}
      lead={text.lead}
      aside={
        <>
          <SampleBadge isSample={isSample} />
          <ChartLegend series={series} />
        </>
      }
    >
      <TimeChart label={text.label} points={points} series={series} unit="count" nothing={text.nothing} />
      <ChartTable heading={copy.day} points={points} series={series} unit="count" />
    </Panel>
  );
}
