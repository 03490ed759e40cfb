import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isBootFile } from './fileNames.ts';

export function findUnlistedFile(dist: string, listed: Readonly<Record<string, string>>): string | undefined {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
    .find((name) => name !== 'release.json' && !isBootFile(name) && !Object.hasOwn(listed, name.replace(/\.(br|gz)$/, '')));
}
