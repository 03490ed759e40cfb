import { existsSync, globSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../commands/starting/run.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { useMemoryDir } from './memoryDir.ts';
import { reportFile, reportsDir } from './reportFile.ts';
import { writeGroups } from './writeGroups.ts';

/** `nodeTests.ts [--full] [file ...]`. Writes a JUnit report. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { full: { type: 'boolean' } } });
const isFull = values.full === true || process.env.FANFARE_TESTS === 'full';
const globalSetup = 'test/globalSetup.ts';
const rootHooks = 'test/rootHooks.ts';

mkdirSync(reportsDir, { recursive: true });
const found = globSync(positionals.length > 0 ? positionals : '{src,test}/**/*.test.ts');
const files = positionals.length > 0 || isFull ? found : found.filter((file) => !file.endsWith('.long.test.ts'));
const groups = writeGroups(files, path.join(reportsDir, 'groups'), {
  rootHooks: existsSync(rootHooks) ? rootHooks : undefined,
  apart: ['test/cookie-mode', 'test/pooler', 'test/row-security'],
});
const reporters = [
  ['spec', 'stdout'],
  ['junit', path.join(reportsDir, reportFile())],
].flatMap(([name, destination]) => [`--test-reporter=${name}`, `--test-reporter-destination=${destination}`]);
const shared = existsSync(globalSetup)
  ? [`--test-concurrency=${2 * availableParallelism()}`, `--test-global-setup=${globalSetup}`]
  : [];
if (shared.length > 0) useMemoryDir(process.env);
// Without it, each process compiles the same modules.
process.env.NODE_COMPILE_CACHE ??= path.join(workspaceDir, 'node_modules/.cache/fanfare-compiled');
await run(process.execPath, ['--test', ...reporters, ...shared, ...groups]).catch(() => {
  process.exitCode = 1;
});
