import { errorText } from '@fanfare/shared/api';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { selectSessionExpired, useAppSelector } from '@fanfare/shared/store';
import { Banner, BusyButton, Field, PasswordField } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { copy } from '../../copy.ts';
import { readStoredInvitation } from '../../state/invitation/storedInvitation.ts';
import { useEnter } from '../../state/invitation/useEnter.ts';
import { useForm } from '../../state/useForm.ts';
import { useSignInMutation } from './signIn.api.ts';

const text = copy.signIn;

interface SignInFormProps {
  /** The reason why the user must sign in again. */
  notice: string | null;
  failure: string | null;
  /** Called if the password was correct, but the account requires a code. */
  onTwoFactorChallenge: (challenge: string) => void;
}

export function SignInForm({ notice, failure, onTwoFactorChallenge }: SignInFormProps) {
  const [signIn, { isLoading, error }] = useSignInMutation();
  const expired = useAppSelector(selectSessionExpired);
  const enter = useEnter();

  const { form, focus } = useForm<'username' | 'password'>(async (read) => {
    const { data } = await signIn({ username: read('username'), password: read('password') });
    if (!data) return;
    if ('challenge' in data) return onTwoFactorChallenge(data.challenge);
    enter({ token: data.token, user: data.user });
  });

  // Disabling the form loses the focus. The password is the field that is corrected most often.
  useEffect(() => {
    if (error) focus('password');
  }, [error, focus]);

  const info = notice ?? (expired ? text.expired : null);
  const danger = error ? errorText(error, text.errors) : failure;
  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
        {info && !danger ? <Banner tone="info">{info}</Banner> : null}
        <Field
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={EMAIL_MAX_LENGTH}
          name="username"
          defaultValue={readStoredInvitation()?.email}
        />
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          name="password"
        />
        {danger ? <Banner tone="danger">{danger}</Banner> : null}
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
        <p>
          <Link to={routes.forgotPassword}>{text.forgot}</Link>
        </p>
        <p>
          {text.toSignUp} <Link to={routes.signup}>{text.toSignUpLink}</Link>
        </p>
      </fieldset>
    </form>
  );
}
