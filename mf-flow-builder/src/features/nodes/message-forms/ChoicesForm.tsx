import { BUTTON_TEXT_MAX_LENGTH, BUTTONS_MAX, MESSAGE_TEXT_MAX_BYTES, QUICK_REPLIES_MAX } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { NoReplyField } from '../fields/NoReplyField.tsx';
import { TemplateField } from '../fields/TemplateField.tsx';
import { TypingField } from '../fields/TypingField.tsx';
import { OptionList } from './OptionList.tsx';

const texts = formCopy.options;

export function ChoicesForm({ data, onChange }: NodeFormProps) {
  const choices = data.choices ?? { style: 'quick_replies' as const, options: [] };
  const isButtons = choices.style === 'buttons';
  return (
    <>
      <TemplateField
        label={formCopy.message.text}
        most={isButtons ? BUTTON_TEXT_MAX_LENGTH : MESSAGE_TEXT_MAX_BYTES}
        value={data.content ?? ''}
        onChange={(content) => onChange({ content })}
      />
      <ChoiceField
        label={texts.style}
        hint={texts.styleHint[choices.style]}
        options={texts.styles}
        value={choices.style}
        onChange={(style) => onChange({ choices: { ...choices, style } })}
      />
      <OptionList
        legend={texts.legend}
        nameOf={texts.option}
        addLabel={texts.add}
        most={isButtons ? BUTTONS_MAX : QUICK_REPLIES_MAX}
        mayOpenPage={isButtons}
        options={choices.options}
        onChange={(options) => onChange({ choices: { ...choices, options } })}
      />
      <NoReplyField
        value={choices.noReplyAfter}
        onChange={(noReplyAfter) => onChange({ choices: { ...choices, noReplyAfter } })}
      />
      <TypingField data={data} onChange={onChange} />
    </>
  );
}
