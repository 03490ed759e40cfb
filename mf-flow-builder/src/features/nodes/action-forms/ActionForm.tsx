import { SegmentedControl } from '@fanfare/shared/domain';
import { FieldFrame, TextArea } from '@fanfare/shared/ui';
import { useRef, useState } from 'react';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { copy } from '../../../copy.ts';
import { MissingSecrets } from '../../../state/secrets/MissingSecrets.tsx';
import { SecretPicker } from '../../../state/secrets/SecretPicker.tsx';
import { isActionType } from '../../../state/texts/actionLabel.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { RequestTrial } from '../request-forms/RequestTrial.tsx';
import { ActionFields, isReadable } from './ActionFields.tsx';
import { requestParams } from './actionParams.ts';

const texts = formCopy.action;
const views = [
  { value: 'form', label: texts.asForm },
  { value: 'text', label: texts.asText },
] as const;

export function ActionForm({ data, onChange }: NodeFormProps) {
  const action = data.action ?? '';
  const params = data.actionParams ?? '';
  const isKnown = isActionType(action);
  const canBeForm = isKnown && isReadable(action, params);
  const request = action === 'send_api' ? requestParams.read(params) : null;
  const [view, setView] = useState<'form' | 'text'>(canBeForm ? 'form' : 'text');
  const names: Record<string, string> = isKnown
    ? copy.nodes.actionLabel
    : { [action]: copy.nodes.customAction, ...copy.nodes.actionLabel };
  const choose = (chosen: string) => {
    // Parameters of another action do not apply to this one.
    onChange({ action: chosen, actionParams: '' });
    setView(isActionType(chosen) ? 'form' : 'text');
  };
  return (
    <>
      <ChoiceField
        label={texts.action}
        hint={isKnown ? texts.actionHint : texts.ownHint}
        options={names}
        value={action}
        onChange={choose}
      />
      {isKnown ? <SegmentedControl legend={texts.view} options={views} value={view} onChange={setView} /> : null}
      {view === 'form' && isKnown && canBeForm ? (
        <ActionFields key={action} action={action} params={params} onChange={(actionParams) => onChange({ actionParams })} />
      ) : (
        <ParamsField
          takesSecrets={action === 'send_api'}
          hint={isKnown ? (view === 'form' ? texts.unreadable : texts.paramsHint[action]) : undefined}
          params={params}
          onChange={(actionParams) => onChange({ actionParams })}
        />
      )}
      {request ? (
        <>
          <MissingSecrets request={request} />
          <RequestTrial what={{ params }} />
        </>
      ) : null}
    </>
  );
}

interface ParamsFieldProps {
  takesSecrets: boolean;
  hint: string | undefined;
  params: string;
  onChange: (params: string) => void;
}

function ParamsField({ takesSecrets, hint, params, onChange }: ParamsFieldProps) {
  /** The position where a secret is inserted: the last selection in the text, else its end. */
  const selected = useRef<{ start: number; end: number } | null>(null);
  const putIn = (secret: string) => {
    const { start, end } = selected.current ?? { start: params.length, end: params.length };
    selected.current = { start: start + secret.length, end: start + secret.length };
    onChange(params.slice(0, start) + secret + params.slice(end));
  };
  return (
    <FieldFrame
      label={texts.params}
      hint={hint}
      aside={takesSecrets ? <SecretPicker field={texts.params} onPick={putIn} /> : null}
    >
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={6}
          maxLength={20_000}
          value={params}
          onChange={({ target }) => onChange(target.value)}
          onSelect={({ currentTarget }) => {
            selected.current = { start: currentTarget.selectionStart, end: currentTarget.selectionEnd };
          }}
        />
      )}
    </FieldFrame>
  );
}
