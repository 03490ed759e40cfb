import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { TextField } from '../fields/TextField.tsx';

const texts = formCopy.tag;

export function TagForm({ data, onChange }: NodeFormProps) {
  const tag = data.tag ?? { operation: 'add' as const, tag: '' };
  return (
    <>
      <ChoiceField
        label={texts.operation}
        hint={texts.operationHint}
        options={texts.operations}
        value={tag.operation}
        onChange={(operation) => onChange({ tag: { ...tag, operation } })}
      />
      <TextField
        label={texts.tag}
        hint={texts.tagHint}
        maxLength={64}
        value={tag.tag}
        onChange={(name) => onChange({ tag: { ...tag, tag: name } })}
      />
    </>
  );
}
