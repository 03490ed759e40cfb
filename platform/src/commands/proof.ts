import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { promises } from '../documents/promises.ts';
import { readPlace } from '../documents/readPlace.ts';
import { addRun, type ProofRun, renderProof } from '../proof/renderProof.ts';
import { runProof } from '../proof/runProof.ts';
import { readJson, workspaceDir } from '../webpack/packageFacts.ts';

const usage = `Usage: pnpm proof [ids] [--seed N] [--minutes N]

Runs the tests of these promises, like F1 or S3, in their long form, or of all of them, and writes what it found into docs/proof.md.
  --seed N      the moments that chance chose in a run before
  --minutes N   how long the soak of F29 lasts; 480 is a night
`;

const asked = readArguments();
if (!asked) {
  process.stderr.write(usage);
  process.exit(1);
}
const tests = await runProof(asked);
if (tests.length === 0) {
  process.stderr.write('No test ran.\n');
  process.exit(1);
}
const run = {
  command: ['pnpm proof', ...process.argv.slice(2)].join(' '),
  finishedAt: new Date().toISOString(),
  ...readPlace(),
  tests,
};
const recordPath = path.join(workspaceDir, 'docs/proof.json');
const runs = addRun(existsSync(recordPath) ? readJson<ProofRun[]>(recordPath) : [], run, asked.ids);
writeFileSync(recordPath, `${JSON.stringify(runs, null, 2)}\n`);
writeFileSync(path.join(workspaceDir, 'docs/proof.md'), renderProof(runs));
const failed = tests.filter(({ isPassed }) => !isPassed).length;
process.stdout.write(`Written: docs/proof.md\n${tests.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function readArguments() {
  try {
    const { values, positionals: ids } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' }, minutes: { type: 'string' } },
    });
    const isNumber = (text: string | undefined) => text === undefined || /^\d+$/.test(text);
    const isKnown = ids.every((id) => Object.hasOwn(promises, id));
    return isKnown && isNumber(values.seed) && isNumber(values.minutes) ? { ids, ...values } : null;
  } catch {
    return null;
  }
}
