import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { TextField } from '../fields/TextField.tsx';
import type { NodeFormProps } from '../forms/NodeFormProps.ts';

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
