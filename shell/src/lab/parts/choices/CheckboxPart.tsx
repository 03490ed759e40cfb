import { Checkbox } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

export function CheckboxPart() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <State name="On, off, between" inRow>
        <Checkbox label="Failed events" checked={isOn} onChange={setIsOn} />
        <Checkbox label="Old events" checked={!isOn} onChange={(next) => setIsOn(!next)} />
        <Checkbox label="All events" checked="mixed" onChange={setIsOn} />
      </State>
      <State name="With a hint">
        <Checkbox label="Keep the history" hint="Who asked what, for 90 days" checked={isOn} onChange={setIsOn} />
      </State>
      <State name="Disabled" inRow>
        <Checkbox label="Locked on" checked disabled onChange={setIsOn} />
        <Checkbox label="Locked off" checked={false} disabled onChange={setIsOn} />
      </State>
    </>
  );
}
