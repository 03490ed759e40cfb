import { Headset, Rocket, Sparkles, Zap } from 'lucide-react';
import { copy } from '../copy.ts';
import { AuthLayout } from '../features/frame/AuthLayout.tsx';
import { NewPasswordFields } from '../features/new-password/NewPasswordFields.tsx';
import { SignUpForm } from '../features/sign-up/SignUpForm.tsx';

const { title, lead, features, password, confirmPassword, passwordHint } = copy.signUp;

export function SignUpScreen() {
  return (
    <AuthLayout title={title} lead={lead} features={features} icons={[Rocket, Zap, Sparkles, Headset]}>
      <SignUpForm newPassword={<NewPasswordFields label={password} confirmLabel={confirmPassword} hint={passwordHint} />} />
    </AuthLayout>
  );
}
