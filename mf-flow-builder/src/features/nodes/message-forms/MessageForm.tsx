import { MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { TemplateField } from '../fields/TemplateField.tsx';
import { TypingField } from '../fields/TypingField.tsx';

export function MessageForm({ data, onChange }: NodeFormProps) {
  return (
    <>
      <TemplateField
        label={formCopy.message.text}
        most={MESSAGE_TEXT_MAX_BYTES}
        value={data.content ?? ''}
        onChange={(content) => onChange({ content })}
      />
      <TypingField data={data} onChange={onChange} />
    </>
  );
}
