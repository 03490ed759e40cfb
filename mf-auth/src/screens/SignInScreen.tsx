import { Camera, ShieldCheck, Users, Workflow } from 'lucide-react';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { AuthLayout } from '../features/frame/AuthLayout.tsx';
import { NarrowPage } from '../features/frame/NarrowPage.tsx';
import { SignInForm } from '../features/sign-in/SignInForm.tsx';
import { TwoFactorChallengeForm } from '../features/two-factor-challenge/TwoFactorChallengeForm.tsx';

const { title, lead, features } = copy.signIn;

export function SignInScreen() {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
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
  return (
    <AuthLayout title={title} lead={lead} features={features} icons={[Camera, Workflow, ShieldCheck, Users]}>
      <SignInForm notice={notice} onTwoFactorChallenge={setChallenge} />
    </AuthLayout>
  );
}
