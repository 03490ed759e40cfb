import { readFileSync } from 'node:fs';
import { callTablePath } from './callTablePath.ts';
import { findGaps, type Proof, type Proofs } from './chooseProofs.ts';
import { createTestNameFinder } from './findTestNames.ts';
import { readProofs } from './readProofs.ts';
import { hasSeen } from './readRecords.ts';
import { renderCallTable } from './renderCallTable.ts';

/**
 * Holds the table of calls against the contracts and the tests as they are. With `--run`, after the tests of the server: each answer it
 * names was really given in the test it names.
 */
const page = readFileSync(callTablePath, 'utf8');
const proofs = readProofs(page);
const problems = [
  ...(renderCallTable(proofs) === page ? [] : ['docs/calls.md is not what the contracts say.']),
  ...findGaps(proofs),
  ...(process.argv.includes('--run') ? unseen(proofs) : unknown(proofs)),
];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\nRun the tests of the server, then \`pnpm docs\`.\n`);
  process.exitCode = 1;
}

function unknown(proofs: Proofs): string[] {
  const isTest = createTestNameFinder();
  return problemsOf(proofs, ({ file, test }) => (isTest(file, test) ? null : `there is no test "${test}" in ${file}`));
}

function unseen(proofs: Proofs): string[] {
  const isSeen = hasSeen();
  return problemsOf(proofs, ({ outcome, file, test }, call) =>
    isSeen(call, { outcome, file, test }) ? null : `"${test}" in ${file} did not get ${outcome}`,
  );
}

function problemsOf(proofs: Proofs, problem: (proof: Proof, call: string) => string | null): string[] {
  return [...proofs].flatMap(([call, ofCall]) =>
    ofCall.flatMap((proof) => {
      const text = problem(proof, call);
      return text === null ? [] : [`${call}: ${text}.`];
    }),
  );
}
