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

it('a disabled node does nothing, the run goes past it and the trace says so', () => {
  const { commands, trace, memory } = run(flowOf([message('a'), disabled(message('b')), message('c')], 'a -> b', 'b -> c'));
  expect(commands.map(({ nodeId }) => nodeId)).toEqual(['a', 'c']);
  expect(trace.map(({ nodeId, result }) => [nodeId, result])).toEqual([
    ['a', 'sent'],
    ['b', 'skipped'],
    ['c', 'sent'],
  ]);
  expect(memory.status).toBe('finished');
});

it('a disabled wait does not stop the run, and what asks does not ask', () => {
  const ask = node('q', 'askNode', { content: 'Size?', ask: { answer: 'text', variable: 'size', tries: 2 } });
  const flow = flowOf([disabled(action('w', 'wait', '1d')), disabled(ask), message('m')], 'w -> q', 'q answered-> m');
  expect(run(flow).commands.map(({ nodeId }) => nodeId)).toEqual(['m']);
});

it('of several ways behind a disabled node none is taken, and the check says so', () => {
  const flow = flowOf([disabled(condition('c', 'price')), message('yes'), message('no')], 'c true-> yes', 'c false-> no');
  expect(run(flow).commands).toEqual([]);
  expect(rulesOf(flow)).toContain('disabled-fork c');
  const joined = flowOf([disabled(condition('c', 'price')), message('yes')], 'c true-> yes', 'c false-> yes');
  expect(run(joined).commands).toHaveLength(1);
});

it('what is wrong inside a disabled node does not count, and what it would set is not set', () => {
  const set = action('v', 'set_variable', 'city=Oslo');
  const flow = (first: FlowNode) => flowOf([first, message('m', '{{ variables.city }}')], 'v -> m');
  expect(rulesOf(flow(set))).toEqual([]);
  expect(rulesOf(flow(disabled(set)))).toEqual(['missing-variable m']);
  expect(rulesOf(flowOf([disabled(message('a', ''))]))).toEqual([]);
});

it('a start listens whether or not somebody marked it', () => {
  const start = disabled(node('s', 'startNode', { start: { trigger: 'message_received' } }));
  expect(run(flowOf([start, message('m')], 's -> m')).trace.map(({ result }) => result)).toEqual(['started', 'sent']);
});
