import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names a build by what goes into it, the same on every machine, so an unchanged remote is not released twice.
 *
 * @param root directory to which the paths in the hash are relative
 * @param files absolute paths; a missing file counts as absent
 * @param extra further inputs that are not files
 */
export function hashSources(root: string, files: readonly string[], extra: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of files) {
    if (!existsSync(file)) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const text of extra) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 10);
}

/** Files of a package that decide what its build contains. */
export function sourcesIn(dir: string): string[] {
  const patterns = ['package.json', 'remote.json', '*.config.ts', 'lab/passport.json', 'src/**/*'];
  return globSync(patterns, { cwd: dir, exclude: ['**/*.test.*'] })
    .filter((file) => /\.[a-z]+$/.test(file))
    .sort()
    .map((file) => path.join(dir, file));
}
