import { test } from 'node:test';
import { expect } from 'expect';
import { testNamesIn } from './findTests.ts';
import { renderTestIndex } from './renderTestIndex.ts';
import { unknownProofs } from './unknownProofs.ts';

test('tests are found by their names, however they are quoted and however often they run', () => {
  const source = [
    "test('S1: it\\'s plain', () => {});",
    'test("two words", async () => {});',
    `test(\`F5, F14: \${name} and \${list.map((x) => ({ x }))}\`, () => {});`,
    "test.each([\n  [1],\n])('each %s', () => {});",
    "expect(testing('not a test')).toBe(1);",
  ].join('\n');
  expect(testNamesIn(source).slice(0, 2)).toEqual(["S1: it's plain", 'two words']);
  expect(testNamesIn(source)).toContain('F5, F14: … and …');
  expect(testNamesIn(source)).toContain('each %s');
  expect(testNamesIn(source)).not.toContain('not a test');
});

test('the index has every promise, with or without a test, and each id of a test', () => {
  const page = renderTestIndex([{ file: 'a.test.ts', name: 'F5, S31: busy' }]);
  expect(page).toContain('## F5: overload refuses webhooks and keeps reading\n\n- busy (`a.test.ts`)\n');
  expect(page).toContain('## S31: exhaustion\n\n- busy (`a.test.ts`)\n');
  expect(page).toContain('## S1: forged webhooks\n\nNo test carries this id.\n');
  expect(() => renderTestIndex([{ file: 'a.test.ts', name: 'S99: x' }])).toThrow('S99');
});

test('a proof whose test is gone is named', () => {
  const tests = [
    { file: 'server/src/a.test.ts', name: 'it works' },
    { file: 'server/src/a.test.ts', name: '… wants (a) session' },
  ];
  const page = (name: string) => `### \`GET /api/x\`\n\n- 409 taken: src/a.test.ts: ${name}\n`;
  for (const known of ['it works', 'GET /api/x wants (a) session']) expect(unknownProofs(page(known), tests)).toEqual([]);
  expect(unknownProofs(page('it worked'), tests)).toEqual(['There is no test "it worked" in server/src/a.test.ts.']);
  expect(unknownProofs(page('it works').replace('a.test', 'b.test'), tests)).toHaveLength(1);
});
