import { describe, it } from 'node:test';
import { type FlowGraph, renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { type RunMemory, startMemory } from './startMemory.ts';
import { type StepResult, step } from './step.ts';
import { action, condition, flowOf, message } from './testing/flowOf.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;
const newRun = (): RunMemory => startMemory({ username: 'ann', tags: ['known'], variables: { city: 'Oslo' } });
const start = (flow: FlowGraph, text = 'hi'): StepResult => step(flow, newRun(), { kind: 'message', text }, NOON);
const texts = (result: StepResult): string[] =>
  result.commands.flatMap((command) =>
    command.kind === 'send_message' && command.message.kind === 'text' ? [command.message.text] : [],
  );

describe('a run', () => {
  const prices = flowOf(
    [condition('c', 'price'), message('yes', 'From 10 euro.'), message('no', 'How can I help?')],
    'c true-> yes',
    'c false-> no',
  );

  it('takes the output True when the message contains the keyword', () => {
    const result = start(prices, 'What is the PRICE?');
    expect(result.commands).toEqual([
      { kind: 'send_message', stepNo: 2, nodeId: 'yes', message: { kind: 'text', text: 'From 10 euro.' } },
    ]);
    expect(result.memory).toMatchObject({ status: 'finished', stepsTotal: 2, nodeId: 'yes', input: 'What is the PRICE?' });
    expect(result.trace).toEqual([
      {
        stepNo: 1,
        nodeId: 'c',
        nodeType: 'conditionNode',
        result: 'true',
        detail: { code: 'runs.input-contains', params: { keyword: 'price' } },
      },
      {
        stepNo: 2,
        nodeId: 'yes',
        nodeType: 'messageNode',
        result: 'sent',
        detail: { code: 'runs.sends-text', params: { text: 'From 10 euro.' } },
      },
    ]);
  });

  it('takes the output False otherwise', () => {
    expect(texts(start(prices, 'hello'))).toEqual(['How can I help?']);
  });

  it('begins at every node without an incoming edge and follows each branch to its end', () => {
    const flow = flowOf([message('b'), message('a'), message('a2'), message('a1')], 'a -> a1', 'a1 -> a2');
    expect(texts(start(flow))).toEqual(['text of b', 'text of a', 'text of a1', 'text of a2']);
  });

  it('follows all edges of a node in their order', () => {
    const flow = flowOf([message('a'), message('b'), message('c'), message('d')], 'a -> c', 'a -> b', 'c -> d');
    expect(texts(start(flow))).toEqual(['text of a', 'text of c', 'text of d', 'text of b']);
  });

  it('leaves a condition by no edge that belongs to neither output', () => {
    const flow = flowOf([condition('c', 'price'), message('m')], 'c -> m');
    expect(start(flow, 'price').commands).toEqual([]);
  });

  it('ignores an edge to a missing node', () => {
    expect(start(flowOf([message('a')], 'a -> gone')).memory.status).toBe('finished');
  });

  it('sends nothing for a message without text', () => {
    const result = start(flowOf([message('a', '  ')]));
    expect([result.commands, result.trace[0]?.result]).toEqual([[], 'ignored']);
  });

  it('changes neither the memory nor the flow it was given', () => {
    const memory = newRun();
    const before = structuredClone({ memory, prices });
    step(prices, memory, { kind: 'message', text: 'price' }, NOON);
    expect({ memory, prices }).toEqual(before);
  });
});

describe('templates', () => {
  it('put values into messages and variables', () => {
    const flow = flowOf(
      [
        action('v', 'set_variable', 'shout={{ input | upcase }}'),
        message('m', '{{ contact.username }} in {{ variables.city }}: {{ variables.shout }}'),
      ],
      'v -> m',
    );
    expect(texts(start(flow, 'hi {{ x }}'))).toEqual(['ann in Oslo: HI {{ X }}']);
  });

  it('record missing values in the trace', () => {
    const result = start(flowOf([message('m', 'Size {{ variables.size }}.')]));
    expect(texts(result)).toEqual(['Size .']);
    expect(renderEnglish(result.trace[0]?.detail ?? [])).toBe('Sends "Size .". variables.size has no value and is left empty.');
  });

  it('that cannot be read fail the run with the reason', () => {
    expect(start(flowOf([message('m', 'Hi {{ input')])).memory).toMatchObject({
      status: 'failed',
      error: expect.objectContaining({ code: 'flow-issues.template-unreadable' }),
    });
  });

  it('cannot let a variable grow without bound', () => {
    const grow = '{{ variables.a }}{{ variables.a }}x';
    const many = Array.from({ length: 40 }, (_, n) => action(`a${n}`, 'set_variable', `a=${grow}`));
    const flow = flowOf(many, ...many.slice(1).map((_, n) => `a${n} -> a${n + 1}`));
    expect(start(flow).memory.variables.a).toHaveLength(1_000);
  });
});

describe('actions', () => {
  it('set tags and variables in memory and return commands to store them', () => {
    const flow = flowOf(
      [action('a', 'add_tag', 'vip'), action('b', 'remove_tag', 'known'), action('c', 'set_variable', 'city=Bergen')],
      'a -> b',
      'b -> c',
    );
    const result = start(flow);
    expect(result.memory).toMatchObject({ tags: ['vip'], variables: { city: 'Bergen' } });
    expect(result.commands).toEqual([
      { kind: 'add_tag', stepNo: 1, nodeId: 'a', tag: 'vip' },
      { kind: 'remove_tag', stepNo: 2, nodeId: 'b', tag: 'known' },
      { kind: 'set_variables', stepNo: 3, nodeId: 'c', values: { city: 'Bergen' } },
    ]);
  });

  it('that are not known do nothing and let the run go on', () => {
    const result = start(flowOf([action('a', 'dance'), message('m')], 'a -> m'));
    expect(texts(result)).toEqual(['text of m']);
    expect(result.trace[0]).toMatchObject({
      result: 'custom_action',
      detail: { code: 'runs.unknown-action', params: { action: 'dance' } },
    });
  });

  it('that cannot be read fail the run with the reason', () => {
    const result = start(flowOf([message('m'), action('a', 'wait', 'a while')], 'm -> a'));
    expect(texts(result)).toEqual(['text of m']);
    expect(result.memory).toMatchObject({ status: 'failed', error: { code: 'flow-issues.wait-help' } });
  });
});

describe('a wait', () => {
  const flow = flowOf(
    [message('a'), action('w', 'wait', '10m'), message('b'), action('short', 'wait', '30s'), message('c'), message('d')],
    'a -> w',
    'w -> b',
    'short -> c',
  );
  const waiting = start(flow);

  it('stops its own branch; the others go on', () => {
    expect(texts(waiting)).toEqual(['text of a', 'text of d']);
    expect(waiting.memory).toMatchObject({ status: 'waiting', waitingUntil: '2026-01-01T12:00:30.000Z' });
    expect(waiting.commands.filter((command) => command.kind === 'wait')).toEqual([
      { kind: 'wait', stepNo: 2, nodeId: 'w', untilMs: NOON + 10 * MINUTE },
      { kind: 'wait', stepNo: 3, nodeId: 'short', untilMs: NOON + MINUTE / 2 },
    ]);
  });

  it('continues each branch at its time', () => {
    const first = step(flow, waiting.memory, { kind: 'timer' }, NOON + MINUTE);
    expect([texts(first), first.memory.status]).toEqual([['text of c'], 'waiting']);
    expect(first.memory.waitingUntil).toBe('2026-01-01T12:10:00.000Z');
    const second = step(flow, first.memory, { kind: 'timer' }, NOON + 10 * MINUTE);
    expect([texts(second), second.memory.status, second.memory.waitingUntil]).toEqual([['text of b'], 'finished', null]);
    expect(second.commands[0]?.stepNo).toBe(6);
  });

  it('is not ended by a message, which is not used up', () => {
    const result = step(flow, waiting.memory, { kind: 'message', text: 'hello?' }, NOON + MINUTE);
    expect(result.memory).toBe(waiting.memory);
    expect(result.commands).toEqual([]);
    expect(result.trace).toEqual([expect.objectContaining({ nodeType: 'run', result: 'ignored' })]);
  });

  it('is not ended by a timer that comes early', () => {
    const result = step(flow, waiting.memory, { kind: 'timer' }, NOON + 1_000);
    expect(result.memory).toBe(waiting.memory);
    expect(result.commands).toEqual([]);
  });

  it('survives storage as JSON', () => {
    const stored: RunMemory = JSON.parse(JSON.stringify(waiting.memory));
    const later = { kind: 'timer' } as const;
    expect(step(flow, stored, later, NOON + MINUTE)).toEqual(step(flow, waiting.memory, later, NOON + MINUTE));
  });
});

describe('limits', () => {
  it('stop a circle without a wait after 100 steps', () => {
    const result = start(flowOf([message('in'), message('a')], 'in -> a', 'a -> a'));
    expect(result.memory).toMatchObject({
      status: 'failed',
      stepsTotal: 100,
      error: { code: 'runs.too-many-steps-without-wait', params: { max: 100 } },
    });
    expect(result.commands).toHaveLength(100);
    expect(result.trace.at(-1)).toMatchObject({ nodeType: 'run', result: 'failed' });
  });

  it('let a circle with a wait go on to 1,000 steps', () => {
    const flow = flowOf([message('in'), message('a'), action('w', 'wait', '1s')], 'in -> a', 'a -> w', 'w -> a');
    let memory = start(flow).memory;
    for (let second = 1; memory.status === 'waiting'; second += 1) {
      memory = step(flow, memory, { kind: 'timer' }, NOON + second * 1_000).memory;
    }
    expect(memory).toMatchObject({
      status: 'failed',
      stepsTotal: 1_000,
      error: { code: 'runs.too-many-steps', params: { max: 1000 } },
    });
  });

  it('stop a run that piles up branches before its memory grows', () => {
    const many = Array.from({ length: 1_000 }, (_, number) => message(`m${number}`));
    const result = start(flowOf([message('in'), ...many], ...many.map(({ id }) => `in -> ${id}`)));
    expect(result.memory).toMatchObject({ status: 'failed', stepsTotal: 1 });
  });
});

it('a run that is over ignores whatever comes', () => {
  const over = start(flowOf([message('a')])).memory;
  const result = step(flowOf([message('a')]), over, { kind: 'message', text: 'again' }, NOON);
  expect(result).toEqual({ memory: over, commands: [], trace: [expect.objectContaining({ detail: { code: 'runs.over' } })] });
});
