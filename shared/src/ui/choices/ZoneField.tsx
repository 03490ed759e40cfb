import { useMemo } from 'react';
import { userTimeZone } from '../../language/index.ts';
import { ComboboxField } from './ComboboxField.tsx';

interface ZoneFieldProps {
  label: string;
  value: string;
  onChange: (timeZone: string) => void;
}

/** A time zone, searchable by name. */
export function ZoneField({ label, value, onChange }: ZoneFieldProps) {
  const options = useMemo(() => {
    const names = new Set(['UTC', value, userTimeZone(), ...Intl.supportedValuesOf('timeZone')]);
    return [...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  }, [value]);
  return <ComboboxField label={label} options={options} value={value} onChange={(name) => name && onChange(name)} />;
}
