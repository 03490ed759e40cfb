import { type FlowGraph, type FlowNode, type NodeType, nodeTypes } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createEdge } from '../../state/graph/createEdge.ts';
import { createNode } from '../../state/graph/createNode.ts';
import { hasInput, outputHandles } from '../../state/graph/outputHandles.ts';
import { readImport } from './readImport.ts';
import { writeFlowFile } from './writeFlowFile.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });

/** Generates valid flows: nodes of every kind, connected through outputs that they have. */
const flow = fc
  .record({
    kinds: fc.array(fc.record({ type: fc.constantFrom(...nodeTypes), content: text, x: fc.integer(), y: fc.integer() }), {
      maxLength: 12,
    }),
    joints: fc.array(fc.record({ from: fc.nat(), output: fc.nat(), to: fc.nat() }), { maxLength: 20 }),
  })
  .map(({ kinds, joints }): FlowGraph => {
    const nodes: FlowNode[] = [];
    for (const { type, content, x, y } of kinds) {
      const node = createNode(type, { x, y }, 1, nodes);
      nodes.push({ ...node, data: { ...node.data, content } });
    }
    const edges = joints.flatMap(({ from, output, to }) => {
      const [source, target] = [nodes[from % nodes.length], nodes[to % nodes.length]];
      if (!source || !target || !hasInput(target.type)) return [];
      const outputs = outputHandles(source.type, source.data);
      return outputs.length > 0
        ? [createEdge({ source: source.id, target: target.id, sourceHandle: outputs[output % outputs.length] ?? null })]
        : [];
    });
    return { nodes, edges };
  });

test('imports an exported flow unchanged', () => {
  fc.assert(
    fc.property(flow, text, (graph, name) => {
      expect(readImport(writeFlowFile(name, graph))).toEqual({
        ok: true,
        plan: { source: 'fanfare', name, graph, report: [] },
      });
    }),
  );
});

const message = (id: string, data: object = { content: 'Hi' }, type: NodeType | 'holoNode' = 'messageNode') => ({
  id,
  type,
  position: { x: 0, y: 0 },
  data,
});
function planOf(file: object) {
  const result = readImport(JSON.stringify(file));
  if (!result.ok) throw new Error(result.error);
  return result.plan;
}

test('leaves out and reports what this version does not know', () => {
  const plan = planOf({
    format: 'fanfare-flow',
    schemaVersion: 2,
    name: 'Prices',
    nodes: [
      message('a', { content: 'Hi', glow: true }),
      message('b', {}, 'holoNode'),
      message('c', { content: 5 }),
      message('a'),
    ],
    edges: [
      { id: 'e', source: 'a', target: 'b' },
      { id: 'f', source: 'a', target: 'a', sourceHandle: 'true' },
    ],
  });
  expect(plan.graph).toEqual({ nodes: [message('a')], edges: [] });
  expect(plan.report.map(({ kind }) => kind)).toEqual([
    'newerFile',
    'droppedField',
    'unknownNode',
    'unreadableNode',
    'unreadableNode',
    'droppedEdge',
    'droppedEdge',
  ]);
  expect(plan.report[2]?.text).toBe('The type “holoNode” of node b is not supported.');
});

test('rejects a file that is not a flow', () => {
  for (const text of ['', '[]', '{"a": 1}', 'null', '{']) expect(readImport(text)).toMatchObject({ ok: false });
});

