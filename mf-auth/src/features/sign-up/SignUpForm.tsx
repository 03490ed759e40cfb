import { errorText, fieldProblem, isApiError } from '@fanfare/shared/api';
import { EMAIL_MAX_LENGTH, routes, USERNAME_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Link, useLocation } from '@fanfare/shared/router';
import { Banner, BusyButton, Field } from '@fanfare/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import { readStoredInvitation } from '../../state/invitation/storedInvitation.ts';
import { useEnter } from '../../state/invitation/useEnter.ts';
import { useForm } from '../../state/useForm.ts';
import { validateNewPassword } from '../../state/validateNewPassword.ts';
import { readInvitation } from './readInvitation.ts';
import { useSignUpMutation } from './signUp.api.ts';

const text = copy.signUp;

/** @param newPassword the fields `password` and `confirmPassword` */
export function SignUpForm({ newPassword }: { newPassword: ReactNode }) {
  const [signUp, { isLoading, error, reset }] = useSignUpMutation();
  const [invalid, setInvalid] = useState<string | null>(null);
  const enter = useEnter();
  const { hash } = useLocation();

  const { form, focus } = useForm<'username' | 'email' | 'password' | 'confirmPassword'>(async (read) => {
    const account = { username: read('username'), email: read('email'), password: read('password') };
    const broken = validateNewPassword({ password: account.password, confirmPassword: read('confirmPassword') });
    setInvalid(broken);
    if (broken) {
      reset();
      focus('password');
      return;
    }
    const { data } = await signUp({ ...account, ...readInvitation(hash) });
    if (!data) return;
    enter({ token: data.token, user: data.user });
  });

  // Disabling the form loses the focus.
  useEffect(() => {
    const isPassword = isApiError(error) && error.kind === 'server' && error.code === 'weak_password';
    const isEmail = fieldProblem(error, 'email') !== undefined;
    if (error) focus(isPassword ? 'password' : isEmail ? 'email' : 'username');
  }, [error, focus]);

  const failure = invalid ?? (error ? errorText(error, text.errors) : null);
  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
        <Field
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={USERNAME_MAX_LENGTH}
          name="username"
          aria-invalid={fieldProblem(error, 'username') ? true : undefined}
        />
        <Field
          label={text.email}
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          name="email"
          defaultValue={readStoredInvitation()?.email}
          aria-invalid={fieldProblem(error, 'email') ? true : undefined}
        />
        {newPassword}
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
        <p>
          {text.toSignIn} <Link to={routes.login}>{text.toSignInLink}</Link>
        </p>
      </fieldset>
    </form>
  );
}
