import type { TriggerType } from '@fanfare/shared/contracts';
import { Field } from '@fanfare/shared/ui';
import { Checkbox, TextAreaField } from '@fanfare/shared/widgets';
import { copy } from '../../../copy/automation.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type FilterDraft, partsOf } from './filterDraft.ts';

const text = copy.editor.filter;

interface FilterFieldsProps {
  trigger: TriggerType;
  filter: FilterDraft;
  onChange: (filter: FilterDraft) => void;
}

/** What an added trigger asks of what happened. */
export function FilterFields({ trigger, filter, onChange }: FilterFieldsProps) {
  const change = (part: Partial<FilterDraft>) => onChange({ ...filter, ...part });
  const lines = (part: 'keywords' | 'mediaIds' | 'emojis') => (
    <TextAreaField
      key={part}
      label={text[part].label}
      hint={text[part].hint}
      rows={2}
      value={filter[part]}
      onChange={({ target }) => change({ [part]: target.value })}
    />
  );
  const line = (part: 'payload' | 'ref' | 'source') => (
    <Field
      key={part}
      label={text[part].label}
      hint={text[part].hint}
      maxLength={500}
      value={filter[part]}
      onChange={({ target }) => change({ [part]: target.value })}
    />
  );
  const box = (part: 'includesReplies' | 'isOncePerPost') => (
    <Checkbox
      key={part}
      label={text[part].label}
      hint={text[part].hint}
      checked={filter[part]}
      onChange={(isOn) => change({ [part]: isOn })}
    />
  );
  const fields = {
    keywords: () => lines('keywords'),
    match: () => (
      <Choice key="match" label={text.match} names={text.matches} value={filter.match} onChange={(match) => change({ match })} />
    ),
    mediaIds: () => lines('mediaIds'),
    includesReplies: () => box('includesReplies'),
    isOncePerPost: () => box('isOncePerPost'),
    emojis: () => lines('emojis'),
    payload: () => line('payload'),
    ref: () => line('ref'),
    source: () => line('source'),
  };
  return partsOf(trigger).map((part) => fields[part]());
}
