import type { FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { createEdge } from '../createEdge.ts';
import { applyEdit } from './applyEdit.ts';
import { createRemoveEdit } from './createRemoveEdit.ts';

/** For example `a>b`, or `a:true>b` for a named output. */
function graphOf(...joints: string[]): FlowGraph {
  const edges = joints.map((joint) => {
    const [from = '', target = ''] = joint.split('>');
    const [source = '', sourceHandle] = from.split(':');
    return createEdge({ source, target, sourceHandle });
  });
  const ids = [...new Set(edges.flatMap(({ source, target }) => [source, target]))];
  const nodes = ids.map((id): FlowNode => ({ id, type: 'messageNode', position: { x: 0, y: 0 }, data: {} }));
  return { nodes, edges };
}

function after(graph: FlowGraph, nodeIds: string[], edgeIds: string[] = []): string[] {
  return applyEdit(graph, createRemoveEdit(graph, nodeIds, edgeIds)).edges.map(
    ({ source, target, sourceHandle }) => `${source}${sourceHandle ? `:${sourceHandle}` : ''}>${target}`,
  );
}

test('connects predecessors to the successor, by the same output', () => {
  expect(after(graphOf('a>b', 'c:true>b', 'b>d'), ['b'])).toEqual(['a>d', 'c:true>d']);
});

test('bridges several removed nodes in sequence', () => {
  expect(after(graphOf('a>b', 'b>c', 'c>d'), ['b', 'c'])).toEqual(['a>d']);
});

test('does not bridge a node with two outputs', () => {
  expect(after(graphOf('a>b', 'b:true>c', 'b:false>d'), ['b'])).toEqual([]);
});

test('merges two edges to one node', () => {
  expect(after(graphOf('a>b', 'b:true>c', 'b:false>c'), ['b'])).toEqual(['a>c']);
});

test('creates neither self-loops nor duplicate edges', () => {
  expect(after(graphOf('a>b', 'b>a'), ['b'])).toEqual([]);
  expect(after(graphOf('a>b', 'b>c', 'a>c'), ['b'])).toEqual(['a>c']);
});

test('does not bridge a removed edge', () => {
  expect(after(graphOf('a>b', 'b>c'), ['b'], ['edge-a-b'])).toEqual([]);
});
