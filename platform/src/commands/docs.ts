import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../checks/check.ts';
import { renderAsvs } from '../documents/asvs/renderAsvs.ts';
import { requirements } from '../documents/asvs/requirements.ts';
import { asvsPath, testIndexPath } from '../documents/documents.ts';
import { findTests } from '../documents/findTests.ts';
import { renderTestIndex } from '../documents/renderTestIndex.ts';

/** `pnpm run docs`: writes the pages that are made from contracts, settings and tests. The table of calls needs the tests of the server run before. */
mkdirSync(path.dirname(testIndexPath), { recursive: true });
writeFileSync(testIndexPath, renderTestIndex(findTests()));
writeFileSync(asvsPath, renderAsvs(requirements));
const ofServer = [
  await check('node src/commands/settingsPage.ts', 'server'),
  await check('node src/testing/call-table/writeCallTable.ts', 'server'),
].filter(({ failed }) => failed > 0);
process.stdout.write(
  ofServer.length === 0
    ? 'Written: docs/security/tests.md, docs/security/asvs.md, docs/operations/settings.md, docs/calls.md\n'
    : ofServer.map(({ output }) => output).join('\n'),
);
process.exitCode = ofServer.length === 0 ? 0 : 1;
