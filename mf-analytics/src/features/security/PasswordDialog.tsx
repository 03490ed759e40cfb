import { failureNotice } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Dialog, PasswordField } from '@fanfare/shared/ui';
import { useState } from 'react';
import { DialogForm } from '../../components/DialogForm.tsx';
import { copy } from '../../copy/settings.ts';
import { useNewToken } from '../../state/reauthentication/useNewToken.ts';
import { useChangePasswordMutation } from './security.api.ts';

const text = copy.security.password;

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.change}>
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}

/** Mounted inside the dialog, so that it starts empty each time it opens. */
function PasswordForm({ onClose }: { onClose: () => void }) {
  const { toast } = useHost();
  const goOnWith = useNewToken();
  const [change, { isLoading }] = useChangePasswordMutation();
  const [problem, setProblem] = useState<{ title: string } | null>(null);

  const send = async (fields: FormData) => {
    const read = (name: string) => String(fields.get(name));
    const broken = brokenRule(read('next'), read('again'));
    setProblem(broken === null ? null : { title: broken });
    if (broken) return;
    const { data, error } = await change({ currentPassword: read('present'), newPassword: read('next') });
    if (!data) return setProblem(failureNotice(error, text.errors));
    goOnWith(data.token);
    toast({ kind: 'success', title: text.done });
    onClose();
  };

  const field = { required: true, maxLength: PASSWORD_MAX_LENGTH };
  return (
    <DialogForm
      lead={text.text}
      problem={problem}
      isBusy={isLoading}
      submitText={text.submit}
      busyText={text.submitting}
      onSubmit={(fields) => void send(fields)}
      onClose={onClose}
    >
      <PasswordField label={text.present} name="present" autoComplete="current-password" {...field} />
      <PasswordField label={text.next} name="next" hint={text.hint} autoComplete="new-password" showStrength {...field} />
      <PasswordField label={text.again} name="again" autoComplete="new-password" {...field} />
    </DialogForm>
  );
}

/** Checks in the order of the sign-up form: the passwords must match, then be long enough. */
function brokenRule(next: string, again: string): string | null {
  if (next !== again) return text.differ;
  return next.length < PASSWORD_MIN_LENGTH ? text.short : null;
}
