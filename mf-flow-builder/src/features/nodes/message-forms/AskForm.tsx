import { ASK_TRIES_MAX, MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { NoReplyField } from '../fields/NoReplyField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { TemplateField } from '../fields/TemplateField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { TypingField } from '../fields/TypingField.tsx';

const texts = formCopy.ask;

export function AskForm({ data, onChange }: NodeFormProps) {
  const ask = data.ask ?? { answer: 'text' as const, variable: '', tries: 1 };
  const set = (changes: Partial<typeof ask>) => onChange({ ask: { ...ask, ...changes } });
  return (
    <>
      <TemplateField
        label={texts.text}
        most={MESSAGE_TEXT_MAX_BYTES}
        value={data.content ?? ''}
        onChange={(content) => onChange({ content })}
      />
      <ChoiceField
        label={texts.answer}
        hint={texts.answerHint}
        options={texts.answers}
        value={ask.answer}
        onChange={(answer) => set({ answer })}
      />
      <TextField
        label={texts.variable}
        hint={texts.variableHint}
        maxLength={100}
        value={ask.variable}
        onChange={(variable) => set({ variable })}
      />
      <TemplateField
        label={texts.retryText}
        hint={texts.retryHint}
        rows={2}
        most={MESSAGE_TEXT_MAX_BYTES}
        value={ask.retryText ?? ''}
        onChange={(retryText) => set({ retryText })}
      />
      <NumberField
        label={texts.tries}
        hint={texts.triesHint}
        min={1}
        max={ASK_TRIES_MAX}
        value={ask.tries}
        onChange={(tries) => set({ tries })}
      />
      <NoReplyField value={ask.noReplyAfter} onChange={(noReplyAfter) => set({ noReplyAfter })} />
      <TypingField data={data} onChange={onChange} />
    </>
  );
}
