import type { IntegrityMap } from '@fanfare/shared/contracts';
import { pageFacts } from './pageFacts.ts';

interface ImportMap {
  integrity: IntegrityMap;
  /** URLs by importing module. */
  scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

let expectedText: string | null = null;
let known: Map<string, string> | null = null;

/** Used by the Trusted Types policy. */
export function isExpectedText(text: string): boolean {
  return text === expectedText;
}

/** If several maps contain the URL, the first one applies. */
export function mappedIntegrity(url: string): string | undefined {
  return knownHashes().get(toHref(url));
}

/** Browsers without map merging ignore it; see `canCheckModules`. */
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
