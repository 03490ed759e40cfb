import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../commands/starting/run.ts';
import { reportFile, reportsDir } from './reportFile.ts';

/** The script `test` of a Node package: `nodeTests.ts [--full] [file ...]`. Writes a JUnit report beside the output. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { full: { type: 'boolean' } } });
const isFull = values.full === true || process.env.FANFARE_TESTS === 'full';
const files = positionals.length > 0 ? positionals : [isFull ? 'src/**/*.test.ts' : 'src/**/!(*.long).test.ts'];
const globalSetup = 'src/testing/globalSetup.ts';

mkdirSync(reportsDir, { recursive: true });
const reporters = [
  ['spec', 'stdout'],
  ['junit', path.join(reportsDir, reportFile())],
].flatMap(([name, destination]) => [`--test-reporter=${name}`, `--test-reporter-destination=${destination}`]);
// Tests that share a database wait for it more than they compute.
const shared = existsSync(globalSetup)
  ? [`--test-concurrency=${availableParallelism() + 1}`, `--test-global-setup=${globalSetup}`]
  : [];
await run(process.execPath, ['--test', ...reporters, ...shared, ...files]).catch(() => {
  process.exitCode = 1;
});
