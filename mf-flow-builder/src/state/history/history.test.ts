import type { FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createEdge } from '../graph/createEdge.ts';
import { createRemoveEdit } from '../graph/edits/createRemoveEdit.ts';
import type { GraphEdit } from '../graph/edits/GraphEdit.ts';
import { edited, emptyHistory, type GraphHistory, redone, replaced, undone } from './history.ts';

const id = fc.integer({ min: 0, max: 7 }).map((number) => `n${number}`);
const node = fc.record({
  id,
  type: fc.constantFrom('messageNode' as const, 'conditionNode' as const),
  position: fc.record({ x: fc.integer({ min: 0, max: 3 }), y: fc.integer({ min: 0, max: 3 }) }),
  data: fc.record({ content: fc.constantFrom('a', 'b') }),
});
const edge = fc
  .record({ source: id, target: id, sourceHandle: fc.constantFrom('true', 'false', null) })
  .map((ends) => createEdge(ends));

/** Any user action, as a function of the graph. */
const gesture = fc.oneof(
  fc
    .record(
      {
        putNodes: fc.array(node, { maxLength: 3 }),
        putEdges: fc.array(edge, { maxLength: 4 }),
        dropNodes: fc.array(id, { maxLength: 2 }),
        dropEdges: fc.array(
          edge.map((dropped) => dropped.id),
          { maxLength: 2 },
        ),
        mergeKey: fc.constantFrom('text', 'arrows'),
      },
      { requiredKeys: [] },
    )
    .map((edit) => (): GraphEdit => ({ gesture: 'edit', ...edit })),
  fc.array(id, { maxLength: 3 }).map((ids) => (graph: FlowGraph) => createRemoveEdit(graph, ids)),
);
const doings = fc.array(fc.record({ gesture, afterMs: fc.constantFrom(100, 799, 800, 5_000) }), { maxLength: 60 });

function doAll(start: GraphHistory, all: readonly { gesture: (graph: FlowGraph) => GraphEdit; afterMs: number }[]): GraphHistory {
  let at = 0;
  return all.reduce((history, { gesture, afterMs }) => {
    at += afterMs;
    return edited(history, gesture(history), at);
  }, start);
}

function repeat(history: GraphHistory, step: (history: GraphHistory) => GraphHistory): GraphHistory {
  const next = step(history);
  return next === history ? history : repeat(next, step);
}

const graphOf = ({ nodes, edges, stamp }: GraphHistory) => ({ nodes, edges, stamp });

test('undoing everything restores the start, redoing everything the end', () => {
  fc.assert(
    fc.property(doings, doings, (before, after) => {
      const start: GraphHistory = { ...doAll(emptyHistory, before), past: [], future: [] };
      const end = doAll(start, after);
      const back = repeat(end, undone);
      expect(graphOf(back)).toEqual(graphOf(start));
      expect(graphOf(repeat(back, redone))).toEqual(graphOf(end));
    }),
  );
});

test('leaves neither dangling nor duplicate edges', () => {
  fc.assert(
    fc.property(doings, (all) => {
      const { nodes, edges } = doAll(emptyHistory, all);
      const ids = new Set(nodes.map((present) => present.id));
      for (const { source, target } of edges) expect(ids.has(source) && ids.has(target)).toBe(true);
      const joints = edges.map(({ source, target, sourceHandle }) => [source, sourceHandle ?? null, target].join());
      expect(new Set(joints).size).toBe(joints.length);
    }),
  );
});

const message: FlowNode = { id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: '' } };
const typed = (content: string): GraphEdit => ({
  gesture: 'edit',
  putNodes: [{ ...message, data: { content } }],
  mergeKey: 'm content',
});

test('combines typing in one field into one step until a pause of 800 ms', () => {
  const start = edited(emptyHistory, { gesture: 'add', putNodes: [message] }, 0);
  const hello = edited(edited(edited(start, typed('H'), 1_000), typed('He'), 1_500), typed('Hey'), 2_299);
  expect(hello.past).toHaveLength(2);
  expect(undone(hello).nodes).toEqual([message]);
  expect(edited(hello, typed('Hey!'), 3_099).past).toHaveLength(3);
});

test('an edit after undo starts a new step and clears redo', () => {
  const start = edited(emptyHistory, { gesture: 'add', putNodes: [message] }, 0);
  const back = undone(edited(edited(start, typed('H'), 1_000), { gesture: 'remove', dropNodes: ['m'] }, 1_100));
  const on = edited(back, typed('He'), 1_200);
  expect(on.past).toHaveLength(3);
  expect(on.future).toHaveLength(0);
});

test('supports a hundred undo steps', () => {
  let history = emptyHistory;
  for (let step = 0; step < 130; step += 1) {
    history = edited(history, { gesture: 'add', putNodes: [{ ...message, id: `m${step}` }] }, step);
  }
  expect(history.past).toHaveLength(100);
  expect(repeat(history, undone).nodes).toHaveLength(30);
});

test('replacing the graph can be undone', () => {
  const start = edited(emptyHistory, { gesture: 'add', putNodes: [message] }, 0);
  const after = replaced(start, { nodes: [{ ...message, id: 'o' }], edges: [] }, 10);
  expect(after.nodes.map((present) => present.id)).toEqual(['o']);
  expect(undone(after).nodes).toEqual([message]);
});
