import { errorText } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH, routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { Banner, BusyButton, PasswordField } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { hasErrorCode } from '../../state/hasErrorCode.ts';
import { validateNewPassword } from '../../state/validateNewPassword.ts';
import { useResetPasswordMutation } from './resetPassword.api.ts';

const text = copy.resetPassword;

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { register, handleSubmit, setFocus } = useForm<{ password: string; confirmPassword: string }>();
  const [save, { isLoading, error, reset }] = useResetPasswordMutation();
  const [invalid, setInvalid] = useState<string | null>(null);

  useEffect(() => {
    if (error) setFocus('password');
  }, [error, setFocus]);

  const submit = handleSubmit(async (fields) => {
    const broken = validateNewPassword(fields);
    setInvalid(broken);
    if (broken) {
      reset();
      setFocus('password');
      return;
    }
    const { data } = await save({ token, password: fields.password });
    if (data) onDone();
  });

  const failure = invalid ?? (error ? errorText(error, text.errors) : null);
  return (
    <form onSubmit={submit}>
      <fieldset disabled={isLoading}>
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <PasswordField
          label={text.password}
          showStrength
          autoComplete="new-password"
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
        {hasErrorCode(error, 'link_invalid') ? <Link to={routes.forgotPassword}>{text.askAgain}</Link> : null}
      </fieldset>
    </form>
  );
}
