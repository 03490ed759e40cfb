import { it } from 'node:test';
import type { FlowNode } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startMemory } from '../startMemory.ts';
import { step } from '../step.ts';
import { action, condition, flowOf, message, node } from '../testing/flowOf.ts';
import { validateFlow } from '../validateFlow.ts';

const disabled = (one: FlowNode): FlowNode => ({ ...one, data: { ...one.data, disabled: true } });
const run = (flow: ReturnType<typeof flowOf>) =>
  step(flow, startMemory({ username: 'ann', tags: [], variables: {} }), { kind: 'message', text: 'price' }, 0);
const rulesOf = (flow: ReturnType<typeof flowOf>) => validateFlow(flow).map(({ rule, nodeId }) => `${rule} ${nodeId}`);

it('skips a disabled node and records it in the trace', () => {
  const { commands, trace, memory } = run(flowOf([message('a'), disabled(message('b')), message('c')], 'a -> b', 'b -> c'));
  expect(commands.map(({ nodeId }) => nodeId)).toEqual(['a', 'c']);
  expect(trace.map(({ nodeId, result }) => [nodeId, result])).toEqual([
    ['a', 'sent'],
    ['b', 'skipped'],
    ['c', 'sent'],
  ]);
  expect(memory.status).toBe('finished');
});

it('skips disabled waits and questions', () => {
  const ask = node('q', 'askNode', { content: 'Size?', ask: { answer: 'text', variable: 'size', tries: 2 } });
  const flow = flowOf([disabled(action('w', 'wait', '1d')), disabled(ask), message('m')], 'w -> q', 'q answered-> m');
  expect(run(flow).commands.map(({ nodeId }) => nodeId)).toEqual(['m']);
});

it('a disabled node with several successors ends the branch and is an issue', () => {
  const flow = flowOf([disabled(condition('c', 'price')), message('yes'), message('no')], 'c true-> yes', 'c false-> no');
  expect(run(flow).commands).toEqual([]);
  expect(rulesOf(flow)).toContain('disabled-fork c');
  const joined = flowOf([disabled(condition('c', 'price')), message('yes')], 'c true-> yes', 'c false-> yes');
  expect(run(joined).commands).toHaveLength(1);
});

it('ignores issues and variables of a disabled node', () => {
  const set = action('v', 'set_variable', 'city=Oslo');
  const flow = (first: FlowNode) => flowOf([first, message('m', '{{ variables.city }}')], 'v -> m');
  expect(rulesOf(flow(set))).toEqual([]);
  expect(rulesOf(flow(disabled(set)))).toEqual(['missing-variable m']);
  expect(rulesOf(flowOf([disabled(message('a', ''))]))).toEqual([]);
});

it('a start node is active whether or not it is marked', () => {
  const start = disabled(node('s', 'startNode', { start: { trigger: 'message_received' } }));
  expect(run(flowOf([start, message('m')], 's -> m')).trace.map(({ result }) => result)).toEqual(['started', 'sent']);
});