const typebot = {
  version: '6',
  name: 'Orders',
  events: [{ id: 'start', type: 'start', outgoingEdgeId: 'e0' }],
  variables: [
    { id: 'v1', name: 'Order number' },
    { id: 'v2', name: 'status' },
  ],
  groups: [
    {
      id: 'g1',
      title: 'Ask',
      graphCoordinates: { x: 0, y: 0 },
      blocks: [
        { id: 'b1', type: 'text', content: { richText: [{ type: 'p', children: [{ text: 'Welcome' }] }] } },
        { id: 'b2', type: 'text', content: { richText: [{ type: 'p', children: [{ text: 'Your ' }, { text: 'number?' }] }] } },
        { id: 'b3', type: 'number input', options: { variableId: 'v1', retryMessageContent: 'Digits, please' } },
        {
          id: 'b4',
          type: 'Webhook',
          options: {
            webhook: { method: 'GET', url: 'https://example.com/{{Order number}}', headers: [{ key: 'x-token', value: 't' }] },
            responseVariableMapping: [{ variableId: 'v2', bodyPath: 'data.orders[0].state' }],
          },
        },
        {
          id: 'b5',
          type: 'Condition',
          items: [
            {
              id: 'i1',
              outgoingEdgeId: 'e1',
              content: {
                logicalOperator: 'AND',
                comparisons: [{ variableId: 'v2', comparisonOperator: 'Equal to', value: 'sent' }],
              },
            },
          ],
          outgoingEdgeId: 'e2',
        },
      ],
    },
    {
      id: 'g2',
      title: 'Sent',
      blocks: [
        { id: 'b6', type: 'text', content: { plainText: 'On its way: {{Order number}}' } },
        { id: 'b7', type: 'Google Sheets', options: {} },
      ],
    },
    {
      id: 'g3',
      title: 'Else',
      blocks: [
        { id: 'b8', type: 'Set variable', options: { variableId: 'v2', expressionToEvaluate: 'open' } },
        { id: 'b9', type: 'text', content: { html: '<div>What now?</div>' } },
        {
          id: 'b10',
          type: 'choice input',
          items: [
            { id: 'i2', content: 'Again', outgoingEdgeId: 'e3' },
            { id: 'i3', content: 'Stop' },
          ],
        },
      ],
    },
    { id: 'g4', title: 'Back', blocks: [{ id: 'b11', type: 'Jump', options: { groupId: 'g1', blockId: 'b3' } }] },
  ],
  edges: [
    { id: 'e0', from: { eventId: 'start' }, to: { groupId: 'g1' } },
    { id: 'e1', from: { blockId: 'b5', itemId: 'i1' }, to: { groupId: 'g2' } },
    { id: 'e2', from: { blockId: 'b5' }, to: { groupId: 'g3', blockId: 'b8' } },
    { id: 'e3', from: { blockId: 'b10', itemId: 'i2' }, to: { groupId: 'g4' } },
  ],
};

test('converts a Typebot export: messages, questions, choices, conditions, variables, requests and jumps', () => {
  const { source, name, graph, report } = planOf(typebot);
  expect([source, name]).toEqual(['typebot', 'Orders']);
  const nameOf = new Map(graph.nodes.map(({ id, type, data }) => [id, data.content ?? type]));
  expect(
    graph.edges.map((edge) => [nameOf.get(edge.source), edge.sourceHandle ?? '', nameOf.get(edge.target)].join(' > ')),
  ).toEqual([
    'startNode >  > Welcome',
    'Welcome >  > Your number?',
    'Your number? > answered > requestNode',
    'requestNode > success > rulesNode',
    'rulesNode > true > On its way: {{ variables.Order_number }}',
    'rulesNode > false > variableNode',
    'variableNode >  > What now?',
    'What now? > option-1 > Your number?',
  ]);
  const dataOf = (type: NodeType) => graph.nodes.find((node) => node.type === type)?.data;
  expect(dataOf('askNode')?.ask).toMatchObject({ answer: 'number', variable: 'Order_number', retryText: 'Digits, please' });
  expect(dataOf('requestNode')?.request).toEqual({
    method: 'GET',
    url: 'https://example.com/{{ variables.Order_number }}',
    headers: [{ name: 'x-token', value: 't' }],
    mapping: [{ path: 'orders.0.state', variable: 'status' }],
  });
  expect(dataOf('rulesNode')?.rules).toEqual({
    match: 'all',
    rules: [{ type: 'variable', operator: 'equals', name: 'status', value: 'sent' }],
  });
  expect(dataOf('variableNode')?.variable).toEqual({ name: 'status', value: 'open' });
  expect(report.map((line) => line.text)).toEqual([
    '“Google Sheets” in “Sent” is not supported.',
    'Typebot waits for answers without a time limit. This flow continues after one day with no answer.',
  ]);
});
