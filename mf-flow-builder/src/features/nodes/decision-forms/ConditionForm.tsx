import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { TextField } from '../fields/TextField.tsx';

export function ConditionForm({ data, onChange }: NodeFormProps) {
  return (
    <TextField
      label={formCopy.condition.keyword}
      hint={formCopy.condition.keywordHint}
      maxLength={500}
      value={data.keyword ?? ''}
      onChange={(keyword) => onChange({ keyword })}
    />
  );
}
