import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Equal inputs produce equal ids on every machine.
 * @param files absolute paths; missing files count as absent
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

export function sourcesIn(dir: string): string[] {
  const patterns = ['package.json', 'remote.json', '*.config.ts', 'lab/passport.json', 'src/**/*'];
  return globSync(patterns, { cwd: dir, exclude: ['**/*.test.*'] })
    .filter((file) => /\.[a-z]+$/.test(file))
    .sort()
    .map((file) => path.join(dir, file));
}
