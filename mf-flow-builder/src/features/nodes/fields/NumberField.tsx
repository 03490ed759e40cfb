import { Field } from '@fanfare/shared/ui';

interface NumberFieldProps {
  label: string;
  hint: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
}

export function NumberField({ value, onChange, min, max, ...props }: NumberFieldProps) {
  const read = (text: string) => Math.min(max, Math.max(min, Math.round(Number(text)) || min));
  return (
    <Field
      {...props}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(read(event.target.value))}
    />
  );
}
