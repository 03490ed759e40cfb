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

describe('lines', () => {
  test('what follows in one way stays at its level, ways indent', () => {
    expect(lines(shop)).toEqual(['hello', 'c', '  true:', '    yes', '    bye', '  false:']);
  });

  test('every node is written out once, loops and meeting ways refer to it', () => {
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

  test('starts come first, notes last, and what goes round alone is not lost', () => {
    const nodes = [node('note', 'noteNode'), node('a'), node('b'), node('s', 'startNode')];
    expect(lines({ nodes, edges: [edge('a', 'b'), edge('b', 'a')] })).toEqual(['s', 'note', 'a', 'b', 'a again']);
  });

  test('a row of five hundred nodes is one level', () => {
    const nodes = Array.from({ length: 500 }, (_, n) => node(`n${n}`));
    const edges = nodes.slice(1).map(({ id }, n) => edge(`n${n}`, id));
    expect(new Set(outlineRows({ nodes, edges }).map(({ level }) => level))).toEqual(new Set([1]));
  });

  test('keys differ, whatever the edges', () => {
    const edges = [...shop.edges, edge('c', 'bye', 'false'), edge('c', 'hello', 'false'), edge('bye', 'c')];
    const keys = outlineRows({ ...shop, edges }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('changes', () => {
  const [hello = node(''), condition = node('')] = shop.nodes;

  test('a new node comes before what follows, or where nothing follows', () => {
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

  test('a way leads elsewhere, or nowhere', () => {
    const way = { node: condition, output: 'true' };
    expect(ends(applyEdit(shop, createConnectEdit(shop, way, 'bye')))).toEqual(['hello c', 'yes bye', 'c true bye']);
    expect(ends(applyEdit(shop, createConnectEdit(shop, way, null)))).toEqual(['hello c', 'yes bye']);
  });

  test('neighbours change places, with what leads to them', () => {
    const { edit = { gesture: 'move' as const } } = createSwapEdit(shop, 'yes') ?? {};
    expect(lines(applyEdit(shop, edit))).toEqual(['hello', 'c', '  true:', '    bye', '    yes', '  false:']);
    expect(createSwapEdit(shop, 'bye')).toBeNull();
    // The condition goes on one way only: what stood before it comes there.
    expect(lines(applyEdit(shop, createSwapEdit(shop, 'hello')?.edit ?? { gesture: 'move' }))).toEqual([
      'c',
      '  true:',
      '    hello',
      '    yes',
      '    bye',
      '  false:',
    ]);
  });

  test('nobody can say what it means to move a node that goes on in several ways', () => {
    const edges = [...shop.edges, edge('c', 'bye', 'false')];
    expect(createSwapEdit({ ...shop, edges }, 'hello')).toBeNull();
    expect(createSwapEdit({ ...shop, edges }, 'c')).toBeNull();
  });
});
