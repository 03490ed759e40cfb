import { FieldFrame, TextArea } from '@fanfare/shared/ui';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';

export function NoteForm({ data, onChange }: NodeFormProps) {
  return (
    <FieldFrame label={formCopy.note.text} hint={formCopy.note.textHint}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={6}
          maxLength={10_000}
          value={data.content ?? ''}
          onChange={({ target }) => onChange({ content: target.value })}
        />
      )}
    </FieldFrame>
  );
}
