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

/** No bytes have this hash: a script that nobody released is refused also by browsers that do not know `Integrity-Policy`. */
const NOTHING = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
/** Addresses below these are served live, without hashes: development servers. */
const live = new Set<string>();

/** The hash that a script must have; empty where a development server serves it. */
export function integrityOf(url: string): string {
  const { href } = new URL(url, location.href);
  return hashes.get(href) ?? ([...live].some((base) => href.startsWith(base)) ? '' : NOTHING);
}

/** Admits the files of a build. Only for entries whose document was verified. */
export function admit({ url, extras }: ReleaseEntry): void {
  const base = new URL('.', new URL(url, location.href));
  if (extras.flavour === 'development') live.add(base.href);
  for (const [file, hash] of Object.entries(extras.files)) hashes.set(new URL(file, base).href, hash);
}

/** Admits a file under a further URL, for a request that must not be answered with an earlier failure. */
export function admitCopy(url: string, copy: string): void {
  hashes.set(new URL(copy, location.href).href, integrityOf(url));
}

/**
 * Makes hashes a condition for every script from here on: for those that builds load (they ask `fanfareIntegrity`), and, where the page
 * demands trusted types, for any other.
 *
 * @param shellFiles integrity of the shell's own files; null when it is served live
 */
export function guardScripts(shellFiles: Readonly<Record<string, string>> | null): void {
  const base = new URL('/assets/', location.href);
  if (!shellFiles) live.add(base.href);
  for (const [file, hash] of Object.entries(shellFiles ?? {})) hashes.set(new URL(file, base).href, hash);
  // Neither writable nor configurable: what runs later cannot put another one in its place.
  Object.defineProperty(window, 'fanfareIntegrity', { value: integrityOf });
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (integrityOf(url) === NOTHING) throw new TypeError(`${url} is not part of a release`);
      return url;
    },
    // Null, not an exception: the browser then reports the violation.
    createScript: (text) => (isExpectedText(text) ? text : null),
  });
}
