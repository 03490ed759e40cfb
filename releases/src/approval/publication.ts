import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Publication {
  /** Null if not recorded. */
  by: string | null;
  at: string;
}

const FILE = 'publication.json';

export function writePublication(buildDir: string, by: string): void {
  const publication: Publication = { by, at: new Date().toISOString() };
  writeFileSync(path.join(buildDir, FILE), `${JSON.stringify(publication, null, 2)}\n`);
}

export function readPublication(buildDir: string): Publication {
  const file = path.join(buildDir, FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { by: null, at: statSync(path.join(buildDir, 'release.json')).mtime.toISOString() };
}
