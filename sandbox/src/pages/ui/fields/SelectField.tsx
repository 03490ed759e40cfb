import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type SelectFieldProps = { label: string; hint?: string } & Omit<ComponentProps<'select'>, 'id'>;

export function SelectField({ label, hint, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} {...(hint !== undefined && { hint })}>
      {(ids) => (
        <select {...select} {...ids}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
