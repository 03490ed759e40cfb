import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeCompressedCopies } from './files/compressedCopies.ts';
import { type DescribedBuild, readBuild } from './readBuild.ts';

export async function describeBuild(dist: string): Promise<DescribedBuild> {
  const facts = readBuild(dist);
  await writeCompressedCopies(dist, Object.keys(facts.files));
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`);
  return facts;
}
