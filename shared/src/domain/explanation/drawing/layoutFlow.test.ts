import { expect, test } from '@jest/globals';
import { answered } from '../testing/decisions.ts';
import { CARD, layoutFlow, numbersOf, type Sketch, takenEdges } from './layoutFlow.ts';

const { flow, run } = answered();
if (!flow || !run) throw new Error('The decision has a run and its flow.');
const { steps } = run;
const room = { room: 560, showsAll: false };

test('turns a flow that is wider than the room, without overlaps', () => {
  const { nodes, width } = layoutFlow(flow, steps, room);
  expect(width).toBeLessThanOrEqual(560);
  for (const one of nodes) {
    for (const other of nodes) {
      if (one === other) continue;
      expect(Math.abs(one.x - other.x) >= CARD.width || Math.abs(one.y - other.y) >= CARD.height).toBe(true);
    }
  }
  expect(layoutFlow(flow, steps, { room: 5_000, showsAll: false }).width).toBeGreaterThan(560);
});

test('lights the edges between steps, also of a condition with one target', () => {
  expect([...takenEdges(flow, steps).keys()]).toEqual([0, 1, 3]);
  const both: Sketch = {
    ...flow,
    edges: [
      { source: 'is-table', target: 'table', output: 'false', title: null },
      { source: 'is-table', target: 'table', output: 'true', title: null },
    ],
  };
  expect([...takenEdges(both, steps).keys()]).toEqual([1]);
});

test('a wait and its end are one step, a second visit is another', () => {
  const [start, check] = steps;
  if (!start || !check) throw new Error('The run has steps.');
  expect([...numbersOf([start, check, check, start]).entries()]).toEqual([
    ['start', [1, 3]],
    ['is-table', [2]],
  ]);
});

test('folds what a long flow did not visit', () => {
  const rest = Array.from({ length: 12 }, (_, place) => ({
    id: `rest-${place}`,
    type: 'messageNode' as const,
    x: 320 * place,
    y: 900,
    name: null,
    text: null,
    isDisabled: false,
  }));
  const long: Sketch = { ...flow, nodes: [...flow.nodes, ...rest] };
  expect(layoutFlow(long, steps, room)).toMatchObject({ hidden: 13 });
  expect(layoutFlow(long, steps, { ...room, showsAll: true })).toMatchObject({ hidden: 0 });
});
