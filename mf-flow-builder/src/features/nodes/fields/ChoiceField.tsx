import { FieldFrame, Select } from '@fanfare/shared/ui';

interface ChoiceFieldProps<T extends string> {
  label: string;
  hint: string;
  options: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

export function ChoiceField<T extends string>({ label, hint, options, value, onChange }: ChoiceFieldProps<T>) {
  const isOption = (text: string): text is T => Object.hasOwn(options, text);
  return (
    <FieldFrame label={label} hint={hint}>
      {(wiring) => (
        <Select {...wiring} value={value} onChange={({ target }) => isOption(target.value) && onChange(target.value)}>
          {Object.entries<string>(options).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
