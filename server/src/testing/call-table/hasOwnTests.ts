import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory } from './recordDirectory.ts';

/** Whether a test file is there, and is not one that runs the suites of others once more under another condition: those name the tests. */
export function hasOwnTests(file: string): boolean {
  const path = join(packageDirectory, file);
  return existsSync(path) && !/^import '.*\.test\.ts';$/m.test(readFileSync(path, 'utf8'));
}
