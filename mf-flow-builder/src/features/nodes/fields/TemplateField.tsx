import { FieldFrame } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ByteCounter } from '../template/ByteCounter.tsx';
import { TemplateArea } from '../template/TemplateArea.tsx';

interface TemplateFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Bytes that Instagram takes of it. */
  most?: number;
  /** At the right end of the label's line, where no bytes are counted. */
  aside?: ReactNode;
}

export function TemplateField({
  label,
  hint = formCopy.template.hint,
  value,
  onChange,
  rows = 4,
  most,
  aside,
}: TemplateFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} aside={most === undefined ? aside : <ByteCounter text={value} most={most} />}>
      {(wiring) => <TemplateArea {...wiring} rows={rows} value={value} onChange={onChange} />}
    </FieldFrame>
  );
}
