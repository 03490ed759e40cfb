import { TYPING_MAX_SECONDS } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import type { NodeFormProps } from './NodeFormProps.ts';
import { NumberField } from './NumberField.tsx';

export function TypingField({ data, onChange }: NodeFormProps) {
  return (
    <NumberField
      label={formCopy.message.typing}
      hint={formCopy.message.typingHint}
      min={0}
      max={TYPING_MAX_SECONDS}
      value={data.typing ?? 0}
      onChange={(typing) => onChange({ typing })}
    />
  );
}
