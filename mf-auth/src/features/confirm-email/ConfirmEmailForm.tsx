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
  /** Receives the address that is in use now. */
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

  /** Whoever is signed in here need not be whose address it is, so the server says. */
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
