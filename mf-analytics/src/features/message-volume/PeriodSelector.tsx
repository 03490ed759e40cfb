import { type AnalyticsPeriod, analyticsPeriods } from '@fanfare/shared/contracts';
import { SegmentedControl } from '@fanfare/shared/parts';
import { copy } from '../../copy.ts';

const options = analyticsPeriods.map((period) => ({ value: period, label: copy.periods[period] }));

interface PeriodSelectorProps {
  value: AnalyticsPeriod;
  onChange: (period: AnalyticsPeriod) => void;
}

export function PeriodSelector({ value, onChange }: PeriodSelectorProps) {
  return <SegmentedControl legend={copy.period} options={options} value={value} onChange={onChange} />;
}
