import { PASSWORD_MAX_LENGTH } from '@fanfare/shared/contracts';
import { PasswordField } from '@fanfare/shared/ui';

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  hint?: string;
}

export function NewPasswordFields({ label, confirmLabel, hint }: NewPasswordFieldsProps) {
  const shared = { autoComplete: 'new-password', required: true, maxLength: PASSWORD_MAX_LENGTH } as const;
  return (
    <>
      <PasswordField {...shared} label={label} hint={hint} showStrength name="password" />
      <PasswordField {...shared} label={confirmLabel} name="confirmPassword" />
    </>
  );
}
