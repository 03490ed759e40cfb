import { failureNotice } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { Button, FailureBanner, Skeleton } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { copy as common } from '../copy.ts';
import { NarrowPage } from '../features/frame/NarrowPage.tsx';
import { NextLink } from '../features/frame/NextLink.ts';
import { copy } from '../features/invitation/copy.ts';
import { type InvitationPreview, useInvitationPreviewQuery } from '../features/invitation/invitation.api.ts';
import { JoinWorkspace } from '../features/invitation/JoinWorkspace.tsx';
import { WrongRecipient } from '../features/invitation/WrongRecipient.tsx';
import { useLinkToken } from '../features/mail-link/useLinkToken.ts';
import { hasErrorCode } from '../state/hasErrorCode.ts';
import { clearStoredInvitation, readStoredInvitation, storeInvitation } from '../state/invitation/storedInvitation.ts';

export function InvitationScreen() {
  const fromLink = useLinkToken();
  const token = fromLink ?? readStoredInvitation()?.token ?? null;
  const { data, error, isFetching, refetch } = useInvitationPreviewQuery(token ?? '', { skip: token === null });
  const isInvalid = hasErrorCode(error, 'link_invalid');

  useEffect(() => {
    if (fromLink !== null && fromLink !== readStoredInvitation()?.token) storeInvitation({ token: fromLink });
  }, [fromLink]);
  useEffect(() => {
    if (isInvalid) clearStoredInvitation();
  }, [isInvalid]);

  if (token === null) {
    return (
      <NarrowPage title={common.linkMissing.title} lead={common.linkMissing.text}>
        <NextLink to={routes.dashboard}>{copy.invalid.toDashboard}</NextLink>
      </NarrowPage>
    );
  }
  if (isInvalid) {
    return (
      <NarrowPage title={copy.invalid.title} lead={copy.invalid.text}>
        <NextLink to={routes.dashboard}>{copy.invalid.toDashboard}</NextLink>
      </NarrowPage>
    );
  }
  if (data) {
    return (
      <NarrowPage title={copy.title(data.workspaceName)} lead={copy.lead(data.invitedBy, data.workspaceName)}>
        <p>{copy.role(data.role)}</p>
        <Actions token={token} invitation={data} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={copy.loading}>
      {error && !isFetching ? (
        <>
          <FailureBanner failure={failureNotice(error, copy.previewFailed)} />
          <Button $variant="primary" $wide onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </>
      ) : (
        <Skeleton $height="120px" />
      )}
    </NarrowPage>
  );
}

function Actions({ token, invitation }: { token: string; invitation: InvitationPreview }) {
  const user = useAppSelector(selectUser);
  const { email, hasAccount, workspaceName } = invitation;
  if (!user) {
    const joinLater = () => storeInvitation({ token, email, joins: true });
    return (
      <NextLink to={hasAccount ? routes.login : routes.signup} onClick={joinLater}>
        {hasAccount ? copy.toSignIn : copy.toSignUp}
      </NextLink>
    );
  }
  if (user.email.toLowerCase() !== email.toLowerCase()) return <WrongRecipient token={token} />;
  return <JoinWorkspace token={token} workspaceName={workspaceName} />;
}
