import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findBrokenProofs,
  findRequirementProblems,
  findStatementProblems,
  findUntestedIds,
} from '../../evidence/findProblems.ts';
import { findTests } from '../../evidence/findTests.ts';
import { workspaceDir } from '../../workspace/packageFacts.ts';
import type { Outcome } from '../Outcome.ts';
import { findDecisionProblems } from './findDecisionProblems.ts';

/** Compares specification, ASVS, ids and titles with the tests, and the index of decisions with their files. */
export function checkDocuments(): Outcome {
  const tests = findTests();
  const pages = globSync('docs/**/*.md', { cwd: workspaceDir, exclude: ['docs/node_modules/**', 'docs/dist/**'] });
  const specification = read('docs/specification.md');
  const requirements = read('docs/security/asvs.md');
  const decisions = globSync('0*.md', { cwd: path.join(workspaceDir, 'docs/adr') }).toSorted();
  return {
    problems: [
      ...findUntestedIds(tests),
      ...pages.flatMap((file) => findBrokenProofs({ file: file.split(path.sep).join('/'), text: read(file) }, tests, read)),
      ...findStatementProblems(specification, read('docs/adr/0011-differences-from-the-specification.md')),
      ...findRequirementProblems(requirements, tests),
      ...findDecisionProblems(
        read('docs/adr/README.md'),
        decisions.map((file) => ({ file, text: read(`docs/adr/${file}`) })),
      ),
    ],
    figures: `${pages.length} pages compared with ${tests.length} tests`,
  };
}

function read(file: string): string {
  return readFileSync(path.join(workspaceDir, file), 'utf8');
}
