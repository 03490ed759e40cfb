import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { outputsOf } from './outputsOf.ts';

const namesOf = (type: NodeType, data: FlowNodeData = {}) => outputsOf(type, data).map(({ label }) => label);

test('outputs have the names shown on the screen', () => {
  expect(namesOf('conditionNode')).toEqual(['True', 'False']);
  expect(namesOf('askNode')).toEqual(['Answered', 'Not valid', 'No reply']);
  expect(namesOf('windowNode')).toEqual(['Open', 'Closed']);
  expect(namesOf('requestNode')).toEqual(['Success', 'Failure']);
  expect(namesOf('messageNode')).toEqual([null]);
  expect(namesOf('flowNode')).toEqual([]);
});

test('options have their texts as names, and those that open a page are no outputs', () => {
  const options = [
    { id: 'm', title: 'M' },
    { id: 'x', title: ' ' },
    { id: 'shop', title: 'Shop', url: 'https://example.com' },
  ];
  const names = ['M', 'Untitled', 'Other answer', 'No reply'];
  expect(namesOf('choicesNode', { choices: { style: 'buttons', options } })).toEqual(names);
  expect(namesOf('cardsNode', { cards: { cards: [{ title: 'A', buttons: options }] } })).toEqual(names);
});

test('branches of a split show their share', () => {
  const branches = [
    { id: 'A', weight: 1 },
    { id: 'B', weight: 3 },
  ];
  expect(namesOf('splitNode', { split: { branches } })).toEqual(['A · 25 %', 'B · 75 %']);
  expect(namesOf('splitNode', { split: { branches: [{ id: 'A', weight: 0 }] } })).toEqual(['A · 0 %']);
});
