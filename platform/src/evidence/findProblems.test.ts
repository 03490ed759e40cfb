import { describe, test } from 'node:test';
import { expect } from 'expect';
import { findBrokenProofs, findRequirementProblems, findStatementProblems, findUntestedIds } from './findProblems.ts';
import { testNamesIn } from './findTests.ts';
import { promises } from './promises.ts';

const named = (...names: string[]) => names.map((name) => ({ file: 'a/b.test.ts', name }));

test('tests are found by their names, however they are quoted and however often they run', () => {
  const source = [
    "test('S1: it\\'s plain', () => {});",
    'test("two words", async () => {});',
    `test(\`F5, F14: \${name} and \${list.map((x) => ({ x }))}\`, () => {});`,
    "test.each([\n  [1],\n])('each %s', () => {});",
    "expect(testing('not a test')).toBe(1);",
  ].join('\n');
  expect(testNamesIn(source)).toEqual(["S1: it's plain", 'two words', 'F5, F14: … and …', 'each %s']);
});

test('an id without a test and a test with an unknown id are problems', () => {
  const all = Object.keys(promises).map((id) => `${id}: x`);
  expect(findUntestedIds(named(...all))).toEqual([]);
  expect(findUntestedIds(named('S99, S1: x', ...all.filter((name) => name !== 'F2: x')))).toEqual([
    'No test has the id F2 (power loss keeps every acknowledged row).',
    'Tests have the id S99, which is not in platform/src/evidence/promises.ts.',
  ]);
});

test('a link with the title of a test needs that test, and the values of its row in the file', () => {
  const tests = named('it "works"', 'it says: %s', '… redirects');
  const problems = (title: string) =>
    findBrokenProofs({ file: 'docs/x.md', text: `[b](../a/b.test.ts "${title}")` }, tests, () => "['401', '/login']");
  for (const title of ['it \\"works\\"', 'it says: 401', '/login redirects']) expect(problems(title)).toEqual([]);
  for (const title of ['it worked', 'it says: 402', '/signup redirects'])
    expect(problems(title)).toEqual([`docs/x.md: there is no test "${title}" in a/b.test.ts.`]);
});

describe('statements of the specification', () => {
  const differences = '| The specification | We |\n|---|---|\n| staff: two states only | three |\n';
  const row = (id: string, state: string, proof: string) => `| ${id} | A \\| b | ${state} | ${proof} |`;
  const proof = '[a: b.test.ts](../a/b.test.ts "it works")';
  const problems = (...rows: string[]) =>
    findStatementProblems(
      ['# Title', '| Id | Statement | State | Proof |', '|---|---|---|---|', ...rows].join('\n'),
      differences,
    );

  test('a statement has a test, or a row in ADR 0011 as well', () => {
    expect(problems(row('1.a.1', 'Exact', proof), row('6.a.1', 'Differs: [ADR 0011](adr.md), Staff', proof))).toEqual([]);
  });

  test('no test, an id that is used twice, an unknown difference and an unreadable row are problems', () => {
    const unknown = row('1.a.2', 'Differs: [ADR 0011](adr.md), roles', proof);
    expect(problems(row('1.a.1', 'Exact', proof), row('1.a.1', 'Exact', ''), unknown, row('1.a.3', 'Perhaps', proof))).toEqual([
      'Statement 1.a.1 is there more than once.',
      'Statement 1.a.1 has no test.',
      'Statement 1.a.2 differs, and ADR 0011 has no row "roles".',
      `Not a statement: ${row('1.a.3', 'Perhaps', proof)}`,
    ]);
  });
});

test('requirements of ASVS have a proof or a reason, ids have tests, and all requirements are there', () => {
  const rows = [
    '| 1.1.1 | 1 | one | yes | S1, [package.json](../../package.json) |',
    '| 1.1.2 | 2 | two | does not apply | There is no XML. |',
    '| 1.1.3 | 2 | three | yes |  |',
    '| 1.1.4 | 2 | four | in part | S1 |',
    '| 1.1.5 | 2 | five | yes | S2 |',
  ];
  expect(findRequirementProblems(rows.join('\n'), named('S1, F5: x'))).toEqual([
    'ASVS 1.1.3 is said to hold without a proof.',
    'ASVS 1.1.4 does not say why it does not hold.',
    'ASVS 1.1.5 names S2, which no test has.',
    'ASVS has 70 requirements of level 1; docs/security/asvs.md has 1.',
    'ASVS has 183 requirements of level 2; docs/security/asvs.md has 4.',
  ]);
});
