import { failureNotice } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Dialog, Field, PasswordField } from '@fanfare/shared/ui';
import { DialogForm } from '../../components/DialogForm.tsx';
import { copy } from '../../copy/settings.ts';
import { useDisableTwoFactorMutation } from '../../state/reauthentication/twoFactor.api.ts';
import { twoFactorProof } from '../../state/reauthentication/twoFactorProof.ts';
import { useNewToken } from '../../state/reauthentication/useNewToken.ts';

const text = copy.security.disable;

interface DisableTwoFactorDialogProps {
  open: boolean;
  onClose: () => void;
}

export function DisableTwoFactorDialog({ open, onClose }: DisableTwoFactorDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <DisableForm onClose={onClose} />
    </Dialog>
  );
}

/** Mounted inside the dialog, so that it starts empty each time it opens. */
function DisableForm({ onClose }: { onClose: () => void }) {
  const { toast } = useHost();
  const goOnWith = useNewToken();
  const [disable, { isLoading, error }] = useDisableTwoFactorMutation();
  const send = async (fields: FormData) => {
    const { data } = await disable({ password: String(fields.get('password')), ...twoFactorProof(String(fields.get('code'))) });
    if (!data) return;
    goOnWith(data.token);
    toast({ kind: 'success', title: text.done });
    onClose();
  };
  return (
    <DialogForm
      lead={text.text}
      problem={error ? failureNotice(error, text.errors) : null}
      isBusy={isLoading}
      submitText={text.submit}
      busyText={text.submitting}
      onSubmit={(fields) => void send(fields)}
      onClose={onClose}
    >
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
      />
      <Field label={text.code} name="code" autoComplete="one-time-code" required minLength={6} maxLength={40} />
    </DialogForm>
  );
}
