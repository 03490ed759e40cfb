import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Hit {
  file: string;
  test: string;
  call: string;
  status: number;
  code: string | null;
}

export const packageDirectory = fileURLToPath(new URL('../..', import.meta.url));
/** One file per test file. `pnpm test` empties the folder. */
const hitsDirectory = join(packageDirectory, 'reports/calls');

export function writeHits(file: string, hits: readonly Hit[]): void {
  const path = join(hitsDirectory, `${file.replaceAll('/', '.')}.jsonl`);
  mkdirSync(hitsDirectory, { recursive: true });
  rmSync(path, { force: true });
  appendFileSync(path, hits.map((hit) => `${JSON.stringify(hit)}\n`).join(''));
}

export function readHits(): Hit[] {
  return globSync('*', { cwd: hitsDirectory })
    .sort()
    .flatMap((name) => readFileSync(join(hitsDirectory, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): Hit => JSON.parse(line))
    .filter(({ file }) => existsSync(join(packageDirectory, file)));
}
