import { routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { Button } from '@fanfare/shared/ui';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { ForgotPasswordForm } from '../features/forgot-password/ForgotPasswordForm.tsx';
import { NarrowPage } from '../features/frame/NarrowPage.tsx';

const text = copy.forgotPassword;

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <NarrowPage title={text.title} lead={text.lead}>
        <ForgotPasswordForm onSent={setSentTo} />
        <Link to={routes.login}>{text.toSignIn}</Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={text.sentTitle}>
      <p role="status">{text.sent(sentTo)}</p>
      <Button $wide onClick={() => setSentTo(null)}>
        {text.again}
      </Button>
      <Link to={routes.login}>{text.toSignIn}</Link>
    </NarrowPage>
  );
}
