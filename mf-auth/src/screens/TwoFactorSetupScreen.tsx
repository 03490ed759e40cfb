import { routes } from '@fanfare/shared/contracts';
import { useLeaveGuard } from '@fanfare/shared/host';
import { Navigate } from '@fanfare/shared/router';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { NarrowPage } from '../features/frame/NarrowPage.tsx';
import { NextLink } from '../features/frame/NextLink.ts';
import { useLinkToken } from '../features/mail-link/useLinkToken.ts';
import { BackupCodes } from '../features/two-factor-setup/BackupCodes.tsx';
import { ConfirmSetUp } from '../features/two-factor-setup/ConfirmSetUp.tsx';
import { StartSetUp } from '../features/two-factor-setup/StartSetUp.tsx';
import type { SetUp } from '../features/two-factor-setup/twoFactorSetup.api.ts';

const text = copy.twoFactor;

export function TwoFactorSetupScreen() {
  const token = useLinkToken();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isStored, setIsStored] = useState(false);
  useLeaveGuard(codes !== null && !isStored, text.leave);

  if (isStored) return <Navigate to={routes.dashboard} replace />;
  if (codes) {
    return (
      <NarrowPage title={text.doneTitle} lead={text.backupLead}>
        <BackupCodes codes={codes} onStored={() => setIsStored(true)} />
      </NarrowPage>
    );
  }
  if (!isSignedIn) {
    return (
      <NarrowPage title={text.title} lead={text.signedOut}>
        <NextLink to={routes.login}>{text.toSignIn}</NextLink>
      </NarrowPage>
    );
  }
  if (setUp) {
    return (
      <NarrowPage title={text.scanTitle}>
        <ConfirmSetUp setUp={setUp} onConfirmed={setCodes} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={text.title} lead={text.startLead}>
      <StartSetUp token={token} onStarted={setSetUp} />
    </NarrowPage>
  );
}
