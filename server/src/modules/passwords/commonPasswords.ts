import { PASSWORD_MIN_LENGTH } from '@fanfare/shared/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { foldName } from './foldName.ts';

/** What an attacker tries first. Source: security control S16. */
const REFUSED = 10_000;

/** The passwords that appear most often in published breaches, of those that are long enough to be taken. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((word) => word.length >= PASSWORD_MIN_LENGTH)
    .slice(0, REFUSED)
    .map(foldName),
);
