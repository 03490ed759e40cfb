/** What a trace says about names that a template used and that have no value. */
export function missingText(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  return ` ${missing.join(', ')} ${missing.length === 1 ? 'has' : 'have'} no value, so nothing is put there.`;
}
