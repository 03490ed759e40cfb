import { Headset, Rocket, Sparkles, Zap } from 'lucide-react';
import { copy } from '../copy.ts';
import { AuthLayout } from '../features/frame/AuthLayout.tsx';
import { NewPasswordFields } from '../features/new-password/NewPasswordFields.tsx';
import { SignUpForm } from '../features/sign-up/SignUpForm.tsx';
import { SingleSignOn } from '../features/single-sign-on/SingleSignOn.tsx';
import { navigateAway } from '../state/navigateAway.ts';

const { title, lead, features, password, confirmPassword, passwordHint } = copy.signUp;

/** @param leave navigates the whole browser; replaced in tests */
export function SignUpScreen({ leave = navigateAway }: { leave?: (address: string) => void }) {
  return (
    <AuthLayout title={title} lead={lead} features={features} icons={[Rocket, Zap, Sparkles, Headset]}>
      <SignUpForm newPassword={<NewPasswordFields label={password} confirmLabel={confirmPassword} hint={passwordHint} />} />
      <SingleSignOn leave={leave} />
    </AuthLayout>
  );
}
