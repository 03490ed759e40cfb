import { commonPasswords } from './commonPasswords.ts';
import { foldName } from './foldName.ts';

/** Refuses what is guessed first: the most used passwords, the person's own name and the product's (security control S16). */
export function isWeakPassword(password: string, username: string): boolean {
  const folded = foldName(password);
  return commonPasswords.has(folded) || folded === foldName(username) || /^(.)\1*$/u.test(folded) || folded === 'fanfare';
}
