import type { FlowNode } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { mergeNodes } from './mergeNodes.ts';

const draft: FlowNode = {
  id: 'm',
  type: 'messageNode',
  position: { x: 0, y: 0 },
  data: { label: 'Send Message', content: 'Hi' },
};

test('a node that did not change stays the same object', () => {
  const [shown] = mergeNodes([], [draft]);
  expect(mergeNodes(shown ? [shown] : [], [draft])[0]).toBe(shown);
});

test('a changed node keeps its selection and measures', () => {
  const [shown] = mergeNodes([], [draft]);
  const selected = shown ? [{ ...shown, selected: true, measured: { width: 240, height: 100 } }] : [];
  expect(mergeNodes(selected, [{ ...draft, position: { x: 15, y: 30 } }])[0]).toMatchObject({
    selected: true,
    measured: { width: 240 },
    position: { x: 15, y: 30 },
  });
});

test('a node that is being dragged is not pulled back', () => {
  const [shown] = mergeNodes([], [draft]);
  const dragged = shown ? [{ ...shown, dragging: true, position: { x: 90, y: 90 } }] : [];
  expect(mergeNodes(dragged, [{ ...draft, data: { content: 'Changed' } }])[0]?.position).toEqual({ x: 90, y: 90 });
});

test('a node that is gone from the draft is gone', () => {
  expect(mergeNodes(mergeNodes([], [draft]), [])).toEqual([]);
});
