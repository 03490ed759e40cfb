import { NODE_TEXT_MAX_LENGTH } from '@fanfare/shared/contracts';
import { FieldFrame } from '@fanfare/shared/ui';
import { type ReactNode, useState } from 'react';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { getLengthProblem } from '../editors/textLimits.ts';
import { ByteCounter } from '../template/ByteCounter.tsx';
import { TemplateArea } from '../template/TemplateArea.tsx';

interface TemplateFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  most?: number;
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
  /** A text that is too long stays in the field, and the node keeps the previous one. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const isTooLong = getLengthProblem(text, NODE_TEXT_MAX_LENGTH) !== null;
    setTyped(isTooLong ? text : null);
    if (!isTooLong) onChange(text);
  };
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={typed === null ? undefined : (getLengthProblem(typed, NODE_TEXT_MAX_LENGTH) ?? undefined)}
      aside={most === undefined ? aside : <ByteCounter text={typed ?? value} most={most} />}
    >
      {(wiring) => <TemplateArea {...wiring} rows={rows} value={typed ?? value} onChange={change} />}
    </FieldFrame>
  );
}
