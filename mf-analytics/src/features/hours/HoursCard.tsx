import { countText, hourText, weekdayNames } from '@fanfare/shared/domain';
import { ChartState } from '../../components/ChartState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/charts.ts';
import { useRangeQuery } from '../../state/range/rangeQuery.ts';
import { HeatMap } from './HeatMap.tsx';
import { type Hour, useHoursQuery } from './hours.api.ts';

const text = copy.hours;

/** When followers write, in the time zone of the browser. */
export function HoursCard() {
  const { currentData: hours, isError, refetch } = useHoursQuery(useRangeQuery());
  return (
    <Panel title={text.title} lead={hours ? leadOf(hours) : text.lead}>
      <ChartState isLoaded={hours !== undefined} isError={isError} failed={text.failed} onRetry={refetch}>
        <HeatMap hours={hours ?? []} />
      </ChartState>
    </Panel>
  );
}

function leadOf(hours: readonly Hour[]): string {
  const busiest = hours.toSorted((a, b) => b.inbound - a.inbound)[0];
  if (!busiest) return text.nothing;
  const day = weekdayNames()[busiest.weekday - 1]?.long ?? '';
  return text.busiest(day, hourText(busiest.hour), countText(busiest.inbound));
}
