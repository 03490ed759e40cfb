import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../workspace/packageFacts.ts';

const facts = 'release.json';
const derived = /\.(br|gz|map)$/;

/** turbo restores a cached build over the files of another one. */
export function removeStaleFiles(dist: string): void {
  if (!existsSync(path.join(dist, facts))) return;
  const { files = {} } = readJson<{ files?: Record<string, string> }>(path.join(dist, facts));
  const stale = readdirSync(dist, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== facts && !Object.hasOwn(files, entry.name.replace(derived, '')),
  );
  for (const { name } of stale) rmSync(path.join(dist, name));
}
