import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { callTablePath } from './callTablePath.ts';
import { chooseProofs, findGaps } from './chooseProofs.ts';
import { keptRecords } from './readProofs.ts';
import { readRecords } from './readRecords.ts';
import { renderCallTable } from './renderCallTable.ts';

/** Writes the table of calls from what the latest runs of the tests saw, and from what it said before of those that were not run here. */
const page = existsSync(callTablePath) ? readFileSync(callTablePath, 'utf8') : '';
const records = readRecords();
const proofs = chooseProofs([...records, ...keptRecords(page, records)]);
const gaps = findGaps(proofs);
writeFileSync(callTablePath, renderCallTable(proofs));
if (gaps.length > 0) {
  process.stderr.write(
    `${gaps.join('\n')}\nRun the test files of the server that do (calls.test.ts and ownership.test.ts for 400, 401 and 404), then this again.\n`,
  );
  process.exitCode = 1;
}
