import { Switch } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

export function SwitchPart() {
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <State name="On and off" inRow>
        <Switch label="Answer messages" checked={isOn} onChange={setIsOn} />
        <Switch label="Answer comments" checked={!isOn} onChange={(next) => setIsOn(!next)} />
      </State>
      <State name="With a hint">
        <Switch label="Quiet hours" hint="Nothing is sent between 22:00 and 7:00" checked={isOn} onChange={setIsOn} />
      </State>
      <State name="Disabled" inRow>
        <Switch label="Always on" checked disabled onChange={setIsOn} />
        <Switch label="Always off" checked={false} disabled onChange={setIsOn} />
      </State>
    </>
  );
}
