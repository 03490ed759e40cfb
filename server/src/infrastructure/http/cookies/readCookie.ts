/** The value of a cookie; null when the browser sent none of this name. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([known]) => known === name)?.[1] ?? null;
}
