import type { FlowEdge, FlowGraph, FlowNode, FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { describe, expect, test } from '@jest/globals';
import { applyEdit } from '../../state/graph/edits/applyEdit.ts';
import { createAddEdit, createConnectEdit, createSwapEdit, positionBehind } from './outlineEdits.ts';
import { outlineRows } from './outlineRows.ts';

const node = (id: string, type: NodeType = 'messageNode', data: FlowNodeData = {}): FlowNode => ({
  id,
  type,
  position: { x: 0, y: 0 },
  data,
});
const edge = (source: string, target: string, sourceHandle?: string): FlowEdge => ({
  id: `${source}-${target}`,
  source,
  target,
  ...(sourceHandle !== undefined && { sourceHandle }),
});
const lines = (graph: FlowGraph) =>
  outlineRows(graph).map(
    (row) =>
      `${'  '.repeat(row.level - 1)}${row.kind === 'way' ? `${row.output.id}:` : row.node.id}${row.kind === 'again' ? ' again' : ''}`,
  );
const ends = ({ edges }: FlowGraph) =>
  edges.map(({ source, target, sourceHandle }) => [source, sourceHandle, target].filter(Boolean).join(' '));

const shop: FlowGraph = {
  nodes: [node('hello'), node('c', 'conditionNode', { keyword: 'price' }), node('yes'), node('bye')],
  edges: [edge('hello', 'c'), edge('c', 'yes', 'true'), edge('yes', 'bye')],
};

describe('rows', () => {
  test('keep the level in sequence and indent at branches', () => {
    expect(lines(shop)).toEqual(['hello', 'c', '  true:', '    yes', '    bye', '  false:']);
  });

  test('list every node once, with references for loops and joins', () => {
    const edges = [...shop.edges, edge('c', 'bye', 'false'), edge('bye', 'hello')];
    expect(lines({ ...shop, edges })).toEqual([
      'hello',
      'c',
      '  true:',
      '    yes',
      '    bye',
      '    hello again',
      '  false:',
      '    bye again',
    ]);
  });

  test('list starts first, notes last, and include cycles without a start', () => {
    const nodes = [node('note', 'noteNode'), node('a'), node('b'), node('s', 'startNode')];
    expect(lines({ nodes, edges: [edge('a', 'b'), edge('b', 'a')] })).toEqual(['s', 'note', 'a', 'b', 'a again']);
  });

  test('keep one level for a sequence of five hundred nodes', () => {
    const nodes = Array.from({ length: 500 }, (_, n) => node(`n${n}`));
    const edges = nodes.slice(1).map(({ id }, n) => edge(`n${n}`, id));
    expect(new Set(outlineRows({ nodes, edges }).map(({ level }) => level))).toEqual(new Set([1]));
  });

  test('have unique keys for any edges', () => {
    const edges = [...shop.edges, edge('c', 'bye', 'false'), edge('c', 'hello', 'false'), edge('bye', 'c')];
    const keys = outlineRows({ ...shop, edges }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('changes', () => {
  const [hello = node(''), condition = node('')] = shop.nodes;

  test('insert a new node before its follower, or at an end', () => {
    const added = node('new');
    expect(ends(applyEdit(shop, createAddEdit(shop, { node: hello, output: null }, added)))).toEqual([
      'c true yes',
      'yes bye',
      'hello new',
      'new c',
    ]);
    expect(ends(applyEdit(shop, createAddEdit(shop, { node: condition, output: 'false' }, added)))).toContain('c false new');
    expect(positionBehind(shop, { node: condition, output: 'false' })).toEqual({ x: 280, y: 180 });
  });

  test('connect an output elsewhere, or nowhere', () => {
    const way = { node: condition, output: 'true' };
    expect(ends(applyEdit(shop, createConnectEdit(shop, way, 'bye')))).toEqual(['hello c', 'yes bye', 'c true bye']);
    expect(ends(applyEdit(shop, createConnectEdit(shop, way, null)))).toEqual(['hello c', 'yes bye']);
  });

  test('swap neighbours with their edges', () => {
    const { edit = { gesture: 'move' as const } } = createSwapEdit(shop, 'yes') ?? {};
    expect(lines(applyEdit(shop, edit))).toEqual(['hello', 'c', '  true:', '    bye', '    yes', '  false:']);
    expect(createSwapEdit(shop, 'bye')).toBeNull();
    // Only one output of the condition is connected, so the preceding node moves there.
    expect(lines(applyEdit(shop, createSwapEdit(shop, 'hello')?.edit ?? { gesture: 'move' }))).toEqual([
      'c',
      '  true:',
      '    hello',
      '    yes',
      '    bye',
      '  false:',
    ]);
  });

  test('refuse to move a node with several outputs', () => {
    const edges = [...shop.edges, edge('c', 'bye', 'false')];
    expect(createSwapEdit({ ...shop, edges }, 'hello')).toBeNull();
    expect(createSwapEdit({ ...shop, edges }, 'c')).toBeNull();
  });
});
