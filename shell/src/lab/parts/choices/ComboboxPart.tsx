import { ComboboxField } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

const zones = ['Europe/Berlin', 'Europe/Lisbon', 'Europe/London', 'America/New_York', 'America/Sao_Paulo', 'Asia/Tokyo'].map(
  (value) => ({ value, label: value.replace('_', ' ') }),
);

export function ComboboxPart() {
  const [zone, setZone] = useState<string | null>('Europe/Berlin');
  return (
    <>
      <State name="Type to find">
        <ComboboxField label="Time zone" hint="Quiet hours follow it." options={zones} value={zone} onChange={setZone} />
      </State>
      <State name="Disabled">
        <ComboboxField
          label="Language"
          options={zones}
          value={null}
          onChange={setZone}
          placeholder="Set by the account"
          isDisabled
        />
      </State>
    </>
  );
}
