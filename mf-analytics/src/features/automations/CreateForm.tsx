import { failureNotice, useConnectedAccountsQuery } from '@fanfare/shared/api';
import {
  AUTOMATION_DESCRIPTION_MAX_LENGTH,
  FLOW_NAME_MAX_LENGTH,
  specifiedTriggerTypes,
  type TriggerType,
} from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { useNeedsApproval } from '@fanfare/shared/store';
import { BusyButton, Field, FieldFrame, media, Select, space, TextArea } from '@fanfare/shared/ui';
import { FlowAccountsField, triggerNames } from '@fanfare/shared/widgets';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/automation.ts';
import { useCreateAutomationMutation } from './automations.api.ts';

const text = copy.form;
const empty: { name: string; trigger: TriggerType; description: string; accountIds: string[] | null } = {
  name: '',
  trigger: 'message_received',
  description: '',
  accountIds: null,
};

interface CreateFormProps {
  onCreated: (id: string) => void;
}

export function CreateForm({ onCreated }: CreateFormProps) {
  const { toast } = useHost();
  const [create, { isLoading }] = useCreateAutomationMutation();
  const accounts = useConnectedAccountsQuery();
  const [fields, setFields] = useState(empty);
  const needsApproval = useNeedsApproval();
  const name = fields.name.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { accountIds, ...sent } = fields;
    const { data, error } = await create({
      ...sent,
      ...(accountIds && { accountIds }),
      name,
      conditions: [],
      actions: [],
      ...(needsApproval && { isActive: false }),
    });
    if (!data) return toast(failureNotice(error, text.texts));
    setFields(empty);
    toast({ kind: 'success', title: text.created, description: needsApproval ? text.createdOffText : text.createdText });
    onCreated(data._id);
  };

  return (
    <SectionCard title={text.title}>
      <Form onSubmit={(event) => void submit(event)}>
        <Field
          label={text.name}
          value={fields.name}
          onChange={({ target }) => setFields({ ...fields, name: target.value })}
          maxLength={FLOW_NAME_MAX_LENGTH}
          // Focuses the first field when the form opens.
          ref={focusFirst}
        />
        <FieldFrame label={text.trigger}>
          {(wiring) => (
            <Select
              {...wiring}
              value={fields.trigger}
              onChange={({ target }) => {
                const trigger = specifiedTriggerTypes.find((type) => type === target.value);
                if (trigger) setFields({ ...fields, trigger });
              }}
            >
              {specifiedTriggerTypes.map((type) => (
                <option key={type} value={type}>
                  {triggerNames[type]}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <FieldFrame label={text.description}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={2}
              value={fields.description}
              onChange={({ target }) => setFields({ ...fields, description: target.value })}
              maxLength={AUTOMATION_DESCRIPTION_MAX_LENGTH}
            />
          )}
        </FieldFrame>
        <FlowAccountsField
          accounts={accounts}
          value={fields.accountIds}
          onChange={(accountIds) => setFields({ ...fields, accountIds })}
        />
        <div>
          <BusyButton
            type="submit"
            $variant="primary"
            disabled={name === '' || fields.accountIds?.length === 0}
            isBusy={isLoading}
            busyText={text.submitting}
          >
            {text.submit}
          </BusyButton>
        </div>
      </Form>
    </SectionCard>
  );
}

function focusFirst(input: HTMLInputElement | null): void {
  input?.focus();
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space.x2};
  > :nth-child(n + 3) { grid-column: 1 / -1; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
