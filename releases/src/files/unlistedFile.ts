import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isBootFile } from '../gate/BootReport.ts';

/**
 * Finds a file that `release.json` does not list. Compressed copies of listed files and what the boot matrix wrote belong to a build, too.
 *
 * @param dist directory of a build
 * @param listed the hashes in its `release.json`, by file
 * @returns its path with `/`; undefined when every file is listed
 */
export function findUnlistedFile(dist: string, listed: Readonly<Record<string, string>>): string | undefined {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
    .find((name) => name !== 'release.json' && !isBootFile(name) && !Object.hasOwn(listed, name.replace(/\.(br|gz)$/, '')));
}
