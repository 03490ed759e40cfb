import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Shell {
  template: string;
  /** Hashes by file. Null for a development build, whose files change under the same names. */
  files: Record<string, string> | null;
  lazyShared: Record<string, string[]>;
}

export async function readShell(shellDir: string): Promise<Shell | null> {
  const read = (file: string) => readFile(path.join(shellDir, file), 'utf8').catch(() => null);
  const [template, facts] = await Promise.all([read('index.html'), read('release.json')]);
  if (template === null) return null;
  const release: Omit<Shell, 'template'> | null = facts === null ? null : JSON.parse(facts);
  return { template, files: release?.files ?? null, lazyShared: release?.lazyShared ?? {} };
}
