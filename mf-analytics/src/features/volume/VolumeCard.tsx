import { countText, dayText, decimalText } from '@fanfare/shared/domain';
import { color } from '@fanfare/shared/ui';
import { ChartLegend, type ChartPoint, type ChartSeries, ChartTable, TimeChart } from '@fanfare/shared/widgets';
import { Panel } from '../../components/Panel.tsx';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { useDailyGoal } from '../../state/useDailyGoal.ts';

const text = copy.chart;
const series: readonly ChartSeries[] = [
  { id: 'received', name: text.received, ink: color.kindMessage, kind: 'bar' },
  { id: 'sent', name: text.sent, ink: color.kindFlow, kind: 'bar' },
];
const before: ChartSeries = { id: 'before', name: text.previous, ink: color.textMuted, kind: 'line', isPrevious: true };

interface VolumeCardProps {
  overview: Overview;
  /** Sample figures are not compared with goals. */
  isSample: boolean;
  onDay: (date: string) => void;
}

export function VolumeCard({ overview: { messageTrends: days, previous }, isSample, onDay }: VolumeCardProps) {
  const perDay = useDailyGoal();
  const goal = isSample ? null : perDay;
  const past = previous.messageTrends?.length === days.length ? previous.messageTrends : null;
  const points = days.map(({ date, inbound, outbound, messages }, index): ChartPoint => {
    const day = dayText(date);
    const pastDay = past?.[index];
    const spoken = text.onlyDay(text.bar(day, inbound, outbound));
    return {
      id: date,
      name: day,
      tick: day,
      values: { received: inbound, sent: outbound, before: pastDay?.messages ?? null },
      spoken: pastDay ? `${spoken}. ${text.before(dayText(pastDay.date), pastDay.messages)}` : spoken,
      facts: [{ name: text.total, value: countText(messages) }],
    };
  });
  const shown = past ? [...series, before] : series;
  const goalText = goal === null ? null : text.goal(decimalText(goal));
  const summary = summaryOf(days);
  return (
    <Panel
      title={text.title}
      aside={
        <>
          <SampleBadge isSample={isSample} />
          <ChartLegend series={shown} reference={goalText} />
        </>
      }
    >
      <TimeChart
        label={goalText === null ? summary : `${summary} ${goalText}.`}
        points={points}
        series={shown}
        unit="count"
        reference={goal}
        onChoose={onDay}
        nothing={copy.nothingInPeriod}
        height={280}
      />
      <ChartTable heading={text.day} points={points} series={shown} unit="count" />
    </Panel>
  );
}

function summaryOf(days: Overview['messageTrends']): string {
  const sum = days.reduce((all, { messages }) => all + messages, 0);
  const busiest = days.toSorted((a, b) => b.messages - a.messages)[0];
  return text.summary(sum, days.length, busiest ? dayText(busiest.date) : '', busiest?.messages ?? 0);
}
