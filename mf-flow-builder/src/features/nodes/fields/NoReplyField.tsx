import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { DurationField } from './DurationField.tsx';

export function NoReplyField({ value, onChange }: { value: string | undefined; onChange: (value: string) => void }) {
  return (
    <DurationField
      label={formCopy.options.noReplyAfter}
      hint={formCopy.options.noReplyHint}
      value={value ?? ''}
      fallback="1d"
      onChange={onChange}
    />
  );
}
