import { errorText } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Banner, Button, PasswordField } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '../../copy.ts';
import { useConfirmEmailMutation } from './confirmEmail.api.ts';

const text = copy.confirmEmail;

interface ConfirmEmailFormProps {
  token: string;
  /** Receives the address that is in use now. */
  onDone: (email: string) => void;
}

export function ConfirmEmailForm({ token, onDone }: ConfirmEmailFormProps) {
  const { register, handleSubmit, setFocus } = useForm<{ password: string }>();
  const [confirm, { isLoading, error }] = useConfirmEmailMutation();

  useEffect(() => {
    if (error) setFocus('password');
  }, [error, setFocus]);

  const submit = handleSubmit(async ({ password }) => {
    const { data } = await confirm({ token, password });
    if (data) onDone(data.email);
  });

  return (
    <form onSubmit={submit}>
      <fieldset disabled={isLoading}>
        {error ? <Banner tone="danger">{errorText(error, text.errors)}</Banner> : null}
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          {...register('password')}
        />
        <Button type="submit" $variant="primary" $wide>
          {isLoading ? text.submitting : text.submit}
        </Button>
      </fieldset>
    </form>
  );
}
