import type { FlowNode } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { createEdge } from '../createEdge.ts';
import { applyEdit } from './applyEdit.ts';
import { createInsertEdit } from './createInsertEdit.ts';

const node = (id: string, y: number, type: FlowNode['type'] = 'messageNode'): FlowNode => ({
  id,
  type,
  position: { x: 0, y },
  data: {},
});
const graph = {
  nodes: [node('a', 0), node('b', 200), node('c', 400)],
  edges: [createEdge({ source: 'a', target: 'b', sourceHandle: 'true' }), createEdge({ source: 'b', target: 'c' })],
};
const [edge = createEdge({ source: '', target: '' })] = graph.edges;
const joints = (after: typeof graph) =>
  after.edges.map(({ source, target, sourceHandle }) => [source, sourceHandle ?? '', target].join(' '));

test('connects the first output of a node inserted into an edge', () => {
  const after = applyEdit(graph, createInsertEdit(graph, edge, node('x', 100, 'conditionNode')));
  expect(joints(after)).toEqual(['b  c', 'a true x', 'x true b']);
});

test('moves followers down', () => {
  const after = applyEdit(graph, createInsertEdit(graph, edge, node('x', 100)));
  expect(after.nodes.map(({ id, position }) => [id, position.y])).toEqual([
    ['a', 0],
    ['b', 280],
    ['c', 480],
    ['x', 100],
  ]);
});

test('moves followers to the right in a flow from left to right', () => {
  const across = {
    nodes: graph.nodes.map(({ position, ...rest }) => ({ ...rest, position: { x: position.y * 1.5, y: 40 } })),
    edges: graph.edges,
  };
  const after = applyEdit(across, createInsertEdit(across, edge, { ...node('x', 40), position: { x: 120, y: 40 } }));
  expect(after.nodes.map(({ id, position }) => [id, position.x])).toEqual([
    ['a', 0],
    ['b', 630],
    ['c', 930],
    ['x', 315],
  ]);
});

test('does not continue at an end, and inserts no start', () => {
  expect(joints(applyEdit(graph, createInsertEdit(graph, edge, node('x', 100, 'handoverNode'))))).toEqual(['b  c', 'a true x']);
  expect(joints(applyEdit(graph, createInsertEdit(graph, edge, node('x', 100, 'startNode'))))).toEqual(joints(graph));
});
