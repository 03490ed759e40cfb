import { existsSync, readFileSync } from 'node:fs';
import { callTablePath } from './callTablePath.ts';
import { findGaps, type Proofs } from './chooseProofs.ts';
import { readProofs } from './readProofs.ts';
import { hasSeen } from './readRecords.ts';
import { renderCallTable } from './renderCallTable.ts';

/**
 * Holds the table of calls against the contracts. With `--run`, after the tests of the server, also against what those saw: each answer
 * it names was really given in the test it names.
 */
const page = existsSync(callTablePath) ? readFileSync(callTablePath, 'utf8') : '';
const proofs = readProofs(page);
const problems = [
  ...(renderCallTable(proofs) === page ? [] : ['docs/calls.md is not what the contracts say.']),
  ...findGaps(proofs),
  ...(process.argv.includes('--run') ? unseen(proofs) : []),
];
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\nRun the tests of the server, then \`pnpm run docs\`.\n`);
  process.exitCode = 1;
}

function unseen(all: Proofs): string[] {
  const isSeen = hasSeen();
  return [...all].flatMap(([call, ofCall]) =>
    ofCall
      .filter((proof) => !isSeen(call, proof))
      .map(({ outcome, file, test }) => `${call}: "${test}" in ${file} did not get ${outcome}.`),
  );
}
