import { Camera, ShieldCheck, Users, Workflow } from 'lucide-react';
import { copy } from '../copy.ts';
import { AuthLayout } from '../features/marketing/AuthLayout.tsx';
import { SignInForm } from '../features/sign-in/SignInForm.tsx';

const { title, lead, features } = copy.signIn;

export function SignInScreen() {
  return (
    <AuthLayout title={title} lead={lead} features={features} icons={[Camera, Workflow, ShieldCheck, Users]}>
      <SignInForm />
    </AuthLayout>
  );
}
