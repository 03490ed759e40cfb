import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../checks/check.ts';
import { renderAsvs } from '../documents/asvs/renderAsvs.ts';
import { requirements } from '../documents/asvs/requirements.ts';
import { asvsPath, testIndexPath } from '../documents/documents.ts';
import { findTests } from '../documents/findTests.ts';
import { renderTestIndex } from '../documents/renderTestIndex.ts';

/** `pnpm run docs`: writes the pages that are made from contracts and tests. The table of calls needs the tests of the server run before. */
mkdirSync(path.dirname(testIndexPath), { recursive: true });
writeFileSync(testIndexPath, renderTestIndex(findTests()));
writeFileSync(asvsPath, renderAsvs(requirements));
const calls = await check('node src/testing/call-table/writeCallTable.ts', 'server');
process.stdout.write(
  calls.failed === 0 ? 'Written: docs/security/tests.md, docs/security/asvs.md, docs/calls.md\n' : calls.output,
);
process.exitCode = calls.failed === 0 ? 0 : 1;
