import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writePublication } from '../approval/publication.ts';
import { type BuildFacts, buildNameOf } from '../BuildFacts.ts';
import { writeCompressedCopies } from '../files/compressedCopies.ts';
import { isBootFile } from '../files/fileNames.ts';
import type { ContractReport } from '../gate/reportOf.ts';
import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import { readBuild } from '../readBuild.ts';
import type { ReleaseStore } from './openReleaseStore.ts';

/**
 * Builds are immutable, so that open pages still find their files.
 * @throws ReleaseRefusal
 */
export async function addBuild(
  store: ReleaseStore,
  dist: string,
  { report, by }: { report?: ContractReport; by?: string } = {},
): Promise<BuildFacts> {
  const facts = readBuild(dist);
  const build = buildNameOf(facts);
  if (store.has(facts.name, build)) {
    if (sameFiles(store.readFacts(facts.name, build).files, facts.files)) return facts;
    throw new ReleaseRefusal(
      `${facts.name} ${build} is published with other content, and a build never changes. Give the package a new version and build it again.`,
    );
  }
  const to = path.join(store.dir, facts.name, build);
  mkdirSync(path.dirname(to), { recursive: true });
  const scratch = mkdtempSync(`${to}.partial-`);
  try {
    copyFiles(dist, scratch, facts);
    await writeCompressedCopies(scratch, Object.keys(facts.files));
    writeFileSync(path.join(scratch, 'release.json'), toJson(facts));
    if (report) writeFileSync(path.join(scratch, 'contract-report.json'), toJson(report));
    if (by !== undefined) writePublication(scratch, by);
    chmodSync(scratch, 0o755);
    if (!existsSync(to)) renameSync(scratch, to);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return facts;
}

function copyFiles(dist: string, to: string, { files }: BuildFacts): void {
  const copies = Object.keys(files).flatMap((file) => [`${file}.br`, `${file}.gz`]);
  const boots = readdirSync(dist).filter(isBootFile);
  for (const file of [...Object.keys(files), ...copies, ...boots]) {
    const [from, target] = [path.join(dist, file), path.join(to, file)];
    if (!lstatSync(from, { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(from, target);
  }
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function sameFiles(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
