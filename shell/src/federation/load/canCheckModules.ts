import { moduleProbes } from '@fanfare/shared/contracts';
import { insertImportMap } from '../verify/importMaps.ts';

type ImportModule = (url: string) => Promise<unknown>;

const importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url);
const results = new Map<boolean, Promise<boolean>>();

/** @param isInserted true if the map was inserted after page load and must be merged */
export async function canCheckModules(isInserted: boolean, load = importModule): Promise<boolean> {
  // These browsers refuse unchecked modules themselves, and a probe would log an error.
  if ('IntegrityViolationReportBody' in window) return true;
  return await probeModules(isInserted, load);
}

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
