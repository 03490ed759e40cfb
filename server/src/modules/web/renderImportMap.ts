import { moduleIntegrity, moduleProbes, type ReleaseDocument } from '@fanfare/shared/contracts';

/**
 * The import map with the hash of every script of builds whose entry is an ES module. It precedes all scripts, because browsers that do not
 * merge import maps ignore one after the first module.
 *
 * @returns the JSON; null when no build is an ES module
 */
export function renderImportMap({ microFrontends }: ReleaseDocument): string | null {
  const hashes = Object.values(microFrontends)
    .flat()
    .map((entry) => moduleIntegrity(entry));
  const integrity = Object.assign({}, ...hashes);
  if (Object.keys(integrity).length === 0) return null;
  return JSON.stringify({ integrity: { ...moduleProbes.page.integrity, ...integrity } });
}
