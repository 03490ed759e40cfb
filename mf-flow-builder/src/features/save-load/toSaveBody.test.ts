import { expect, test } from '@jest/globals';
import { aBotFlow } from '../../testing/renderBuilder.tsx';
import { toSaveBody } from './toSaveBody.ts';

test('sends contract fields only', () => {
  const node = {
    id: 'c',
    type: 'conditionNode',
    position: { x: 1, y: 2, z: 3 },
    data: { label: 'Check Condition', keyword: 'price', content: undefined, colour: 'red' },
    measured: { width: 240 },
    selected: true,
  } as const;
  const edge = { id: 'e', source: 'c', target: 'm', sourceHandle: 'true', label: 'True', selected: false };
  const plain = { id: 'f', source: 'm', target: 'n', sourceHandle: null, animated: true };
  expect(toSaveBody({ name: ' Prices ', nodes: [node], edges: [edge, plain], openFlow: null })).toStrictEqual({
    name: 'Prices',
    nodes: [{ id: 'c', type: 'conditionNode', position: { x: 1, y: 2 }, data: { label: 'Check Condition', keyword: 'price' } }],
    edges: [
      { id: 'e', source: 'c', target: 'm', sourceHandle: 'true' },
      { id: 'f', source: 'm', target: 'n' },
    ],
    revision: 0,
  });
});

test('keeps fields of kinds without an editor', () => {
  const data = { content: 'Size?', choices: { style: 'buttons' as const, options: [{ id: 'm', title: 'M' }] } };
  const node = { id: 'q', type: 'choicesNode' as const, position: { x: 0, y: 0 }, data };
  const edge = { id: 'e', source: 'q', target: 'x', sourceHandle: 'm' };
  expect(toSaveBody({ name: 'Sizes', nodes: [node], edges: [edge], openFlow: null })).toMatchObject({
    nodes: [node],
    edges: [edge],
  });
});

test('sends the revision of the open flow only', () => {
  const openFlow = aBotFlow({ name: 'Prices', revision: 4 });
  expect(toSaveBody({ name: 'Prices', nodes: [], edges: [], openFlow }).revision).toBe(4);
  expect(toSaveBody({ name: 'Sizes', nodes: [], edges: [], openFlow }).revision).toBe(0);
});
