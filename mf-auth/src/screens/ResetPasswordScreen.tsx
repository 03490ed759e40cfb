import { routes } from '@fanfare/shared/contracts';
import { signedOut, useAppDispatch } from '@fanfare/shared/store';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { NarrowPage } from '../features/frame/NarrowPage.tsx';
import { NextLink } from '../features/frame/NextLink.ts';
import { useLinkToken } from '../features/mail-link/useLinkToken.ts';
import { NewPasswordFields } from '../features/new-password/NewPasswordFields.tsx';
import { ResetPasswordForm } from '../features/reset-password/ResetPasswordForm.tsx';

const text = copy.resetPassword;

export function ResetPasswordScreen() {
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const dispatch = useAppDispatch();
  const finish = () => {
    setIsDone(true);
    // The server has ended every session of the account.
    dispatch(signedOut());
  };
  if (isDone) {
    return (
      <NarrowPage title={text.doneTitle}>
        <p role="status">{text.done}</p>
        <NextLink to={routes.login}>{text.toSignIn}</NextLink>
      </NarrowPage>
    );
  }
  if (token === null) {
    return (
      <NarrowPage title={copy.linkMissing.title} lead={copy.linkMissing.text}>
        <NextLink to={routes.forgotPassword}>{text.askAgain}</NextLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={text.title} lead={text.lead}>
      <ResetPasswordForm
        token={token}
        newPassword={<NewPasswordFields label={text.password} confirmLabel={text.confirmPassword} />}
        onDone={finish}
      />
    </NarrowPage>
  );
}
