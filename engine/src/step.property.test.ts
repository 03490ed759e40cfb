import { it } from 'node:test';
import {
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  RUN_STEPS_MAX,
  RUN_STEPS_WITHOUT_WAIT_MAX,
} from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { type RunMemory, startMemory } from './startMemory.ts';
import { step } from './step.ts';
import { action, condition, message } from './testing/flowOf.ts';
import { validateFlow } from './validateFlow.ts';

const anyNode = (id: string): fc.Arbitrary<FlowNode> =>
  fc.oneof(
    fc.constantFrom('Hello', '').map((text) => message(id, text)),
    fc.constantFrom('price', 'a').map((keyword) => condition(id, keyword)),
    fc.constantFrom('1s', '10m', 'soon').map((params) => action(id, 'wait', params)),
    fc.constantFrom('city=Oslo', '__proto__=x').map((params) => action(id, 'set_variable', params)),
    fc.constantFrom('add_tag', 'remove_tag', 'custom', 'toString').map((name) => action(id, name, 'vip')),
  );

const anyFlow: fc.Arbitrary<FlowGraph> = fc.integer({ min: 0, max: 12 }).chain((size) => {
  const ids = Array.from({ length: size }, (_, number) => `n${number}`);
  const end = fc.constantFrom(...ids, 'gone');
  const edge: fc.Arbitrary<FlowEdge> = fc.record({
    id: fc.uuid(),
    source: end,
    target: end,
    sourceHandle: fc.constantFrom('true', 'false', null),
  });
  return fc.record({ nodes: fc.tuple(...ids.map(anyNode)), edges: fc.array(edge, { maxLength: 30 }) });
});

const anyText = fc.string({ unit: 'grapheme' });
const blank = () => startMemory({ username: null, tags: [], variables: {} });

it('a run of any graph ends within the limits, whatever the message', () => {
  fc.assert(
    fc.property(anyFlow, anyText, (flow, text) => {
      let nowMs = 0;
      let result = step(flow, blank(), { kind: 'message', text }, nowMs);
      while (result.memory.status === 'waiting') {
        const before = result.memory.stepsTotal;
        nowMs = Date.parse(result.memory.waitingUntil ?? '');
        result = step(flow, result.memory, { kind: 'timer' }, nowMs);
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
      if (memory.status === 'failed') expect(memory.error).toMatch(/^The run was stopped/);
    }),
    { numRuns: 300 },
  );
});
