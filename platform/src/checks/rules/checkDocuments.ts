import { existsSync, readFileSync } from 'node:fs';
import { missingProofs } from '../../documents/asvs/missingProofs.ts';
import { renderAsvs } from '../../documents/asvs/renderAsvs.ts';
import { requirements } from '../../documents/asvs/requirements.ts';
import { asvsPath, callTablePath, specificationPath, testIndexPath } from '../../documents/documents.ts';
import { findTests } from '../../documents/findTests.ts';
import { renderTestIndex } from '../../documents/renderTestIndex.ts';
import { findProblems } from '../../documents/specification/findProblems.ts';
import { readEvidence } from '../../documents/specification/readEvidence.ts';
import { renderSpecification } from '../../documents/specification/renderSpecification.ts';
import { statements, topics } from '../../documents/specification/topics.ts';
import { unknownProofs } from '../../documents/unknownProofs.ts';
import { check } from '../check.ts';
import type { Outcome } from '../Outcome.ts';

/** Holds the generated pages against what they are generated from: the tests' names, the contracts of the calls, the settings, the statements of the specification. */
export async function checkDocuments(): Promise<Outcome> {
  const tests = findTests();
  const isIndexed = read(testIndexPath) === renderTestIndex(tests);
  const unknown = unknownProofs(read(callTablePath), tests);
  const calls = await check('node src/testing/call-table/checkCallTable.ts', 'server');
  const settings = await check('node src/commands/settingsPage.ts --check', 'server');
  const isJudged = read(asvsPath) === renderAsvs(requirements);
  const missing = missingProofs(requirements, tests);
  const isSpecified = read(specificationPath) === renderSpecification(topics);
  const unproven = findProblems(statements, readEvidence(tests));
  const holds = [isIndexed, unknown.length === 0, isJudged, missing.length === 0, isSpecified, unproven.length === 0];
  const problems = [
    ...(isIndexed ? [] : ['docs/security/tests.md is out of date: run `pnpm run docs`.']),
    ...(isJudged ? [] : ['docs/security/asvs.md is out of date: run `pnpm run docs`.']),
    ...missing,
    ...(isSpecified ? [] : ['docs/specification.md is out of date: run `pnpm run docs`.']),
    ...unproven,
    ...(unknown.length === 0 ? [] : [...unknown, 'Run the tests of the server, then `pnpm run docs`.']),
  ];
  return {
    passed: holds.filter((one) => one).length + calls.passed + settings.passed,
    failed: holds.filter((one) => !one).length + calls.failed + settings.failed,
    output: [...problems, calls.output, settings.output].join('\n'),
  };
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
