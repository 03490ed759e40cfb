import { it } from 'node:test';
import {
  addedNodeTypes,
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  type FlowNodeData,
  RUN_STEPS_MAX,
  RUN_STEPS_WITHOUT_WAIT_MAX,
} from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import type { StepInput } from './StepInput.ts';
import { type RunMemory, startMemory } from './startMemory.ts';
import { step } from './step.ts';
import { action, condition, message, node } from './testing/flowOf.ts';
import { validateFlow } from './validateFlow.ts';

const anyNode = (id: string): fc.Arbitrary<FlowNode> =>
  fc.oneof(
    fc.constantFrom('Hello', '').map((text) => message(id, text)),
    fc.constantFrom('price', 'a').map((keyword) => condition(id, keyword)),
    fc.constantFrom('1s', '10m', 'soon').map((params) => action(id, 'wait', params)),
    fc.constantFrom('city=Oslo', '__proto__=x').map((params) => action(id, 'set_variable', params)),
    fc.constantFrom('add_tag', 'remove_tag', 'custom', 'toString').map((name) => action(id, name, 'vip')),
    fc.constantFrom('https://a.test/{{ input }}', 'https://{{ input }}').map((params) => action(id, 'send_api', params)),
    fc.constantFrom(...addedNodeTypes).map((type) => node(id, type, addedData)),
  );

/** Data for all added node kinds; each kind reads only its own fields. */
const addedData: FlowNodeData = {
  content: 'Well?',
  media: { type: 'image', urls: ['https://a.test/a.png'] },
  cards: { cards: [{ title: 'Card', buttons: [{ id: 'a', title: 'A' }] }] },
  choices: { style: 'quick_replies', options: [{ id: 'a', title: 'A' }] },
  ask: { answer: 'number', variable: 'n', tries: 2 },
  rules: { match: 'any', rules: [{ type: 'keyword', operator: 'contains', value: 'a' }] },
  split: { branches: [{ id: 'a', weight: 1 }] },
  variable: { name: 'city', value: '{{ input }}' },
  tag: { operation: 'add', tag: 'vip' },
  request: { method: 'GET', url: 'https://a.test', headers: [], mapping: [] },
  flow: { flowId: 'f' },
};
const outputs = [null, 'true', 'false', 'a', 'other', 'no_reply', 'answered', 'invalid', 'success', 'failure', 'open', 'closed'];

const anyFlow: fc.Arbitrary<FlowGraph> = fc.integer({ min: 0, max: 12 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, number) => `n${number}`);
  const end = fc.constantFrom(...ids, 'gone');
  const edge: fc.Arbitrary<FlowEdge> = fc.record({
    id: fc.uuid(),
    source: end,
    target: end,
    sourceHandle: fc.constantFrom(...outputs),
  });
  return fc.record({ nodes: fc.tuple(...ids.map(anyNode)), edges: fc.array(edge, { maxLength: 30 }) });
});

function getAwaitedInput({ parked, waitingUntil }: RunMemory, nowMs: number): { input: StepInput; atMs: number } {
  const asked = parked.find(({ awaits }) => awaits === 'response');
  if (!asked) return { input: { kind: 'timer' }, atMs: Date.parse(waitingUntil ?? '') };
  return { input: { kind: 'response', stepNo: asked.stepNo ?? 0, response: { status: 200, values: {} } }, atMs: nowMs };
}

const anyText = fc.string({ unit: 'grapheme' });
const blank = () => startMemory({ username: null, tags: [], variables: {} });

it('a run of any graph ends within the limits, whatever the message', () => {
  fc.assert(
    fc.property(anyFlow, anyText, (flow, text) => {
      let nowMs = 0;
      let result = step(flow, blank(), { kind: 'message', text }, nowMs);
      while (result.memory.status === 'waiting') {
        const before = result.memory.stepsTotal;
        const { input, atMs } = getAwaitedInput(result.memory, nowMs);
        nowMs = atMs;
        result = step(flow, result.memory, input, nowMs);
        expect(result.memory.stepsTotal - before).toBeLessThanOrEqual(RUN_STEPS_WITHOUT_WAIT_MAX);
        expect(result.trace.some((line) => line.result === 'ignored' && line.nodeType === 'run')).toBe(false);
      }
      expect(['finished', 'failed']).toContain(result.memory.status);
      expect(result.memory.stepsTotal).toBeLessThanOrEqual(RUN_STEPS_MAX);
    }),
    { numRuns: 1_000 },
  );
});

it('the same step twice, or with a memory that went through JSON, gives the same', () => {
  fc.assert(
    fc.property(anyFlow, anyText, fc.nat(), (flow, text, nowMs) => {
      const started = step(flow, blank(), { kind: 'message', text }, nowMs);
      expect(step(flow, blank(), { kind: 'message', text }, nowMs)).toEqual(started);
      const stored: RunMemory = JSON.parse(JSON.stringify(started.memory));
      expect(stored).toEqual(started.memory);
      const laterMs = nowMs + 3_600_000;
      expect(step(flow, stored, { kind: 'message', text: 'a' }, laterMs)).toEqual(
        step(flow, started.memory, { kind: 'message', text: 'a' }, laterMs),
      );
      expect(step(flow, stored, { kind: 'timer' }, laterMs)).toEqual(step(flow, started.memory, { kind: 'timer' }, laterMs));
    }),
    { numRuns: 1_000 },
  );
});

it('every command of a run has its own step number, and the steps count up without a gap', () => {
  fc.assert(
    fc.property(anyFlow, anyText, (flow, text) => {
      const { commands, trace, memory } = step(flow, blank(), { kind: 'message', text }, 0);
      const numbers = commands.map((command) => command.stepNo);
      expect(new Set(numbers).size).toBe(numbers.length);
      const executed = trace.filter((line) => line.nodeType !== 'run').map((line) => line.stepNo);
      expect(executed).toEqual(Array.from({ length: memory.stepsTotal }, (_, index) => index + 1));
    }),
    { numRuns: 1_000 },
  );
});

it('a flow without errors only ever fails by a limit', () => {
  fc.assert(
    fc.property(anyFlow, anyText, (flow, text) => {
      fc.pre(!validateFlow(flow).some((issue) => issue.severity === 'error'));
      const { memory } = step(flow, blank(), { kind: 'message', text }, 0);
      if (memory.status === 'failed') expect(memory.error).toMatchObject({ code: expect.stringMatching(/^runs\.too-many-/) });
    }),
    { numRuns: 1_000 },
  );
});
