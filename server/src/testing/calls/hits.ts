import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One response that a passed test got from the server. */
export interface Hit {
  /** Relative to the package. */
  file: string;
  test: string;
  /** For example `GET /api/flow/get/{id}`. */
  call: string;
  status: number;
  /** Of a failure: its code in the table of errors. */
  code: string | null;
}

export const packageDirectory = fileURLToPath(new URL('../../..', import.meta.url));
/** A file of JSON Lines per test file, from its latest run. `pnpm test` empties the folder when it begins. */
const hitsDirectory = join(packageDirectory, 'reports/calls');

export function writeHits(file: string, hits: readonly Hit[]): void {
  const path = join(hitsDirectory, `${file.replaceAll('/', '.')}.jsonl`);
  mkdirSync(hitsDirectory, { recursive: true });
  rmSync(path, { force: true });
  appendFileSync(path, hits.map((hit) => `${JSON.stringify(hit)}\n`).join(''));
}

/** Without those of test files that were deleted or renamed since. */
export function readHits(): Hit[] {
  return globSync('*', { cwd: hitsDirectory })
    .sort()
    .flatMap((name) => readFileSync(join(hitsDirectory, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): Hit => JSON.parse(line))
    .filter(({ file }) => existsSync(join(packageDirectory, file)));
}
