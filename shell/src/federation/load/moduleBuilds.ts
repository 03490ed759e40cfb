import { getEntry, type IntegrityMap, moduleIntegrity, type ReleaseEntry } from '@fanfare/shared/contracts';
import { LoadFailure } from '../recover/LoadFailure.ts';
import { insertImportMap, mappedIntegrity } from '../verify/importMaps.ts';
import { admitCopy, integrityOf } from '../verify/integrity.ts';
import { buildName } from './buildName.ts';
import { canCheckModules } from './canCheckModules.ts';

const retries = new Map<string, string>();

export function isModuleBuild({ extras }: ReleaseEntry): boolean {
  return getEntry(extras).type === 'module';
}

/** Browsers never retry a failed module URL. A new URL also bypasses a corrupt cache. */
export function discardModules(entry: ReleaseEntry): void {
  if (isModuleBuild(entry))
    retries.set(entry.extras.globalName, `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`);
}

export function moduleUrl({ url }: ReleaseEntry, file: string, retry: string): string {
  return retryUrl(new URL(file, new URL(url, location.href)).href, retry);
}

/**
 * Must run before the first import.
 *
 * @returns query value of this attempt
 * @throws LoadFailure if a module would run unchecked
 */
export async function prepareModules(entry: ReleaseEntry): Promise<string> {
  const retry = retries.get(entry.extras.globalName) ?? '';
  if (entry.extras.flavour === 'development') return retry;
  const urls = Object.keys(moduleIntegrity(entry)).map((url) => new URL(url, location.href).href);
  const expected: IntegrityMap = Object.fromEntries(urls.map((url) => [retryUrl(url, retry), integrityOf(url)]));
  const missing = Object.entries(expected).filter(([url]) => mappedIntegrity(url) === undefined);
  const circumstances = {
    phase: 'entry',
    build: buildName(entry),
    url: moduleUrl(entry, getEntry(entry.extras).file, retry),
  } as const;
  if (missing.length > 0) {
    if (retry) for (const url of urls) admitCopy(url, retryUrl(url, retry));
    insertImportMap({ integrity: Object.fromEntries(missing), ...(retry && { scopes: scopesOf(urls, retry) }) });
  }
  if (Object.entries(expected).some(([url, hash]) => mappedIntegrity(url) !== hash))
    throw new LoadFailure({ ...circumstances, kind: 'integrity' }, 'the import map of the page has another hash');
  if (!(await canCheckModules(missing.length > 0)))
    throw new LoadFailure({ ...circumstances, kind: 'unsupported' }, 'this browser does not check hashes of modules');
  return retry;
}

function scopesOf(urls: readonly string[], retry: string) {
  const imports = Object.fromEntries(urls.map((url) => [url, retryUrl(url, retry)]));
  return Object.fromEntries(urls.map((url) => [retryUrl(url, retry), imports]));
}

function retryUrl(url: string, retry: string): string {
  return retry === '' ? url : `${url}?retry=${retry}`;
}
