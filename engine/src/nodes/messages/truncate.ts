export function truncate(text: string, maxLength: number): string {
  return [...text].slice(0, maxLength).join('');
}
