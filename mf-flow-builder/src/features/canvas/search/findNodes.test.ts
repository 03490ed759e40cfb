import type { FlowNode } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { findNodes } from './findNodes.ts';

const at = { x: 0, y: 0 };
const nodes: FlowNode[] = [
  { id: 'm', type: 'messageNode', position: at, data: { label: 'Welcome', content: 'The oak shelf is 89 €' } },
  { id: 'c', type: 'conditionNode', position: at, data: { keyword: 'Price' } },
  { id: 't', type: 'tagNode', position: at, data: { tag: { operation: 'add', tag: 'vip' } } },
];
const found = (text: string) => findNodes(nodes, text).map(({ id }) => id);

test('finds a node by label, text, keyword, tag and kind', () => {
  expect(['welc', 'OAK', 'price', 'vip', 'check condition'].map(found)).toEqual([['m'], ['m'], ['c'], ['t'], ['c']]);
});

test('requires every word, in any order', () => {
  expect([found('89 oak'), found('oak vip'), found('  ')]).toEqual([['m'], [], []]);
});
