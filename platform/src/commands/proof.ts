import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { promises } from '../evidence/promises.ts';
import { readPlace } from '../evidence/readPlace.ts';
import { runProof } from '../evidence/runProof.ts';
import { readJunit } from '../test-run/readJunit.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';

const usage = `Usage: pnpm proof [ids] [--seed N] [--minutes N]

Runs the tests with these ids, such as F1, S3 or soak (F29), in their long form, or all of them, and writes JUnit reports to evidence/proof.
  --seed N      repeats the random choices of an earlier run
  --minutes N   duration of the soak test F29; 480 for a night
`;

const parsed = readArguments();
if (!parsed) {
  process.stderr.write(usage);
  process.exit(1);
}
const startedAt = new Date().toISOString();
const folder = `evidence/proof/${startedAt.replaceAll(/[:.]/g, '-')}`;
const reportsDir = path.join(workspaceDir, folder);
mkdirSync(reportsDir, { recursive: true });
await runProof({ ...parsed, reportsDir });
const tests = globSync('*.xml', { cwd: reportsDir }).flatMap((file) =>
  readJunit(readFileSync(path.join(reportsDir, file), 'utf8')),
);
if (tests.length === 0) {
  process.stderr.write('No test ran.\n');
  process.exit(1);
}
const failed = tests.filter(({ isFailed }) => isFailed).length;
const command = ['pnpm proof', ...process.argv.slice(2)].join(' ');
const summary = { command, startedAt, ...readPlace(), passed: tests.length - failed, failed };
writeFileSync(path.join(reportsDir, 'run.json'), `${JSON.stringify(summary, null, 2)}\n`);
process.stdout.write(`Written: ${folder}\n${summary.passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' }, minutes: { type: 'string' } },
    });
    const ids = positionals.map((id) => (id === 'soak' ? 'F29' : id));
    const isNumber = (text: string | undefined) => text === undefined || /^\d+$/.test(text);
    const isKnown = ids.every((id) => Object.hasOwn(promises, id));
    return isKnown && isNumber(values.seed) && isNumber(values.minutes) ? { ids, ...values } : null;
  } catch {
    return null;
  }
}
