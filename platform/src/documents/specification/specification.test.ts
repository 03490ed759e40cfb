import { test } from 'node:test';
import { expect } from 'expect';
import { type Evidence, findProblems } from './findProblems.ts';
import { renderSpecification } from './renderSpecification.ts';
import { differs, exact, type Statement, testsOf, topic } from './Statement.ts';

const { works, row, gone } = testsOf('a.test.ts', { works: 'it works', row: 'it says: 401', gone: 'it worked' });
const evidence: Evidence = {
  tests: [
    { file: 'a.test.ts', name: 'it works' },
    { file: 'a.test.ts', name: 'it says: %s' },
    { file: 'a.test.ts', name: '… leads away' },
  ],
  read: () => "['401', '/login']",
  differences: '| The specification | We |\n|---|---|\n| staff: two states only | three |\n',
};
const problemsOf = (...statements: Statement[]) => findProblems(statements, evidence);

test('statements with a known test, a row of a table test, or a row in ADR 0011 have no problem', () => {
  const leads = { file: 'a.test.ts', title: '/login leads away' };
  expect(
    problemsOf(exact('1.a.1', 'One', works), exact('1.a.2', 'Two', row, leads), differs('6.a.1', 'Staff', 'Staff', works)),
  ).toEqual([]);
});

test('an unknown test, no proof, an id that is there twice and a difference without a row are named', () => {
  const unlisted = { file: 'a.test.ts', title: '/signup leads away' };
  expect(problemsOf(exact('1.a.1', 'One', gone), exact('1.a.1', 'Two'), differs('1.a.2', 'Three', 'roles', unlisted))).toEqual([
    '1.a.1 is there more than once.',
    '1.a.1 names a test that does not exist: "it worked" in a.test.ts.',
    '1.a.1 has no proof.',
    '1.a.2 names a test that does not exist: "/signup leads away" in a.test.ts.',
    '1.a.2 differs, and ADR 0011 has no row "roles".',
  ]);
});

test('the page has a table of each topic with links to the test files', () => {
  const page = renderSpecification([
    topic(
      '6 Roles',
      exact('6.a.1', 'A | b', { file: 'a/b.test.ts', title: 'it works' }),
      differs('6.a.2', 'Staff', 'staff', row),
    ),
  ]);
  expect(page).toContain('2 statements: 1 exact, 1 differ on purpose.');
  expect(page).toContain('| 6.a.1 | A \\| b | Exact | [a: b.test.ts](../a/b.test.ts "it works") |');
  expect(page).toContain('| 6.a.2 | Staff | Differs: [ADR 0011](adr/0011-differences-from-the-specification.md), staff |');
});
