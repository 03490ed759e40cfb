import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type TextFieldProps = { label: string; hint?: string } & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, hint, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} {...(hint !== undefined && { hint })}>
      {(ids) => <input autoComplete="off" {...input} {...ids} />}
    </FieldFrame>
  );
}
