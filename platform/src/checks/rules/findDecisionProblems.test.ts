import { test } from 'node:test';
import { expect } from 'expect';
import { findDecisionProblems } from './findDecisionProblems.ts';

const text = '# 0018 LISTEN/NOTIFY\n\n## Status\n\n## Context\n\n## Decision\n\n## Consequences\n';
const file = '0018-listen-notify.md';
const index = `# Decisions\n\n- [0018 LISTEN/NOTIFY](${file})\n`;

test('a decision with all sections that the index lists is accepted', () => {
  expect(findDecisionProblems(index, [{ file, text }])).toEqual([]);
});

test('index, sections, length and file name are checked', () => {
  expect(findDecisionProblems(index, [])).toEqual([
    `docs/adr/README.md lists 0018 LISTEN/NOTIFY (${file}), which does not exist.`,
  ]);
  expect(findDecisionProblems('', [{ file, text }])).toEqual([`docs/adr/README.md does not list 0018 LISTEN/NOTIFY (${file}).`]);
  expect(findDecisionProblems(index, [{ file, text: text.replace('## Context\n', 'x\n'.repeat(60)) }])).toEqual([
    `docs/adr/${file} has no section Context.`,
    `docs/adr/${file} has more than 60 lines.`,
  ]);
  const renamed = { file: '0018-notify.md', text };
  expect(findDecisionProblems(index.replace(file, renamed.file), [renamed])).toEqual([
    `docs/adr/0018-notify.md should be named ${file}.`,
  ]);
});
