import { FieldFrame, Select } from '../../ui/index.ts';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  hint?: string;
  names: Readonly<Record<Value, string>>;
  /** The options in this order; by default in the order of the names. */
  offered?: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>({ label, hint, names, offered, value, onChange }: ChoiceFieldProps<Value>) {
  const isKnown = (name: string): name is Value => Object.hasOwn(names, name);
  const values = offered ?? Object.keys(names).filter(isKnown);
  return (
    <FieldFrame label={label} hint={hint}>
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
