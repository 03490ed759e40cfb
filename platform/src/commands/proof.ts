import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { run } from './run.ts';

/**
 * `pnpm proof F14 F20`: runs the tests of the server that carry one of these ids in their name, in their long form: fifty restarts instead of
 * three, a gigabyte instead of a handful of rows.
 */
const ids = process.argv.slice(2);
if (ids.length === 0 || !ids.every((id) => /^[FSP]\d+$/.test(id))) {
  process.stderr.write(
    'Usage: pnpm proof <ids>, where an id is like F14 or S3; docs/operations/README.md names those that have a long form.\n',
  );
  process.exit(1);
}
const serverDir = path.join(workspaceDir, 'server');
const isAsked = new RegExp(`\\b(${ids.join('|')}):`);
const files = globSync('src/**/*.test.ts', { cwd: serverDir }).filter((file) =>
  isAsked.test(readFileSync(path.join(serverDir, file), 'utf8')),
);
await run(
  process.execPath,
  [
    '--test',
    '--test-reporter=spec',
    '--test-global-setup=src/testing/globalSetup.ts',
    `--test-name-pattern=${isAsked.source}`,
    ...files,
  ],
  { cwd: serverDir, env: { ...process.env, FANFARE_PROOF: '1' } },
).catch(() => {
  // The report has said it.
  process.exitCode = 1;
});
