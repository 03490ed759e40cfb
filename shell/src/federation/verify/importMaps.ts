import type { IntegrityMap } from '@fanfare/shared/contracts';
import { pageFacts } from './pageFacts.ts';

interface ImportMap {
  integrity: IntegrityMap;
  /** What modules of these URLs import, by the URL they ask for. */
  scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

let expectedText: string | null = null;
/** Hashes by URL; null until the map of the page was read. */
let known: Map<string, string> | null = null;

/** The one text that becomes a script: an import map at the moment at which it is inserted. For the default policy of trusted types. */
export function isExpectedText(text: string): boolean {
  return text === expectedText;
}

/** The hash that the browser demands for a module, by an import map of the page or a later one. The first map counts; it cannot be replaced. */
export function mappedIntegrity(url: string): string | undefined {
  return knownHashes().get(toHref(url));
}

/** Gives the browser further hashes of modules. Browsers merge import maps; those that do not ignore this one, see `canCheckModules`. */
export function insertImportMap(map: ImportMap): void {
  const hashes = knownHashes();
  const script = document.createElement('script');
  script.type = 'importmap';
  const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content');
  if (nonce) script.nonce = nonce;
  expectedText = JSON.stringify(map);
  try {
    script.textContent = expectedText;
  } finally {
    expectedText = null;
  }
  document.head.append(script);
  for (const [url, hash] of Object.entries(map.integrity)) hashes.set(toHref(url), hash);
}

function knownHashes(): Map<string, string> {
  const { integrity = {} } = known ? {} : pageFacts.importMap();
  known ??= new Map(Object.entries(integrity).map(([url, hash]) => [toHref(url), hash]));
  return known;
}

function toHref(url: string): string {
  return new URL(url, location.href).href;
}
