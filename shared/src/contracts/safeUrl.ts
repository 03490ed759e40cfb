/**
 * The URL when a page may load or open it: `https:`, or one of the given origins. Others are null, whatever they would do: `javascript:`,
 * `data:`, `blob:`, text that is no URL, and URLs with a user name in them.
 *
 * @param origins allowed without TLS, for example of a local sandbox
 * @param base what relative URLs begin at; without it they are refused
 */
export function safeUrl(text: string | null | undefined, origins: readonly string[] = [], base?: string): string | null {
  const url = text ? URL.parse(text, base) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && (url.protocol === 'https:' || origins.includes(url.origin)) ? url.href : null;
}
