import { errorText } from '@fanfare/shared/api';
import { type BodyOf, EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, routes } from '@fanfare/shared/contracts';
import { Link, useNavigate } from '@fanfare/shared/router';
import { selectSessionExpired, signedIn, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { Banner, BusyButton, Field, PasswordField } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { useSignInMutation } from './signIn.api.ts';

const text = copy.signIn;

interface SignInFormProps {
  /** Why an earlier try has to start again. */
  notice: string | null;
  /** The password was right, and the account asks for a code besides. */
  onSecondStep: (challenge: string) => void;
}

export function SignInForm({ notice, onSecondStep }: SignInFormProps) {
  const { register, handleSubmit, setFocus } = useForm<BodyOf<'POST /api/auth/login'>>();
  const [signIn, { isLoading, error }] = useSignInMutation();
  const expired = useAppSelector(selectSessionExpired);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  // While the form was disabled the focus was lost; the password is what needs another try most often.
  useEffect(() => {
    if (error) setFocus('password');
  }, [error, setFocus]);

  const submit = handleSubmit(async (fields) => {
    const { data } = await signIn(fields);
    if (!data) return;
    if ('challenge' in data) return onSecondStep(data.challenge);
    dispatch(signedIn({ token: data.token, user: data.user }));
    navigate(routes.dashboard, { replace: true });
  });

  const info = notice ?? (expired ? text.expired : null);
  return (
    <form onSubmit={submit}>
      <fieldset disabled={isLoading}>
        {error ? <Banner tone="danger">{errorText(error, text.errors)}</Banner> : null}
        {info && !error ? <Banner tone="info">{info}</Banner> : null}
        <Field
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={EMAIL_MAX_LENGTH}
          {...register('username')}
        />
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          {...register('password')}
        />
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
