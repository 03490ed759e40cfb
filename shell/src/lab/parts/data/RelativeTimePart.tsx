import { RelativeTime } from '@fanfare/shared/parts';
import { useState } from 'react';
import { State } from '../../State.tsx';

const MINUTE = 60_000;
const ages = [0, 5 * MINUTE, 3 * 60 * MINUTE, 2 * 24 * 60 * MINUTE, 30 * 24 * 60 * MINUTE];

export function RelativeTimePart() {
  const [now] = useState(() => Date.now());
  return (
    <State name="The exact time is on hover" inRow>
      {ages.map((age) => (
        <RelativeTime key={age} at={new Date(now - age).toISOString()} />
      ))}
    </State>
  );
}
