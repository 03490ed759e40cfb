import { errorText } from '@fanfare/shared/api';
import { type BodyOf, EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, routes, USERNAME_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Link, useLocation, useNavigate } from '@fanfare/shared/router';
import { signedIn, useAppDispatch } from '@fanfare/shared/store';
import { Banner, BusyButton, Field, PasswordField } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { validateNewPassword } from '../../state/validateNewPassword.ts';
import { readInvitation } from './readInvitation.ts';
import { useSignUpMutation } from './signUp.api.ts';

const text = copy.signUp;

type Fields = BodyOf<'POST /api/auth/register'> & { confirmPassword: string };

export function SignUpForm() {
  const { register, handleSubmit, setFocus } = useForm<Fields>();
  const [signUp, { isLoading, error, reset }] = useSignUpMutation();
  const [invalid, setInvalid] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash } = useLocation();

  // While the form was disabled the focus was lost.
  useEffect(() => {
    if (error) setFocus('username');
  }, [error, setFocus]);

  const submit = handleSubmit(async ({ confirmPassword, ...account }) => {
    const broken = validateNewPassword({ password: account.password, confirmPassword });
    setInvalid(broken);
    if (broken) {
      reset();
      setFocus('password');
      return;
    }
    const { data } = await signUp({ ...account, ...readInvitation(hash) });
    if (!data) return;
    dispatch(signedIn({ token: data.token, user: data.user }));
    navigate(routes.dashboard, { replace: true });
  });

  const failure = invalid ?? (error ? errorText(error, text.errors) : null);
  return (
    <form onSubmit={submit}>
      <fieldset disabled={isLoading}>
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Field
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={USERNAME_MAX_LENGTH}
          {...register('username')}
        />
        <Field
          label={text.email}
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          {...register('email')}
        />
        <PasswordField
          label={text.password}
          showStrength
          autoComplete="new-password"
          hint={text.passwordHint}
          required
          maxLength={PASSWORD_MAX_LENGTH}
          {...register('password')}
        />
        <PasswordField
          label={text.confirmPassword}
          autoComplete="new-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          {...register('confirmPassword')}
        />
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
