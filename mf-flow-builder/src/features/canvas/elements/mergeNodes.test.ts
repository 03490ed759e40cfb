import type { FlowNode } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { mergeNodes } from './mergeNodes.ts';

const draft: FlowNode = {
  id: 'm',
  type: 'messageNode',
  position: { x: 0, y: 0 },
  data: { label: 'Send Message', content: 'Hi' },
};

test('keeps the object of an unchanged node', () => {
  const [shown] = mergeNodes([], [draft]);
  expect(mergeNodes(shown ? [shown] : [], [draft])[0]).toBe(shown);
});

test('keeps selection and size of a changed node', () => {
  const [shown] = mergeNodes([], [draft]);
  const selected = shown ? [{ ...shown, selected: true, measured: { width: 240, height: 100 } }] : [];
  expect(mergeNodes(selected, [{ ...draft, position: { x: 15, y: 30 } }])[0]).toMatchObject({
    selected: true,
    measured: { width: 240 },
    position: { x: 15, y: 30 },
  });
});

test('keeps the position of a dragged node', () => {
  const [shown] = mergeNodes([], [draft]);
  const dragged = shown ? [{ ...shown, dragging: true, position: { x: 90, y: 90 } }] : [];
  expect(mergeNodes(dragged, [{ ...draft, data: { content: 'Changed' } }])[0]?.position).toEqual({ x: 90, y: 90 });
});

test('removes a deleted node', () => {
  expect(mergeNodes(mergeNodes([], [draft]), [])).toEqual([]);
});

test('gives an unmeasured node an expected size and handles', () => {
  const choices = {
    style: 'buttons' as const,
    options: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
  };
  const asking: FlowNode = { ...draft, id: 'c', type: 'choicesNode', data: { content: 'Which?', choices } };
  const [shown] = mergeNodes([], [asking]);
  expect(shown?.handles?.map(({ type, id }) => `${type} ${id}`)).toEqual([
    'target null',
    'source a',
    'source b',
    'source other',
    'source no_reply',
  ]);
  const height = shown?.measured?.height ?? 0;
  const [longer] = mergeNodes(shown ? [shown] : [], [{ ...asking, data: { ...asking.data, content: 'Which? '.repeat(20) } }]);
  expect(longer?.measured?.height).toBeGreaterThan(height);
  const { handles: _expected, ...seen } = { ...shown, measured: { width: 240, height: 321 } };
  const [after] = mergeNodes(seen.id ? [seen as typeof shown & {}] : [], [{ ...asking, data: { content: 'Now?' } }]);
  expect([after?.measured?.height, after?.handles]).toEqual([321, undefined]);
});
