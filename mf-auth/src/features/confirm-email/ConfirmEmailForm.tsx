import { failureNotice, sharedApi } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH } from '@fanfare/shared/contracts';
import { selectIsSignedIn, useAppDispatch, useAppSelector, userChanged } from '@fanfare/shared/store';
import { BusyButton, FailureBanner, PasswordField } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { copy } from '../../copy.ts';
import { useForm } from '../../state/useForm.ts';
import { useConfirmEmailMutation } from './confirmEmail.api.ts';

const text = copy.confirmEmail;

interface ConfirmEmailFormProps {
  token: string;
  onDone: (email: string) => void;
}

export function ConfirmEmailForm({ token, onDone }: ConfirmEmailFormProps) {
  const [confirm, { isLoading, error }] = useConfirmEmailMutation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();

  const { form, focus } = useForm<'password'>(async (read) => {
    const { data } = await confirm({ token, password: read('password') });
    if (!data) return;
    if (isSignedIn) void refreshUser();
    onDone(data.email);
  });

  useEffect(() => {
    if (error) focus('password');
  }, [error, focus]);

  /** The signed-in user may differ from the owner of the address, so the server decides. */
  async function refreshUser(): Promise<void> {
    const session = await dispatch(sharedApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
    if (session.data) dispatch(userChanged(session.data.user));
  }

  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
        {error ? <FailureBanner failure={failureNotice(error, text.errors)} /> : null}
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          required
          maxLength={PASSWORD_MAX_LENGTH}
          name="password"
        />
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
      </fieldset>
    </form>
  );
}
