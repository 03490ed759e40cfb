import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Who published a build, and when. */
export interface Publication {
  /** A deploy token's holder or a user of the server's machine; null for a build that was published before this was recorded. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** Beside the files of a build, and never one of them: the server writes it and does not serve it. */
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
