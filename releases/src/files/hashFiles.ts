import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import { isFileName, isReleased } from './fileNames.ts';

export function integrityOf(bytes: NodeJS.ArrayBufferView | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

export function hashFiles(dist: string): Record<string, string> {
  return Object.fromEntries(releasedFiles(dist).map((name) => [name, integrityOf(readFileSync(path.join(dist, name)))]));
}

function releasedFiles(dist: string): string[] {
  // Symbolic links could point outside the build.
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
