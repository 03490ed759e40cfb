import type { ActionType } from '@fanfare/shared/contracts';
import type { ComponentType } from 'react';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { DurationField } from '../fields/DurationField.tsx';
import { readDuration } from '../fields/durationText.ts';
import { RequestFields } from '../fields/RequestFields.tsx';
import { TemplateField } from '../fields/TemplateField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { requestParams, tagParams, variableParams } from './actionParams.ts';

interface ParamsProps {
  params: string;
  onChange: (params: string) => void;
}

const texts = formCopy.action;

/** Returns whether fields can show the text without losing anything. */
export function isReadable(action: ActionType, params: string): boolean {
  return readers[action](params) !== null;
}

/** Requires a text that `isReadable` accepts. */
export function ActionFields({ action, ...props }: ParamsProps & { action: ActionType }) {
  const Fields = fields[action];
  return <Fields {...props} />;
}

const readers: Record<ActionType, (params: string) => unknown> = {
  send_api: requestParams.read,
  add_tag: tagParams.read,
  remove_tag: tagParams.read,
  set_variable: variableParams.read,
  wait: (params) => (params.trim() === '' ? '' : readDuration(params)),
};

const fields: Record<ActionType, ComponentType<ParamsProps>> = {
  send_api: RequestParams,
  add_tag: TagParams,
  remove_tag: TagParams,
  set_variable: VariableParams,
  wait: WaitParams,
};

function RequestParams({ params, onChange }: ParamsProps) {
  const request = requestParams.read(params);
  return request && <RequestFields request={request} onChange={(changed) => onChange(requestParams.write(changed))} />;
}

function TagParams({ params, onChange }: ParamsProps) {
  const tag = tagParams.read(params) ?? '';
  return (
    <TextField
      label={texts.tag}
      hint={texts.tagHint}
      maxLength={64}
      value={tag}
      onChange={(value) => onChange(tagParams.write(value))}
    />
  );
}

function VariableParams({ params, onChange }: ParamsProps) {
  const variable = variableParams.read(params) ?? { name: '', value: '' };
  return (
    <>
      <TextField
        label={formCopy.variable.name}
        hint={formCopy.variable.nameHint}
        maxLength={100}
        value={variable.name}
        onChange={(name) => onChange(variableParams.write({ ...variable, name }))}
      />
      <TemplateField
        label={formCopy.variable.value}
        rows={2}
        value={variable.value}
        onChange={(value) => onChange(variableParams.write({ ...variable, value }))}
      />
    </>
  );
}

function WaitParams({ params, onChange }: ParamsProps) {
  return <DurationField label={texts.wait} hint={texts.waitHint} value={params} fallback="10m" onChange={onChange} />;
}
