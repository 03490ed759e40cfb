import { PASSWORD_MIN_LENGTH } from '@fanfare/shared/contracts';
import { copy } from '../copy.ts';

/** Returns the first violated rule in the order of the specification: the passwords must match, then be long enough. */
export function validateNewPassword({ password, confirmPassword }: { password: string; confirmPassword: string }): string | null {
  if (password !== confirmPassword) return copy.signUp.passwordsDiffer;
  if (password.length < PASSWORD_MIN_LENGTH) return copy.signUp.passwordTooShort;
  return null;
}
