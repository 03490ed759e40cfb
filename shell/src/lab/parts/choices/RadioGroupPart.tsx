import { RadioGroup } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

const options = [
  { value: 'first', label: 'Only the first message', hint: 'One answer for each follower' },
  { value: 'every', label: 'Every message' },
  { value: 'none', label: 'None', isDisabled: true },
] as const;

export function RadioGroupPart() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('first');
  return (
    <State name="Three, one of them disabled">
      <RadioGroup legend="Answer" options={options} value={value} onChange={setValue} />
    </State>
  );
}
