import { failureNotice, fieldProblem } from '@fanfare/shared/api';
import { WORKSPACE_NAME_MAX_LENGTH } from '@fanfare/shared/contracts';
import { useHost, useLeaveGuard } from '@fanfare/shared/host';
import { BusyButton, FailureBanner, Field, space } from '@fanfare/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { copy as text } from '../../copy/workspace.ts';
import { useChangeWorkspaceMutation } from './workspace.api.ts';

export function NameForm({ name }: { name: string }) {
  const { toast } = useHost();
  const [rename, { isLoading, error, reset }] = useChangeWorkspaceMutation();
  const [draft, setDraft] = useState<string | null>(null);
  const isEmpty = draft?.trim() === '';
  const isDirty = draft !== null && draft.trim() !== name;
  const problem = isEmpty ? text.empty : fieldProblem(error, 'name');
  useLeaveGuard(isDirty, text.leave);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isDirty || isEmpty) return;
    const { data } = await rename({ name: draft.trim() });
    if (!data) return;
    setDraft(null);
    toast({ kind: 'success', title: text.saved });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      {error && !problem ? <FailureBanner failure={failureNotice(error, text.saveFailed)} /> : null}
      <Line>
        <Field
          label={text.name}
          value={draft ?? name}
          error={problem}
          maxLength={WORKSPACE_NAME_MAX_LENGTH}
          autoComplete="off"
          disabled={isLoading}
          onChange={({ target }) => {
            setDraft(target.value);
            if (error) reset();
          }}
        />
        <BusyButton type="submit" disabled={!isDirty || isEmpty} isBusy={isLoading} busyText={text.saving}>
          {text.save}
        </BusyButton>
      </Line>
    </form>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.x1};
  > :first-child { flex: 1 1 200px; min-width: 0; }
  > button { margin-top: 25px; }
`;
