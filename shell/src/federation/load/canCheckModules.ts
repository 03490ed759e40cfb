import { moduleProbes } from '@fanfare/shared/contracts';
import { insertImportMap } from '../verify/importMaps.ts';

type ImportModule = (url: string) => Promise<unknown>;

const importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url);
const results = new Map<boolean, Promise<boolean>>();

/**
 * Whether the browser compares modules with the hashes of import maps.
 *
 * @param isInserted the map was inserted after the page was loaded, so the browser must merge it with the one of the page
 */
export async function canCheckModules(isInserted: boolean, load = importModule): Promise<boolean> {
  // A browser with Integrity-Policy refuses modules without a hash itself, so a failed check is harmless and needs no probe, which logs an error.
  if ('IntegrityViolationReportBody' in window) return true;
  return await probeModules(isInserted, load);
}

/** The same for every browser, with a module whose hash is right and one whose hash is wrong. */
export function probeModules(isInserted: boolean, load = importModule): Promise<boolean> {
  const known = results.get(isInserted);
  if (known) return known;
  const { right, wrong, integrity } = isInserted ? moduleProbes.inserted : moduleProbes.page;
  if (isInserted) insertImportMap({ integrity });
  const isLoaded = (url: string) =>
    load(url).then(
      () => true,
      () => false,
    );
  const result = Promise.all([isLoaded(right), isLoaded(wrong)]).then(([isRight, isWrong]) => isRight && !isWrong);
  results.set(isInserted, result);
  return result;
}
