import { safeUrl } from '../contracts/index.ts';

/**
 * The URL when this page may load or link to it; null otherwise. URLs of people and of Instagram go through this before they reach a `src`
 * or `href` (security control S12): those of this server, `https:`, and the sandbox of a developer.
 */
export function pageUrl(text: string | null | undefined): string | null {
  const isSafe = safeUrl(text, [location.origin, ...sandboxOrigins()], location.origin) !== null;
  return isSafe && text ? text : null;
}

/** Named by the server, in development only. */
function sandboxOrigins(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="picture-origins"]');
  return meta?.content.split(' ') ?? [];
}
