import { Skeleton } from '@fanfare/shared/ui';
import { Camera, ShieldCheck, Users, Workflow } from 'lucide-react';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { AuthLayout } from '../features/frame/AuthLayout.tsx';
import { NarrowPage } from '../features/frame/NarrowPage.tsx';
import { SampleAccount } from '../features/sample-account/SampleAccount.tsx';
import { SignInForm } from '../features/sign-in/SignInForm.tsx';
import { SingleSignOn } from '../features/single-sign-on/SingleSignOn.tsx';
import { useSingleSignOnReturn } from '../features/single-sign-on/useSingleSignOnReturn.ts';
import { TwoFactorChallengeForm } from '../features/two-factor-challenge/TwoFactorChallengeForm.tsx';
import { navigateAway } from '../state/navigateAway.ts';

const { title, lead, features } = copy.signIn;

/** @param leave navigates the whole browser; replaced in tests */
export function SignInScreen({ leave = navigateAway }: { leave?: (address: string) => void }) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { isCompleting, failure } = useSingleSignOnReturn(setChallenge);
  const restart = (reason: string | null) => {
    setNotice(reason);
    setChallenge(null);
  };
  if (challenge !== null) {
    return (
      <NarrowPage title={copy.secondStep.title}>
        <TwoFactorChallengeForm challenge={challenge} onRestart={restart} />
      </NarrowPage>
    );
  }
  if (isCompleting) {
    return (
      <NarrowPage title={copy.singleSignOn.completing}>
        <Skeleton $height="96px" />
      </NarrowPage>
    );
  }
  return (
    <AuthLayout title={title} lead={lead} features={features} icons={[Camera, Workflow, ShieldCheck, Users]}>
      <SignInForm notice={notice} failure={failure} onTwoFactorChallenge={setChallenge} />
      <SingleSignOn leave={leave} />
      <SampleAccount />
    </AuthLayout>
  );
}
