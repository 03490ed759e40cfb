import { globSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '../commands/starting/run.ts';
import { reportsDir } from './reportFile.ts';
import { writeJestGroups } from './writeGroups.ts';

/** `jestTests.ts [pattern ...]` */
const patterns = process.argv.slice(2);
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

mkdirSync(reportsDir, { recursive: true });
const groups = patterns.length > 0 ? [] : writeJestGroups(globSync('src/**/*.test.{ts,tsx}'), path.join(reportsDir, 'groups'));
const chosen = groups.length > 0 ? [`--testMatch=<rootDir>/${reportsDir}/groups/*.test.js`] : patterns;
await run(process.execPath, [jest, ...chosen]).catch(() => {
  process.exitCode = 1;
});
