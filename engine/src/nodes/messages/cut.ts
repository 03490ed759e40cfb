/** Never splits a character. */
export function cut(text: string, maxLength: number): string {
  return [...text].slice(0, maxLength).join('');
}
