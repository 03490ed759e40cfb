import { SegmentedControl } from '@fanfare/shared/parts';
import { useState } from 'react';
import { State } from '../../State.tsx';

const options = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const;

export function SegmentedControlPart() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('week');
  return (
    <State name="One of three">
      <SegmentedControl legend="Period" options={options} value={value} onChange={setValue} />
    </State>
  );
}
