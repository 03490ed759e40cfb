/** Shortens a text to what fits, never inside a character. */
export function cut(text: string, maxLength: number): string {
  return [...text].slice(0, maxLength).join('');
}
