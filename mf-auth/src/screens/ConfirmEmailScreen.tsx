import { routes } from '@fanfare/shared/contracts';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { ConfirmEmailForm } from '../features/confirm-email/ConfirmEmailForm.tsx';
import { NarrowPage } from '../features/frame/NarrowPage.tsx';
import { NextLink } from '../features/frame/NextLink.ts';
import { useLinkToken } from '../features/mail-link/useLinkToken.ts';

const text = copy.confirmEmail;

export function ConfirmEmailScreen() {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  if (confirmed !== null) {
    return (
      <NarrowPage title={text.doneTitle}>
        <p role="status">{text.done(confirmed)}</p>
        <NextLink to={routes.dashboard}>{text.toDashboard}</NextLink>
      </NarrowPage>
    );
  }
  if (token === null) {
    return (
      <NarrowPage title={copy.linkMissing.title} lead={copy.linkMissing.text}>
        <NextLink to={routes.dashboard}>{text.toDashboard}</NextLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={text.title} lead={text.lead}>
      <ConfirmEmailForm token={token} onDone={setConfirmed} />
    </NarrowPage>
  );
}
