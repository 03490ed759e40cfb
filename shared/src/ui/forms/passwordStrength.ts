import { PASSWORD_MIN_LENGTH } from '../../contracts/limits.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/**
 * Estimates the strength from length and variety. Only advisory: the server decides and also checks common
 * passwords.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN_LENGTH) return 'short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const weight = new Set(password).size + kinds;
  if (weight < 11) return 'weak';
  return weight < 15 ? 'fair' : 'strong';
}
