import { errorText } from '@fanfare/shared/api';
import { type BodyOf, routes } from '@fanfare/shared/contracts';
import { Link, useNavigate } from '@fanfare/shared/router';
import { selectSessionExpired, signedIn, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { Banner, Button, Field } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { useSignInMutation } from './signIn.api.ts';

const text = copy.signIn;

export function SignInForm() {
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
    if (!data || !('token' in data)) return;
    dispatch(signedIn({ token: data.token, user: data.user }));
    navigate(routes.dashboard, { replace: true });
  });

  return (
    <form onSubmit={submit}>
      <fieldset disabled={isLoading}>
        {error ? <Banner tone="danger">{errorText(error, text.errors)}</Banner> : null}
        {expired && !error ? <Banner tone="info">{text.expired}</Banner> : null}
        <Field label={text.username} autoComplete="username" autoCapitalize="none" required {...register('username')} />
        <Field label={text.password} type="password" autoComplete="current-password" required {...register('password')} />
        <Button type="submit" $variant="primary" $wide>
          {isLoading ? text.submitting : text.submit}
        </Button>
        <p>
          {text.toSignUp} <Link to={routes.signup}>{text.toSignUpLink}</Link>
        </p>
      </fieldset>
    </form>
  );
}
