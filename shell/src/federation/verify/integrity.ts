import type { ReleaseEntry } from '@fanfare/shared/contracts';
import { isExpectedText } from './importMaps.ts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string; createScript: (text: string) => string | null },
  ) => unknown;
}

declare global {
  interface Window {
    fanfareIntegrity?: (url: string) => string;
    trustedTypes?: TrustedTypes;
  }
}

/** Matches no bytes, so it blocks scripts even without `Integrity-Policy`. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
/** Base URLs of development servers, which have no hashes. */
const developmentBases = new Set<string>();

export function integrityOf(url: string): string {
  const { href } = new URL(url, location.href);
  return hashes.get(href) ?? ([...developmentBases].some((base) => href.startsWith(base)) ? '' : IMPOSSIBLE_HASH);
}

/** Requires a verified entry. */
export function admit({ url, extras }: ReleaseEntry): void {
  const base = new URL('.', new URL(url, location.href));
  if (extras.flavour === 'development') developmentBases.add(base.href);
  for (const [file, hash] of Object.entries(extras.files)) hashes.set(new URL(file, base).href, hash);
}

/** Retries need a new URL. */
export function admitCopy(url: string, copy: string): void {
  hashes.set(new URL(copy, location.href).href, integrityOf(url));
}

/**
 * Builds call `fanfareIntegrity`; Trusted Types cover everything else.
 *
 * @param shellFiles null on a development server
 */
export function guardScripts(shellFiles: Readonly<Record<string, string>> | null): void {
  const base = new URL('/assets/', location.href);
  if (!shellFiles) developmentBases.add(base.href);
  for (const [file, hash] of Object.entries(shellFiles ?? {})) hashes.set(new URL(file, base).href, hash);
  // Later scripts cannot replace it.
  Object.defineProperty(window, 'fanfareIntegrity', { value: integrityOf });
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (integrityOf(url) === IMPOSSIBLE_HASH) throw new TypeError(`${url} is not part of a release`);
      return url;
    },
    // With null, the browser reports the violation.
    createScript: (text) => (isExpectedText(text) ? text : null),
  });
}
