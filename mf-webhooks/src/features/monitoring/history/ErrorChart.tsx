import type { ErrorReport } from '@fanfare/shared/contracts';
import { countText, dayText } from '@fanfare/shared/domain';
import { color } from '@fanfare/shared/ui';
import { type ChartPoint, type ChartSeries, ChartTable, TimeChart } from '@fanfare/shared/widgets';
import { chartsCopy as text } from '../../../copy/charts.ts';

const series: readonly ChartSeries[] = [{ id: 'errors', name: text.errors, ink: color.danger, kind: 'bar' }];

/** Servers of version 1.0.0 do not send days. */
export function ErrorChart({ daily }: Pick<ErrorReport, 'daily'>) {
  if (!daily) return null;
  const points = daily.map(({ date, occurrences }): ChartPoint => {
    const name = dayText(date);
    return { id: date, name, tick: name, values: { errors: occurrences }, spoken: text.errorsOn(name, countText(occurrences)) };
  });
  return (
    <div>
      <TimeChart label={text.errorsLabel} points={points} series={series} unit="count" nothing={text.noErrors} height={180} />
      <ChartTable heading={text.day} points={points} series={series} unit="count" />
    </div>
  );
}
