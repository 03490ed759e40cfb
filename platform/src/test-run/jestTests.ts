import { globSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { run } from '../commands/starting/run.ts';
import { readJson } from '../workspace/packageFacts.ts';
import { reportsDir } from './reportFile.ts';
import { writeJestGroups } from './writeGroups.ts';

/** `jestTests.ts [--only glob] [--reversed] [pattern ...]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: 'src/**/*.test.{ts,tsx}' }, reversed: { type: 'boolean' } },
});
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const { name, dependencies, devDependencies } = readJson<{ name: string; dependencies: object; devDependencies: object }>(
  'package.json',
);
const packages = Object.keys({ [name]: '', ...dependencies, ...devDependencies });
const preloaded = [
  ['@testing-library/react', '@testing-library/react'],
  ['@testing-library/user-event', '@testing-library/user-event'],
  ['@fanfare/shared', '@fanfare/shared/testing'],
].flatMap(([owner = '', module = '']) => (packages.includes(owner) ? [module] : []));

mkdirSync(reportsDir, { recursive: true });
// nodeTests.ts may run at the same time.
const groupsDir = `${reportsDir}/jest/groups`;
const groups =
  positionals.length > 0
    ? []
    : writeJestGroups(globSync(values.only), groupsDir, {
        preloaded,
        isReversed: values.reversed === true,
      });
const chosen = groups.length > 0 ? [`--testMatch=<rootDir>/${groupsDir}/*.test.js`] : positionals;
await run(process.execPath, [jest, ...chosen]).catch(() => {
  process.exitCode = 1;
});
