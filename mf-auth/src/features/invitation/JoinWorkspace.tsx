import { failureNotice } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { BusyButton, Button, FailureBanner } from '@fanfare/shared/ui';
import { useEffect, useRef } from 'react';
import { hasErrorCode } from '../../state/hasErrorCode.ts';
import { clearStoredInvitation, readStoredInvitation, storeInvitation } from '../../state/invitation/storedInvitation.ts';
import { copy } from './copy.ts';
import { useAcceptInvitationMutation } from './invitation.api.ts';
import { WrongRecipient } from './WrongRecipient.tsx';

interface JoinWorkspaceProps {
  token: string;
  workspaceName: string;
}

export function JoinWorkspace({ token, workspaceName }: JoinWorkspaceProps) {
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const host = useHost();

  const leave = () => {
    clearStoredInvitation();
    host.navigate(routes.dashboard, { replace: true });
  };
  const join = async () => {
    const { data } = await accept(token);
    if (!data || !(await host.switchWorkspace(data.workspace.id))) return;
    host.toast({ kind: 'success', title: copy.joined(data.workspace.name) });
    leave();
  };

  // The user pressed "Sign in to join" before the sign-in.
  const latest = useRef(join);
  latest.current = join;
  useEffect(() => {
    const stored = readStoredInvitation();
    if (!stored?.joins || stored.token !== token) return;
    storeInvitation({ token });
    void latest.current();
  }, [token]);

  if (hasErrorCode(error, 'wrong_recipient')) return <WrongRecipient token={token} />;
  return (
    <>
      {error ? <FailureBanner failure={failureNotice(error, copy.joinFailed)} /> : null}
      <BusyButton $variant="primary" $wide isBusy={isLoading} busyText={copy.joining} onClick={() => void join()}>
        {copy.title(workspaceName)}
      </BusyButton>
      <Button $variant="quiet" $wide disabled={isLoading} onClick={leave}>
        {copy.notNow}
      </Button>
    </>
  );
}
