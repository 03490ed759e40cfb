import { commonPasswords } from './commonPasswords.ts';
import { foldName } from './foldName.ts';

const PRODUCT_NAMES = ['fanfare', 'instagram'];

/** Finds common passwords, one repeated character, and names with few characters appended (S16). */
export function isWeakPassword(password: string, names: readonly string[]): boolean {
  const folded = foldName(password);
  if (commonPasswords.has(folded) || /^(.)\1*$/u.test(folded)) return true;
  const bare = folded.replace(/[\d\p{P}\p{S}]{0,4}$/u, '');
  const known = [...names.flatMap((name) => [name, name.split('@')[0] ?? '']).map(foldName), ...PRODUCT_NAMES];
  return known.some((name) => name !== '' && (folded === name || bare === name));
}
