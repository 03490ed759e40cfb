import { randomInt } from 'node:crypto';
import { HIDDEN_CHARACTERS } from '@fanfare/shared/contracts';

const unusable = new RegExp(`[\\s\\u200c\\u200d${HIDDEN_CHARACTERS}]`, 'g');
const MAX_LENGTH = 40;
const MORE = 4;

export function suggestUsernames(preferred: string | null, email: string): string[] {
  const [name = ''] = (preferred ?? email).replace(unusable, '').split('@');
  const base = [...name].slice(0, MAX_LENGTH).join('') || 'user';
  return [base, ...Array.from({ length: MORE }, () => `${base}${randomInt(1_000, 1_000_000)}`)];
}
