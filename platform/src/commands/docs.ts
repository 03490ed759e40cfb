import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../checks/check.ts';
import { renderAsvs } from '../documents/asvs/renderAsvs.ts';
import { requirements } from '../documents/asvs/requirements.ts';
import { asvsPath, specificationPath, testIndexPath } from '../documents/documents.ts';
import { findTests } from '../documents/findTests.ts';
import { renderTestIndex } from '../documents/renderTestIndex.ts';
import { findProblems } from '../documents/specification/findProblems.ts';
import { readEvidence } from '../documents/specification/readEvidence.ts';
import { renderSpecification } from '../documents/specification/renderSpecification.ts';
import { statements, topics } from '../documents/specification/topics.ts';

/** `pnpm run docs`: writes the pages that are made from contracts, settings and tests. The table of calls needs the tests of the server run before. */
mkdirSync(path.dirname(testIndexPath), { recursive: true });
const tests = findTests();
writeFileSync(testIndexPath, renderTestIndex(tests));
writeFileSync(asvsPath, renderAsvs(requirements));
writeFileSync(specificationPath, renderSpecification(topics));
const unproven = findProblems(statements, readEvidence(tests));
const ofServer = [
  await check('node src/commands/settingsPage.ts', 'server'),
  await check('node src/testing/call-table/writeCallTable.ts', 'server'),
].filter(({ failed }) => failed > 0);
const problems = [...unproven, ...ofServer.map(({ output }) => output)];
process.stdout.write(
  problems.length === 0
    ? 'Written: docs/security/tests.md, docs/security/asvs.md, docs/specification.md, docs/operations/settings.md, docs/calls.md\n'
    : `${problems.join('\n')}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
