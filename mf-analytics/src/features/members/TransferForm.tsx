import { failureNotice } from '@fanfare/shared/api';
import { type Member, PASSWORD_MAX_LENGTH, type Workspace } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { FieldFrame, PasswordField, Select } from '@fanfare/shared/ui';
import { DialogForm } from '../../components/DialogForm.tsx';
import { copy } from '../../copy/members.ts';
import { passwordProblem } from '../../state/reauthentication/passwordProblem.ts';
import { useTransferOwnershipMutation } from './members.api.ts';

const text = copy.transfer;

interface TransferFormProps {
  others: readonly Member[];
  workspace: Workspace;
  onClose: () => void;
}

export function TransferForm({ others, workspace, onClose }: TransferFormProps) {
  const { toast } = useHost();
  const [transfer, { isLoading, error }] = useTransferOwnershipMutation();
  const wrongPassword = passwordProblem(error);

  const send = async (fields: FormData) => {
    const memberId = String(fields.get('member'));
    const { data } = await transfer({ memberId, password: String(fields.get('password')) });
    if (!data) return;
    toast({ kind: 'success', title: text.done(others.find(({ id }) => id === memberId)?.username ?? '') });
    onClose();
  };
  return (
    <DialogForm
      lead={text.lead(workspace.name)}
      problem={error && !wrongPassword ? failureNotice(error, text.failed) : null}
      isBusy={isLoading}
      isDanger
      submitText={text.submit}
      busyText={text.submitting}
      onSubmit={(fields) => void send(fields)}
      onClose={onClose}
    >
      <FieldFrame label={text.member}>
        {(wiring) => (
          <Select {...wiring} name="member" required>
            {others.map(({ id, username, email }) => (
              <option key={id} value={id}>
                {`${username} (${email})`}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
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
