import { FieldFrame, Select } from '@fanfare/shared/ui';
import { SelectField } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

const triggers = [
  { value: 'message', label: 'A message arrives', hint: 'Any direct message, or one with a keyword' },
  { value: 'comment', label: 'A comment is written', hint: 'Under a post or a reel of yours' },
  { value: 'story', label: 'A story is answered' },
  { value: 'live', label: 'A live video starts', isDisabled: true },
] as const;
type Trigger = (typeof triggers)[number]['value'];

export function SelectPart() {
  const [trigger, setTrigger] = useState<Trigger | null>('message');
  const [none, setNone] = useState<Trigger | null>(null);
  return (
    <>
      <State name="Native, for plain words">
        <FieldFrame label="Status">
          {(wiring) => (
            <Select {...wiring}>
              <option>All</option>
              <option>Processed</option>
              <option>Failed</option>
            </Select>
          )}
        </FieldFrame>
      </State>
      <State name="Rich: with a line below each">
        <SelectField label="Starts when" options={triggers} value={trigger} onChange={setTrigger} />
      </State>
      <State name="Nothing chosen, wrong">
        <SelectField
          label="Ends when"
          options={triggers}
          value={none}
          onChange={setNone}
          placeholder="Choose what ends it"
          error="Choose one to publish"
        />
      </State>
      <State name="Disabled">
        <SelectField label="Runs on" options={triggers} value="comment" onChange={setTrigger} isDisabled />
      </State>
    </>
  );
}
