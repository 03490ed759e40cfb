import { failureNotice } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH, type Workspace } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Field, PasswordField } from '@fanfare/shared/ui';
import { useState } from 'react';
import { DialogForm } from '../../components/DialogForm.tsx';
import { copy } from '../../copy/workspace.ts';
import { passwordProblem } from '../../state/reauthentication/passwordProblem.ts';
import { useEnterWorkspace } from '../../state/workspaces/useEnterWorkspace.ts';
import { useDeleteWorkspaceMutation } from './workspace.api.ts';

const text = copy.remove;

interface DeleteFormProps {
  workspace: Workspace;
  onClose: () => void;
}

export function DeleteForm({ workspace: { name, members }, onClose }: DeleteFormProps) {
  const { toast } = useHost();
  const { enterPersonal } = useEnterWorkspace();
  const [remove, { isLoading, error }] = useDeleteWorkspaceMutation();
  const [isOther, setIsOther] = useState(false);
  const wrongPassword = passwordProblem(error);

  const send = async (fields: FormData) => {
    const differs = String(fields.get('name')).trim() !== name;
    setIsOther(differs);
    if (differs) return;
    const { data } = await remove({ password: String(fields.get('password')) });
    if (!data) return;
    onClose();
    enterPersonal();
    toast({ kind: 'success', title: text.done(name) });
  };
  return (
    <DialogForm
      lead={text.lead(members)}
      problem={error && !wrongPassword ? failureNotice(error, text.failed) : null}
      isBusy={isLoading}
      isDanger
      submitText={text.submit}
      busyText={text.submitting}
      onSubmit={(fields) => void send(fields)}
      onClose={onClose}
    >
      <Field label={text.confirmName(name)} name="name" autoComplete="off" required error={isOther ? text.differs : undefined} />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        error={wrongPassword}
      />
    </DialogForm>
  );
}
