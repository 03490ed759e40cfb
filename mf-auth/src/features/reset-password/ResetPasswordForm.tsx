import { failureNotice } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { BusyButton, FailureBanner } from '@fanfare/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import { hasErrorCode } from '../../state/hasErrorCode.ts';
import { useForm } from '../../state/useForm.ts';
import { validateNewPassword } from '../../state/validateNewPassword.ts';
import { useResetPasswordMutation } from './resetPassword.api.ts';

const text = copy.resetPassword;

interface ResetPasswordFormProps {
  token: string;
  /** The fields `password` and `confirmPassword`. */
  newPassword: ReactNode;
  onDone: () => void;
}

export function ResetPasswordForm({ token, newPassword, onDone }: ResetPasswordFormProps) {
  const [save, { isLoading, error, reset }] = useResetPasswordMutation();
  const [invalid, setInvalid] = useState<string | null>(null);

  const { form, focus } = useForm<'password' | 'confirmPassword'>(async (read) => {
    const password = read('password');
    const broken = validateNewPassword({ password, confirmPassword: read('confirmPassword') });
    setInvalid(broken);
    if (broken) {
      reset();
      focus('password');
      return;
    }
    const { data } = await save({ token, password });
    if (data) onDone();
  });

  useEffect(() => {
    if (error) focus('password');
  }, [error, focus]);

  const failure = invalid ? { title: invalid } : error ? failureNotice(error, text.errors) : null;
  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
        {failure ? <FailureBanner failure={failure} /> : null}
        {newPassword}
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
        {hasErrorCode(error, 'link_invalid') ? <Link to={routes.forgotPassword}>{text.askAgain}</Link> : null}
      </fieldset>
    </form>
  );
}
