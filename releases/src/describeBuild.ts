import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCompressedCopies } from './files/compressedCopies.ts';
import { type DescribedBuild, readBuild } from './readBuild.ts';

/**
 * Completes `release.json` of a finished build from `mf-manifest.json` and the hashes of its files, and writes compressed copies. A build can
 * then be published, and used as an override from where it is served.
 *
 * @param dist the directory that the bundler wrote, with a `release.json` that has at least `name`, `version`, `buildId` and `manifest`
 * @returns what `release.json` says now
 * @throws ReleaseRefusal with what is wrong and what to do
 */
export async function describeBuild(dist: string): Promise<DescribedBuild> {
  const facts = readBuild(dist);
  await writeCompressedCopies(dist, Object.keys(facts.files));
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`);
  return facts;
}
