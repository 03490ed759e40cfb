import { moduleIntegrity, moduleProbes, type ReleaseDocument } from '@fanfare/shared/contracts';

/**
 * Must precede all scripts: browsers that cannot merge import maps ignore them after the first module. Null
 * if no build is an ES module.
 */
export function renderImportMap({ microFrontends }: ReleaseDocument): string | null {
  const hashes = Object.values(microFrontends)
    .flat()
    .map((entry) => moduleIntegrity(entry));
  const integrity = Object.assign({}, ...hashes);
  if (Object.keys(integrity).length === 0) return null;
  return JSON.stringify({ integrity: { ...moduleProbes.page.integrity, ...integrity } });
}
