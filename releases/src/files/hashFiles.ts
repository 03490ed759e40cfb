import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseRefusal } from '../store/ReleaseRefusal.ts';
import { isFileName, isReleased } from './fileNames.ts';

/** As in integrity attributes: `sha384-...`. */
export function integrityOf(bytes: NodeJS.ArrayBufferView | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * @param dist directory of a finished build
 * @returns hash of every file that is released, by its path with `/`
 * @throws ReleaseRefusal when a file has a name that the registry does not serve
 */
export function hashFiles(dist: string): Record<string, string> {
  return Object.fromEntries(releasedFiles(dist).map((name) => [name, integrityOf(readFileSync(path.join(dist, name)))]));
}

function releasedFiles(dist: string): string[] {
  // Links are left out: they could point outside of the build.
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isReleased)
    .sort();
  const unsafe = names.find((name) => !isFileName(name));
  if (unsafe !== undefined)
    throw new ReleaseRefusal(
      `"${unsafe}" is no name for a file of a build. Use letters, digits, "_", "." and "-", and at most three folders.`,
    );
  return names;
}
