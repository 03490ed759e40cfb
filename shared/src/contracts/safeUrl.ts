/**
 * Returns a URL that a page may load or open: one with `https:` or one of the given origins. Returns null for
 * all others, such as `javascript:`, `data:`, invalid URLs, and URLs with credentials.
 * @param origins origins that are allowed without TLS, for example a local sandbox
 * @param base for relative URLs; without it they are rejected
 */
export function safeUrl(text: string | null | undefined, origins: readonly string[] = [], base?: string): string | null {
  const url = text ? URL.parse(text, base) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && (url.protocol === 'https:' || origins.includes(url.origin)) ? url.href : null;
}
