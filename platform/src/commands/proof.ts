import path from 'node:path';
import { workspaceDir } from '../webpack/packageFacts.ts';
import { run } from './run.ts';

/**
 * `pnpm proof F14 F20`: runs the tests of the server that carry one of these ids in their name, in their long form: fifty restarts instead of
 * three, a gigabyte instead of a handful of rows. Without ids it runs all of them.
 */
const ids = process.argv.slice(2);
const wrong = ids.filter((id) => !/^[FSP]\d+$/.test(id));
if (wrong.length > 0) {
  process.stderr.write(`Usage: pnpm proof [ids], where an id is like F14 or S3; not ${wrong.join(', ')}.\n`);
  process.exit(1);
}
const names = ids.length > 0 ? ids.map((id) => `--test-name-pattern=\\b${id}\\b`) : ['--test-name-pattern=\\b[FSP]\\d+\\b'];
await run(
  process.execPath,
  ['--test', '--test-reporter=spec', '--test-global-setup=src/testing/globalSetup.ts', ...names, 'src/**/*.test.ts'],
  { cwd: path.join(workspaceDir, 'server'), env: { ...process.env, FANFARE_PROOF: '1' } },
).catch(() => {
  // The report has said it.
  process.exitCode = 1;
});
