import { writeFileSync } from 'node:fs';
import { callTablePath } from './callTablePath.ts';
import { chooseProofs, findGaps } from './chooseProofs.ts';
import { readRecords } from './readRecords.ts';
import { renderCallTable } from './renderCallTable.ts';

/** Writes the table of calls from what the latest runs of the tests saw. */
const proofs = chooseProofs(readRecords());
const gaps = findGaps(proofs);
writeFileSync(callTablePath, renderCallTable(proofs));
if (gaps.length > 0) {
  process.stderr.write(`${gaps.join('\n')}\nRun the tests of the server that do, then this again.\n`);
  process.exitCode = 1;
}
