import { FieldFrame, Select } from '@fanfare/shared/ui';

interface ChoiceProps<Value extends string> {
  label: string;
  names: Readonly<Record<Value, string>>;
  /** The values that can be selected; all by default. */
  offered?: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, names, offered, value, onChange }: ChoiceProps<Value>) {
  const isKnown = (name: string): name is Value => name in names;
  const values = offered ?? Object.keys(names).filter(isKnown);
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ target }) => isKnown(target.value) && onChange(target.value)}>
          {values.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
