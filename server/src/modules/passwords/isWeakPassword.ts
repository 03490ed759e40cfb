import { commonPasswords } from './commonPasswords.ts';
import { foldName } from './foldName.ts';

const PRODUCT_NAMES = ['fanfare', 'instagram'];

/**
 * Refuses what is guessed first: the most used passwords, one sign repeated, and the person's or the product's name, also with a
 * few figures or signs behind it (security control S16).
 *
 * @param names username, email address
 */
export function isWeakPassword(password: string, names: readonly string[]): boolean {
  const folded = foldName(password);
  if (commonPasswords.has(folded) || /^(.)\1*$/u.test(folded)) return true;
  const bare = folded.replace(/[\d\p{P}\p{S}]{0,4}$/u, '');
  const known = [...names.flatMap((name) => [name, name.split('@')[0] ?? '']).map(foldName), ...PRODUCT_NAMES];
  return known.some((name) => name !== '' && (folded === name || bare === name));
}
