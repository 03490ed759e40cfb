import { getEntry, type IntegrityMap, moduleIntegrity, type ReleaseEntry } from '@fanfare/shared/contracts';
import { LoadFailure } from '../recover/LoadFailure.ts';
import { insertImportMap, mappedIntegrity } from '../verify/importMaps.ts';
import { admitCopy, integrityOf } from '../verify/integrity.ts';
import { buildName } from './buildName.ts';
import { canCheckModules } from './canCheckModules.ts';

/** Of builds that failed to load in this page, by their container name: what the next attempt puts into the query of its URLs. */
const retries = new Map<string, string>();

/** Whether the entry of a build is an ES module, which the browser imports instead of running it as a script. */
export function isModuleBuild({ extras }: ReleaseEntry): boolean {
  return getEntry(extras).type === 'module';
}

/**
 * Makes the next load of a build request its modules under other URLs. A browser never requests a module again that failed to load, and a
 * module that imports such a one fails as well. The URLs are new to its cache too, which may have other bytes than were released.
 */
export function discardModules(entry: ReleaseEntry): void {
  if (isModuleBuild(entry))
    retries.set(entry.extras.globalName, `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`);
}

/** The URL of a file of a build. @param retry what `prepareModules` returned */
export function moduleUrl({ url }: ReleaseEntry, file: string, retry: string): string {
  return retryUrl(new URL(file, new URL(url, location.href)).href, retry);
}

/**
 * Gives the browser the hashes of all modules of a build, before the first of them is imported.
 *
 * @returns what distinguishes the URLs of this attempt; empty for the first one
 * @throws LoadFailure when the browser would run a module without checking it
 */
export async function prepareModules(entry: ReleaseEntry): Promise<string> {
  const retry = retries.get(entry.extras.globalName) ?? '';
  // A development server has no hashes.
  if (entry.extras.flavour === 'development') return retry;
  const urls = Object.keys(moduleIntegrity(entry)).map((url) => new URL(url, location.href).href);
  const wanted: IntegrityMap = Object.fromEntries(urls.map((url) => [retryUrl(url, retry), integrityOf(url)]));
  const missing = Object.entries(wanted).filter(([url]) => mappedIntegrity(url) === undefined);
  const circumstances = {
    phase: 'entry',
    build: buildName(entry),
    url: moduleUrl(entry, getEntry(entry.extras).file, retry),
  } as const;
  if (missing.length > 0) {
    if (retry) for (const url of urls) admitCopy(url, retryUrl(url, retry));
    insertImportMap({ integrity: Object.fromEntries(missing), ...(retry && { scopes: scopesOf(urls, retry) }) });
  }
  if (Object.entries(wanted).some(([url, hash]) => mappedIntegrity(url) !== hash))
    throw new LoadFailure({ ...circumstances, kind: 'integrity' }, 'the import map of the page has another hash');
  if (!(await canCheckModules(missing.length > 0)))
    throw new LoadFailure({ ...circumstances, kind: 'unsupported' }, 'this browser does not check hashes of modules');
  return retry;
}

/** Within one attempt, modules import each other under the URLs of that attempt. */
function scopesOf(urls: readonly string[], retry: string) {
  const imports = Object.fromEntries(urls.map((url) => [url, retryUrl(url, retry)]));
  return Object.fromEntries(urls.map((url) => [retryUrl(url, retry), imports]));
}

function retryUrl(url: string, retry: string): string {
  return retry === '' ? url : `${url}?retry=${retry}`;
}
