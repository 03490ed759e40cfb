import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { TemplateField } from '../fields/TemplateField.tsx';
import { TextField } from '../fields/TextField.tsx';

const texts = formCopy.variable;

export function VariableForm({ data, onChange }: NodeFormProps) {
  const variable = data.variable ?? { name: '', value: '' };
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={100}
        value={variable.name}
        onChange={(name) => onChange({ variable: { ...variable, name } })}
      />
      <TemplateField
        label={texts.value}
        rows={2}
        value={variable.value}
        onChange={(value) => onChange({ variable: { ...variable, value } })}
      />
    </>
  );
}
