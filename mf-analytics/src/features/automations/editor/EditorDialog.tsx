import { failureNotice, useConnectedAccountsQuery, useKnownPosts } from '@fanfare/shared/api';
import {
  AUTOMATION_DESCRIPTION_MAX_LENGTH,
  type Automation,
  type AutomationCondition,
  FLOW_NAME_MAX_LENGTH,
} from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { useNeedsApproval } from '@fanfare/shared/store';
import { BusyButton, Button, color, Dialog, FailureBanner, Field, FieldFrame, font, space, TextArea } from '@fanfare/shared/ui';
import { ConditionFields, FlowAccountsField, TriggerFields } from '@fanfare/shared/widgets';
import { type FormEvent, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/automation.ts';
import { builderUrl } from '../../../state/builderUrl.ts';
import { type AutomationEdit, useEditAutomationMutation } from '../automations.api.ts';
import { Actions } from './Actions.tsx';
import { useAutomationDraft } from './useAutomationDraft.ts';

const text = copy.editor;
const none: readonly AutomationCondition[] = [];

interface EditorDialogProps {
  open: boolean;
  automation: Automation;
  onClose: () => void;
}

export function EditorDialog({ open, automation, onClose }: EditorDialogProps) {
  const { confirm } = useHost();
  const isDirty = useRef(false);
  const close = async () => {
    if (!isDirty.current || (await confirm({ ...text.unsaved, tone: 'danger' }))) onClose();
  };
  return (
    <Dialog open={open} onClose={() => void close()} title={text.title(automation.name)}>
      <Editor
        automation={automation}
        onDirty={(next) => (isDirty.current = next)}
        onSaved={onClose}
        onCancel={() => void close()}
      />
    </Dialog>
  );
}

interface EditorProps {
  automation: Automation;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** Mounted inside the dialog, so that it starts with the stored values each time it opens. */
function Editor({ automation, onDirty, onSaved, onCancel }: EditorProps) {
  const { toast } = useHost();
  const [save, { isLoading, error }] = useEditAutomationMutation();
  const { draft, change, body, isDirty, needsAccount } = useAutomationDraft(automation);
  const accounts = useConnectedAccountsQuery();
  const isDrawn = automation.kind === 'bot_flow';
  const isLocked = useNeedsApproval() && (isDrawn || automation.isActive);
  onDirty(isDirty);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await save({ id: automation._id, body: isLocked ? wordsOf(body) : body });
    if (!data) return;
    onDirty(false);
    toast({ kind: 'success', title: text.saved(data.name) });
    onSaved();
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {error ? <FailureBanner failure={failureNotice(error, text.errors)} /> : null}
      {isDrawn ? (
        <p>
          {text.drawn} <Link to={builderUrl(automation.name)}>{text.openBuilder}</Link>
        </p>
      ) : (
        <Field
          label={text.name}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          maxLength={FLOW_NAME_MAX_LENGTH}
        />
      )}
      <FieldFrame label={text.description}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
            maxLength={AUTOMATION_DESCRIPTION_MAX_LENGTH}
          />
        )}
      </FieldFrame>
      {isLocked ? (
        <p>{isDrawn ? text.changedByApproval : text.changedByAdmins}</p>
      ) : (
        <>
          <fieldset>
            <legend>{text.when}</legend>
            {isDrawn ? <p>{text.publishedAtOnce}</p> : null}
            <TriggerFields
              usePosts={useKnownPosts}
              nextPost={automation.nextPost}
              start={draft.start}
              onChange={(start) => change({ start })}
            />
          </fieldset>
          <ConditionFields
            conditions={draft.start.conditions ?? none}
            onChange={(conditions) => change({ start: { ...draft.start, conditions } })}
          />
        </>
      )}
      {isDrawn || isLocked ? null : <Actions entries={draft.actions} onChange={(actions) => change({ actions })} />}
      <FlowAccountsField accounts={accounts} value={draft.accountIds} onChange={(accountIds) => change({ accountIds })} />
      <Buttons>
        <Button disabled={isLoading} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <BusyButton
          type="submit"
          $variant="primary"
          disabled={!isDirty || needsAccount || draft.name.trim() === ''}
          isBusy={isLoading}
          busyText={text.saving}
        >
          {text.save}
        </BusyButton>
      </Buttons>
    </Form>
  );
}

/** Returns what followers do not see. */
function wordsOf({ name, description }: AutomationEdit['body']): AutomationEdit['body'] {
  return { ...(description !== undefined && { description }), ...(name !== undefined && { name }) };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  p { color: ${color.textMuted}; }
  > fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x1half}; min-width: 0; margin: 0; padding: ${space.x2} 0 0; border: 0; border-top: 1px solid ${color.border}; }
  legend { float: left; width: 100%; padding: 0; font-weight: ${font.weight.bold}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x1};
`;
