import { after, before, test } from 'node:test';
import { validateFlow } from '@fanfare/engine';
import type { FlowEdge, FlowGraph, FlowNode, FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { times } from '../../../../test/proof.ts';
import { type Happening, type SimulationStage, startSimulationStage } from '../../../../test/stages/startSimulationStage.ts';

const FLOWS = times(25, 400);
let stage: SimulationStage;

before(async () => {
  stage = await startSimulationStage();
});
after(() => stage.close());

interface Branch {
  type: NodeType;
  data: FlowNodeData;
  behind: Partial<Record<string, Branch | null>>;
}

const options = [
  { id: 'm', title: 'Medium' },
  { id: 'l', title: 'Large' },
];
const kinds: [type: NodeType, data: FlowNodeData, outputs: string[]][] = [
  ['messageNode', { content: 'You wrote {{ input }}, {{ variables.city }}.' }, ['']],
  ['conditionNode', { keyword: 'price' }, ['true', 'false']],
  ['actionNode', { action: 'wait', actionParams: '30m' }, ['']],
  ['actionNode', { action: 'set_variable', actionParams: 'city=Oslo' }, ['']],
  ['actionNode', { action: 'add_tag', actionParams: 'vip' }, ['']],
  [
    'askNode',
    { content: 'How many?', ask: { answer: 'number', variable: 'city', tries: 2 } },
    ['answered', 'invalid', 'no_reply'],
  ],
  ['choicesNode', { content: 'Size?', choices: { style: 'quick_replies', options } }, ['m', 'l', 'other', 'no_reply']],
  ['rulesNode', { rules: { match: 'any', rules: [{ type: 'tag', operator: 'has', value: 'vip' }] } }, ['true', 'false']],
  [
    'splitNode',
    {
      split: {
        branches: [
          { id: 'a', weight: 1 },
          { id: 'b', weight: 1 },
        ],
      },
    },
    ['a', 'b'],
  ],
  ['windowNode', {}, ['open', 'closed']],
  ['handoverNode', {}, []],
];
function branchOf(depth: number): fc.Arbitrary<Branch> {
  const next = depth > 1 ? fc.option(branchOf(depth - 1), { freq: 4 }) : fc.constant(null);
  return fc.constantFrom(...kinds).chain(([type, data, outputs]) =>
    fc.record({
      type: fc.constant(type),
      data: fc.constant(data),
      behind: fc.record(Object.fromEntries(outputs.map((output) => [output, next]))),
    }),
  );
}

function toGraph(branch: Branch, keyword: string): FlowGraph {
  const start = {
    id: 'start',
    type: 'startNode' as const,
    position: { x: 0, y: 0 },
    data: { start: { trigger: 'keyword_detected' as const, keyword } },
  };
  const nodes: FlowNode[] = [start];
  const edges: FlowEdge[] = [];
  const add = ({ type, data, behind }: Branch, source: string, output: string) => {
    const id = `n${nodes.length}`;
    nodes.push({ id, type, position: { x: 0, y: 0 }, data });
    edges.push({ id: `e${edges.length}`, source, target: id, ...(output !== '' && { sourceHandle: output }) });
    for (const [name, next] of Object.entries(behind)) if (next) add(next, id, name);
  };
  add(branch, 'start', '');
  return { nodes, edges };
}

const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ text: fc.constantFrom('7', 'price?', 'Large', 'hello', 'again') }),
  fc.record({ hours: fc.constantFrom(1, 25) }),
);

test(`a test in the browser reports the same lines as the runs of the server: ${FLOWS} flows`, async () => {
  const anyCase = fc
    .record({ branch: branchOf(4), happenings: fc.array(anyHappening, { maxLength: 3 }) })
    .filter(({ branch }) => !validateFlow(toGraph(branch, 'k')).some(({ severity }) => severity === 'error'));
  const cases = fc.sample(anyCase, { numRuns: FLOWS, seed: 7 });
  const played = new Set<string>();
  for (const [number, { branch, happenings }] of cases.entries()) {
    const keyword = `begin${number}!`;
    const flow = toGraph(branch, keyword);
    const flowId = await stage.publish(keyword, flow);
    const lines = await stage.play({ flow, flowId, happenings: [{ text: `${keyword} 7` }, ...happenings] });
    for (const { nodeType } of lines) played.add(nodeType);
  }
  // All node types must occur.
  expect([...played].toSorted()).toEqual([...new Set([...kinds.map(([type]) => type), 'startNode'])].toSorted());
});
