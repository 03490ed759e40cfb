import { errorText } from '@fanfare/shared/api';
import { type BodyOf, EMAIL_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Banner, BusyButton, Field } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { useAskForResetMutation } from './forgotPassword.api.ts';

const text = copy.forgotPassword;

/** @param onSent receives the address that was given; whether it belongs to an account nobody learns here */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, setFocus } = useForm<BodyOf<'POST /api/auth/password/forgot'>>();
  const [ask, { isLoading, error }] = useAskForResetMutation();

  useEffect(() => {
    if (error) setFocus('email');
  }, [error, setFocus]);

  const submit = handleSubmit(async ({ email }) => {
    const { data } = await ask({ email });
    if (data) onSent(email);
  });

  return (
    <form onSubmit={submit}>
      <fieldset disabled={isLoading}>
        {error ? <Banner tone="danger">{errorText(error, text.errors)}</Banner> : null}
        <Field
          label={text.email}
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          {...register('email')}
        />
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
      </fieldset>
    </form>
  );
}
