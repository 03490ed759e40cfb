import { safeUrl } from '../contracts/index.ts';

/**
 * Returns a URL of a user or of Instagram if this page may load or link it (security control S12): this
 * server, `https:`, and a local sandbox. Otherwise returns null.
 */
export function pageUrl(text: string | null | undefined): string | null {
  const isSafe = safeUrl(text, [location.origin, ...sandboxOrigins()], location.origin) !== null;
  return isSafe && text ? text : null;
}

/** The server sets it in development. */
function sandboxOrigins(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="picture-origins"]');
  return meta?.content.split(' ') ?? [];
}
