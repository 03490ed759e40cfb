import { failureNotice } from '@fanfare/shared/api';
import { EMAIL_MAX_LENGTH } from '@fanfare/shared/contracts';
import { BusyButton, FailureBanner, Field } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { copy } from '../../copy.ts';
import { useForm } from '../../state/useForm.ts';
import { useAskForResetMutation } from './forgotPassword.api.ts';

const text = copy.forgotPassword;

/** @param onSent receives the address that was entered; the form does not reveal whether it has an account */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [ask, { isLoading, error }] = useAskForResetMutation();

  const { form, focus } = useForm<'email'>(async (read) => {
    const email = read('email');
    const { data } = await ask({ email });
    if (data) onSent(email);
  });

  useEffect(() => {
    if (error) focus('email');
  }, [error, focus]);

  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
        {error ? <FailureBanner failure={failureNotice(error, text.errors)} /> : null}
        <Field label={text.email} type="email" autoComplete="email" required maxLength={EMAIL_MAX_LENGTH} name="email" />
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
      </fieldset>
    </form>
  );
}
