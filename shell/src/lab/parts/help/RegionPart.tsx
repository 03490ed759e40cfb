import { Region } from '@fanfare/shared/widgets';
import type { ReactNode } from 'react';
import { State } from '../../State.tsx';

export function RegionPart() {
  return (
    <State name="After a crash inside">
      <Region name="Events" blame="mf-webhooks 1.2.0 (a1b2c3)">
        <Crash />
      </Region>
    </State>
  );
}

function Crash(): ReactNode {
  throw new Error('events.map is not a function');
}
