import { PASSWORD_MIN_LENGTH } from '@fanfare/shared/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { foldName } from './foldName.ts';

/** Security control S16. */
const REFUSED = 10_000;

export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((word) => word.length >= PASSWORD_MIN_LENGTH)
    .slice(0, REFUSED)
    .map(foldName),
);
