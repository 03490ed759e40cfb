import {
  type AutomationAction,
  MESSAGE_TEXT_MAX_BYTES,
  TAG_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_VALUE_MAX_LENGTH,
} from '@fanfare/shared/contracts';
import { Field, FieldFrame, Select } from '@fanfare/shared/ui';
import { type Entry, EntryList, TextAreaField } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../../copy/automation.ts';
import { useRunnableFlowsQuery } from '../automations.api.ts';

const text = copy.editor;
const names = text.actionTypes;

const kinds: readonly { kind: AutomationAction['type']; label: string; make: () => AutomationAction }[] = [
  { kind: 'reply', label: names.reply, make: () => ({ type: 'reply', text: '' }) },
  { kind: 'add_tag', label: names.add_tag, make: () => ({ type: 'add_tag', tag: '' }) },
  { kind: 'remove_tag', label: names.remove_tag, make: () => ({ type: 'remove_tag', tag: '' }) },
  { kind: 'set_variable', label: names.set_variable, make: () => ({ type: 'set_variable', name: '', value: '' }) },
  { kind: 'run_flow', label: names.run_flow, make: () => ({ type: 'run_flow', flowId: '' }) },
];

interface ActionsProps {
  entries: readonly Entry<AutomationAction>[];
  onChange: (entries: readonly Entry<AutomationAction>[]) => void;
}

/** A bot flow can only be the last action. */
export function Actions({ entries, onChange }: ActionsProps) {
  const runsFlow = entries.some(({ value }) => value.type === 'run_flow');
  const flowLast = (changed: readonly Entry<AutomationAction>[]) =>
    onChange(changed.toSorted((a, b) => Number(a.value.type === 'run_flow') - Number(b.value.type === 'run_flow')));
  return (
    <EntryList
      legend={text.what}
      noun={text.action}
      nothing={text.noActions}
      add={text.addAction}
      kinds={kinds.map((each) => ({ ...each, isDisabled: each.kind === 'run_flow' && runsFlow }))}
      entries={entries}
      onChange={flowLast}
      isOrdered
    >
      {(action, change) => <ActionFields action={action} onChange={change} />}
    </EntryList>
  );
}

interface ActionFieldsProps {
  action: AutomationAction;
  onChange: (action: AutomationAction) => void;
}

function ActionFields({ action, onChange }: ActionFieldsProps) {
  if (action.type === 'reply') {
    return (
      <Whole>
        <TextAreaField
          label={names.reply}
          rows={3}
          required
          limit={{ most: MESSAGE_TEXT_MAX_BYTES, unit: 'bytes' }}
          value={action.text}
          onChange={({ target }) => onChange({ ...action, text: target.value })}
        />
      </Whole>
    );
  }
  if (action.type === 'run_flow')
    return <FlowChoice flowId={action.flowId} onChange={(flowId) => onChange({ ...action, flowId })} />;
  if (action.type === 'set_variable') {
    return (
      <>
        <Field
          label={names.set_variable}
          required
          maxLength={VARIABLE_NAME_MAX_LENGTH}
          value={action.name}
          onChange={({ target }) => onChange({ ...action, name: target.value })}
        />
        <Field
          label={text.value}
          maxLength={VARIABLE_VALUE_MAX_LENGTH}
          value={action.value}
          onChange={({ target }) => onChange({ ...action, value: target.value })}
        />
      </>
    );
  }
  return (
    <Field
      label={names[action.type]}
      required
      maxLength={TAG_MAX_LENGTH}
      value={action.tag}
      onChange={({ target }) => onChange({ ...action, tag: target.value })}
    />
  );
}

function FlowChoice({ flowId, onChange }: { flowId: string; onChange: (flowId: string) => void }) {
  const { data: flows = [] } = useRunnableFlowsQuery();
  return (
    <FieldFrame label={names.run_flow}>
      {(wiring) => (
        <Select {...wiring} required value={flowId} onChange={({ target }) => onChange(target.value)}>
          <option value="">{text.chooseFlow}</option>
          {flows.map(({ id, name, publishedVersion }) => (
            <option key={id} value={id}>
              {publishedVersion === null ? text.notPublished(name) : name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

const Whole = styled.div`
  grid-column: 1 / -1;
`;
