import { sentence } from '@fanfare/shared/contracts';

/** What a trace says about names that a template used and that have no value. */
export function missingText(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const names = missing.join(', ');
  const text =
    missing.length === 1
      ? sentence('{names} has no value, so nothing is put there.', { names })
      : sentence('{names} have no value, so nothing is put there.', { names });
  return ` ${text}`;
}
