import { MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { TemplateField } from '../fields/TemplateField.tsx';

const texts = formCopy.comment;

export function CommentForm({ data, onChange }: NodeFormProps) {
  const operation = data.comment?.operation ?? 'reply';
  return (
    <>
      <ChoiceField
        label={texts.operation}
        hint={texts.operationHint}
        options={texts.operations}
        value={operation}
        onChange={(chosen) => onChange({ comment: { operation: chosen } })}
      />
      {operation === 'reply' ? (
        <TemplateField
          label={texts.text}
          most={MESSAGE_TEXT_MAX_BYTES}
          value={data.content ?? ''}
          onChange={(content) => onChange({ content })}
        />
      ) : null}
    </>
  );
}
