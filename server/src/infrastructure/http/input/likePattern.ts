/** A pattern for `ilike` that finds the text anywhere, whatever signs it holds. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
