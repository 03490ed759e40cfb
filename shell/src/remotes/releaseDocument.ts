import { type ReleaseDocument, serverPaths } from '@fanfare/shared/contracts';

const INLINE_ID = 'release-document';
const STORAGE_KEY = 'fanfare.releaseDocument';
const FETCH_TIMEOUT_MS = 2_000;

/** The release document that the server wrote into the page, so that no round trip is needed before the first route. */
export function inlineReleaseDocument(): ReleaseDocument | null {
  return parse(document.getElementById(INLINE_ID)?.textContent ?? null);
}

/** Asks the server for the present release document; when it does not answer within 2 s, the last one this browser saw. */
export async function fetchReleaseDocument(): Promise<ReleaseDocument | null> {
  try {
    const response = await fetch(serverPaths.releaseDocument, {
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      cache: 'no-cache',
    });
    const fresh = response.ok ? parse(await response.text()) : null;
    if (fresh) return fresh;
  } catch {
    // Unreachable or too slow: the stored copy below is the answer.
  }
  return parse(localStorage.getItem(STORAGE_KEY));
}

export function rememberReleaseDocument(releases: ReleaseDocument): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(releases));
  } catch {
    // A full or forbidden storage costs only the copy for bad days.
  }
}

function parse(text: string | null): ReleaseDocument | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isReleaseDocument(value) ? value : null;
  } catch {
    return null;
  }
}

function isReleaseDocument(value: unknown): value is ReleaseDocument {
  if (typeof value !== 'object' || value === null || !('microFrontends' in value) || !('schema' in value)) return false;
  if (value.schema !== 'release-document-1' || typeof value.microFrontends !== 'object' || value.microFrontends === null)
    return false;
  return Object.values(value.microFrontends).every(
    (entries) => Array.isArray(entries) && entries.length > 0 && entries.every(isEntry),
  );
}

function isEntry(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    'extras' in value &&
    typeof value.extras === 'object' &&
    value.extras !== null &&
    'globalName' in value.extras &&
    'routes' in value.extras &&
    Array.isArray(value.extras.routes)
  );
}
