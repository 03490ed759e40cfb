import { PasswordField } from '@fanfare/shared/ui';
import { State } from '../../State.tsx';

export function PasswordFieldPart() {
  return (
    <>
      <State name="With a word on its strength: type">
        <PasswordField label="New password" autoComplete="new-password" showStrength hint="At least 6 characters" />
      </State>
      <State name="Wrong">
        <PasswordField label="Password" autoComplete="current-password" error="Passwords do not match" />
      </State>
    </>
  );
}
