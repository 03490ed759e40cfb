import type { FlowNodeData } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { type Filter, FilterFields } from '../fields/FilterFields.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { NodeFormProps } from './NodeFormProps.ts';

const texts = formCopy.start;

export function StartForm({ data, onChange }: NodeFormProps) {
  const start: NonNullable<FlowNodeData['start']> = data.start ?? { trigger: 'message_received' };
  const setFilter = (filter: Filter) => onChange({ start: { ...start, filter } });
  return (
    <>
      <ChoiceField
        label={texts.trigger}
        hint={texts.triggerHint}
        options={texts.triggers}
        value={start.trigger}
        onChange={(trigger) => onChange({ start: { ...start, trigger } })}
      />
      {start.trigger === 'keyword_detected' ? (
        <TextField
          label={texts.keyword}
          hint={texts.keywordHint}
          maxLength={500}
          value={start.keyword ?? ''}
          onChange={(keyword) => onChange({ start: { ...start, keyword } })}
        />
      ) : (
        <FilterFields key={start.trigger} trigger={start.trigger} filter={start.filter ?? {}} onChange={setFilter} />
      )}
    </>
  );
}
