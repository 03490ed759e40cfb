import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildFacts, buildNameOf } from '../BuildFacts.ts';
import type { ContractReport } from '../gate/reportOf.ts';
import { readBuild } from '../readBuild.ts';
import type { ReleaseStore } from './openReleaseStore.ts';
import { ReleaseRefusal } from './ReleaseRefusal.ts';

/**
 * Puts a finished build into the releases directory, where it is not live yet. A directory is written once and never changed, so a page
 * that is open keeps finding its files.
 *
 * @param dist the directory that the build wrote
 * @param report kept beside the files
 * @throws ReleaseRefusal when other bytes have this name already, or when a file is not what `release.json` says
 */
export function addBuild(store: ReleaseStore, dist: string, report?: ContractReport): BuildFacts {
  const facts = readBuild(dist);
  const build = buildNameOf(facts);
  if (store.has(facts.name, build)) {
    if (sameFiles(store.readFacts(facts.name, build).files, facts.files)) return facts;
    throw new ReleaseRefusal(
      `${facts.name} ${build} is published with other content, and a build never changes. Give the package a new version and build it again.`,
    );
  }
  checkFiles(dist, facts);
  const to = path.join(store.dir, facts.name, build);
  const scratch = `${to}.partial-${process.pid}`;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  // Under a scratch name first: a killed release leaves no half build under a final name.
  cpSync(dist, scratch, { recursive: true, filter: (file) => !file.endsWith('.map') });
  if (report) writeFileSync(path.join(scratch, 'contract-report.json'), `${JSON.stringify(report, null, 2)}\n`);
  if (existsSync(to)) rmSync(scratch, { recursive: true });
  else renameSync(scratch, to);
  return facts;
}

/** The hashes are what browsers check, so what does not fit them would never run. */
function checkFiles(dist: string, { files }: BuildFacts): void {
  for (const [file, expected] of Object.entries(files)) {
    const inside = path.join(dist, file);
    if (path.relative(dist, inside).startsWith('..')) throw new ReleaseRefusal(`${file} is not a file of the build.`);
    if (!existsSync(inside)) throw new ReleaseRefusal(`${file} is missing in ${dist}. Build the remote again.`);
    const actual = `sha384-${createHash('sha384').update(readFileSync(inside)).digest('base64')}`;
    if (actual !== expected) throw new ReleaseRefusal(`${file} is not what release.json says. Build the remote again.`);
  }
}

function sameFiles(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
