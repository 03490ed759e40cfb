import { routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { Banner, Button } from '@fanfare/shared/ui';
import { storeInvitation } from '../../state/invitation/storedInvitation.ts';
import { copy } from './copy.ts';

export function WrongRecipient({ token }: { token: string }) {
  const host = useHost();
  const user = useAppSelector(selectUser);
  const signOut = async () => {
    await host.signOut();
    // Signing out clears the storage.
    storeInvitation({ token });
    host.navigate(routes.invitation, { replace: true });
  };
  return (
    <>
      <Banner tone="warning">{copy.wrongRecipient}</Banner>
      {user ? <p>{copy.signedInAs(user.email)}</p> : null}
      <Button $variant="primary" $wide onClick={() => void signOut()}>
        {copy.signOut}
      </Button>
    </>
  );
}
