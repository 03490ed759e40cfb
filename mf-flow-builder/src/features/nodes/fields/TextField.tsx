import { FieldFrame, Input } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';

interface TextFieldProps {
  label: string;
  hint: string;
  aside?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  inputMode?: 'text' | 'url';
  list?: string;
}

export function TextField({ label, hint, aside, onChange, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} aside={aside}>
      {(wiring) => <Input autoComplete="off" {...wiring} {...input} onChange={({ target }) => onChange(target.value)} />}
    </FieldFrame>
  );
}
