import { failureNotice, fieldProblem } from '@fanfare/shared/api';
import { WORKSPACE_NAME_MAX_LENGTH } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Field } from '@fanfare/shared/ui';
import { useState } from 'react';
import { DialogForm } from '../../components/DialogForm.tsx';
import { copy } from '../../copy/workspace.ts';
import { useEnterWorkspace } from '../../state/workspaces/useEnterWorkspace.ts';
import { useCreateWorkspaceMutation } from './workspace.api.ts';

const text = copy.create;

export function CreateForm({ onClose }: { onClose: () => void }) {
  const { toast } = useHost();
  const { enterNew } = useEnterWorkspace();
  const [create, { isLoading, error }] = useCreateWorkspaceMutation();
  const [isEmpty, setIsEmpty] = useState(false);
  const problem = isEmpty ? copy.empty : fieldProblem(error, 'name');

  const send = async (fields: FormData) => {
    const name = String(fields.get('name')).trim();
    setIsEmpty(name === '');
    if (name === '') return;
    const { data } = await create({ name });
    if (!data) return;
    onClose();
    enterNew(data);
    toast({ kind: 'success', title: text.done(data.name) });
  };
  return (
    <DialogForm
      lead={text.lead}
      problem={error && !problem ? failureNotice(error, text.failed) : null}
      isBusy={isLoading}
      submitText={text.submit}
      busyText={text.submitting}
      onSubmit={(fields) => void send(fields)}
      onClose={onClose}
    >
      <Field label={text.name} name="name" autoComplete="off" maxLength={WORKSPACE_NAME_MAX_LENGTH} error={problem} />
    </DialogForm>
  );
}
