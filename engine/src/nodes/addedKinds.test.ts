import { describe, it } from 'node:test';
import { type FlowGraph, renderEnglish } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import type { FlowResponse } from '../requests/FlowResponse.ts';
import { type RunMemory, startMemory } from '../startMemory.ts';
import { type StepResult, step } from '../step.ts';
import { action, flowOf, message, node } from '../testing/flowOf.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;
const contact = { id: 'c-1', username: 'ann', tags: ['vip'], variables: { city: 'Oslo' } };
const start = (flow: FlowGraph, text = 'hi', about: Partial<RunMemory> = {}): StepResult =>
  step(flow, { ...startMemory(contact), ...about }, { kind: 'message', text }, NOON);
const say = (flow: FlowGraph, before: StepResult, text: string, payload: string | null = null): StepResult =>
  step(flow, before.memory, { kind: 'message', text, payload }, NOON + HOUR);
const sent = (result: StepResult) =>
  result.commands.flatMap((command) => (command.kind === 'send_message' ? [command.message] : []));
const texts = (result: StepResult) => sent(result).map((each) => ('text' in each ? each.text : each.kind));
const results = (result: StepResult) => result.trace.map((line) => line.result);

describe('a start', () => {
  it('starts runs; other nodes without an incoming edge do not', () => {
    const flow = flowOf([message('lost'), node('s', 'startNode', {}), message('m')], 's -> m');
    expect(texts(start(flow))).toEqual(['text of m']);
  });
});

it('notes are not executed', () => {
  expect(start(flowOf([node('n', 'noteNode', { content: 'x' }), message('m')])).trace).toHaveLength(1);
});

describe('media', () => {
  it('is one file, or several pictures', () => {
    const one = node('a', 'mediaNode', { media: { type: 'audio', urls: ['https://cdn.test/{{ variables.city }}.mp3'] } });
    expect(sent(start(flowOf([one])))).toEqual([{ kind: 'media', mediaType: 'audio', url: 'https://cdn.test/Oslo.mp3' }]);
    const two = node('a', 'mediaNode', { media: { type: 'image', urls: ['https://cdn.test/1', ' ', 'https://cdn.test/2'] } });
    expect(sent(start(flowOf([two])))).toEqual([{ kind: 'pictures', urls: ['https://cdn.test/1', 'https://cdn.test/2'] }]);
  });

  it('may have its whole address from a variable, and only a web address', () => {
    const flow = (photo: string) =>
      flowOf(
        [
          node('v', 'variableNode', { variable: { name: 'photo', value: photo } }),
          node('a', 'mediaNode', { media: { type: 'image', urls: ['{{ variables.photo }}'] } }),
        ],
        'v -> a',
      );
    expect(sent(start(flow('https://cdn.test/a?b=c&d')))).toMatchObject([{ url: 'https://cdn.test/a?b=c&d' }]);
    expect(start(flow('javascript:alert(1)')).memory).toMatchObject({ status: 'failed' });
  });
});

describe('choices', () => {
  const options = [
    { id: 'yes', title: 'Yes' },
    { id: 'no', title: 'No' },
  ];
  const choices = node('q', 'choicesNode', {
    content: 'Well, {{ contact.username }}?',
    choices: { style: 'quick_replies', options },
  });
  const flow = flowOf([choices, message('a'), message('b')], 'q yes-> a', 'q no-> b');

  it('are sent as quick replies and wait', () => {
    const asked = start(flow);
    expect(sent(asked)).toEqual([
      {
        kind: 'text',
        text: 'Well, ann?',
        quickReplies: [
          { title: 'Yes', payload: 'option:q:yes' },
          { title: 'No', payload: 'option:q:no' },
        ],
      },
    ]);
    expect(asked.memory).toMatchObject({ status: 'waiting', waitingUntil: '2026-01-02T12:00:00.000Z' });
  });

  it('are left by a tap, or by the written title', () => {
    expect(texts(say(flow, start(flow), 'whatever it says', 'option:q:no'))).toEqual(['text of b']);
    expect(texts(say(flow, start(flow), ' YES '))).toEqual(['text of a']);
  });

  it('do not use up another text, unless "other" leads on', () => {
    const asked = start(flow);
    expect(say(flow, asked, 'maybe').memory).toBe(asked.memory);
    expect(say(flow, asked, 'Yes', 'option:other:yes').memory.status).toBe('finished');
    const open = flowOf([choices, message('o')], 'q other-> o');
    expect(texts(say(open, start(open), 'maybe'))).toEqual(['text of o']);
  });

  it('leave by "no_reply" when the time is over', () => {
    const silent = flowOf([choices, message('n')], 'q no_reply-> n');
    expect(texts(step(silent, start(silent).memory, { kind: 'timer' }, NOON + 25 * HOUR))).toEqual(['text of n']);
  });

  it('can be buttons; pages alone do not wait', () => {
    const page = { id: 'shop', title: 'Shop', url: 'https://shop.test/?who={{ contact.username }}' };
    const buttons = node('q', 'choicesNode', { content: 'Look', choices: { style: 'buttons', options: [page] } });
    const result = start(flowOf([buttons, message('m')], 'q -> m'));
    expect(sent(result)).toEqual([
      { kind: 'buttons', text: 'Look', buttons: [{ kind: 'link', title: 'Shop', url: 'https://shop.test/?who=ann' }] },
      { kind: 'text', text: 'text of m' },
    ]);
  });
});

it('cards are left by the button that is tapped', () => {
  const cards = [
    { title: 'Shirt {{ variables.city }}', subtitle: '20 EUR', buttons: [{ id: 'shirt', title: 'Take it' }] },
    { title: 'Hat', imageUrl: 'https://cdn.test/hat.png', url: 'https://shop.test/hat' },
  ];
  const flow = flowOf([node('c', 'cardsNode', { cards: { cards } }), message('m')], 'c shirt-> m');
  const shown = start(flow);
  expect(sent(shown)).toEqual([
    {
      kind: 'cards',
      cards: [
        { title: 'Shirt Oslo', subtitle: '20 EUR', buttons: [{ kind: 'postback', title: 'Take it', payload: 'option:c:shirt' }] },
        { title: 'Hat', imageUrl: 'https://cdn.test/hat.png', url: 'https://shop.test/hat' },
      ],
    },
  ]);
  expect(texts(say(flow, shown, 'Take it', 'option:c:shirt'))).toEqual(['text of m']);
});

describe('a question', () => {
  const ask = (changes: object = {}) =>
    node('q', 'askNode', {
      content: 'How many?',
      ask: { answer: 'number', variable: 'count', retryText: 'A number, please.', tries: 2, noReplyAfter: '10m', ...changes },
    });
  const flow = flowOf(
    [ask(), message('yes', 'You want {{ variables.count }}.'), message('bad'), message('late')],
    'q answered-> yes',
    'q invalid-> bad',
    'q no_reply-> late',
  );

  it('saves a valid answer in a variable', () => {
    const answered = say(flow, start(flow), ' 1,5 ');
    expect(texts(answered)).toEqual(['You want 1.5.']);
    expect(answered.commands[0]).toEqual({ kind: 'set_variables', stepNo: 2, nodeId: 'q', values: { count: '1.5' } });
    expect(answered.memory).toMatchObject({ variables: { count: '1.5' }, input: ' 1,5 ', lastInboundAtMs: NOON + HOUR });
  });

  it('is repeated, then takes the output "invalid"', () => {
    const again = say(flow, start(flow), 'many');
    expect([texts(again), again.memory.status]).toEqual([['A number, please.'], 'waiting']);
    expect(texts(say(flow, again, '3'))).toEqual(['You want 3.']);
    expect(texts(say(flow, again, 'lots'))).toEqual(['text of bad']);
  });

  it('takes the output "no_reply" when the time since the first question is over', () => {
    const again = step(flow, start(flow).memory, { kind: 'message', text: 'many' }, NOON + 9 * 60_000);
    expect(again.memory.waitingUntil).toBe('2026-01-01T12:10:00.000Z');
    expect(texts(step(flow, again.memory, { kind: 'timer' }, NOON + 10 * 60_000))).toEqual(['text of late']);
  });

  it('the first of two questions gets the answer', () => {
    const two = flowOf([
      { ...ask(), id: 'a' },
      { ...ask({ variable: 'other' }), id: 'b' },
    ]);
    const first = say(two, start(two), '1');
    expect(say(two, first, '2').memory.variables).toMatchObject({ count: '1', other: '2' });
  });
});

describe('rules', () => {
  const rules = (match: 'all' | 'any') =>
    flowOf(
      [
        node('r', 'rulesNode', {
          rules: {
            match,
            rules: [
              { type: 'keyword', operator: 'contains', value: 'price' },
              { type: 'tag', operator: 'has', value: 'vip' },
              { type: 'variable', operator: 'equals', name: 'city', value: 'oslo' },
            ],
          },
        }),
        message('y'),
        message('n'),
      ],
      'r true-> y',
      'r false-> n',
    );
  it('must all hold, or any one', () => {
    expect(texts(start(rules('all'), 'the price'))).toEqual(['text of y']);
    expect(texts(start(rules('all'), 'hello'))).toEqual(['text of n']);
    expect(texts(start(rules('any'), 'hello'))).toEqual(['text of y']);
    expect(texts(start(rules('any'), 'hello', { tags: [], variables: {} }))).toEqual(['text of n']);
  });
});

describe('a split', () => {
  const branches = [
    { id: 'a', weight: 30 },
    { id: 'b', weight: 70 },
    { id: 'c', weight: 0 },
  ];
  const flow = flowOf(
    [node('s', 'splitNode', { split: { branches } }), message('a'), message('b'), message('c')],
    's a-> a',
    's b-> b',
    's c-> c',
  );
  const wayOf = (contactId: string) => texts(start(flow, 'hi', { contactId }))[0];

  it('is sticky for a contact and follows the weights', () => {
    const ways = Array.from({ length: 2_000 }, (_, n) => wayOf(`contact-${n}`));
    expect(Array.from({ length: 2_000 }, (_, n) => wayOf(`contact-${n}`))).toEqual(ways);
    const share = ways.filter((way) => way === 'text of a').length / ways.length;
    expect(share).toBeGreaterThan(0.26);
    expect(share).toBeLessThan(0.34);
    expect(ways).not.toContain('text of c');
  });
});

it('a window check asks when the follower wrote last', () => {
  const flow = flowOf(
    [action('w', 'wait', '2d'), node('c', 'windowNode', {}), message('o'), message('x')],
    'w -> c',
    'c open-> o',
    'c closed-> x',
  );
  const waiting = start(flow).memory;
  expect(texts(start(flowOf([node('c', 'windowNode', {}), message('o')], 'c open-> o')))).toEqual(['text of o']);
  const later = NOON + 48 * HOUR;
  expect(texts(step(flow, waiting, { kind: 'timer' }, later))).toEqual(['text of x']);
  expect(texts(step(flow, waiting, { kind: 'timer', lastInboundAtMs: later - HOUR }, later))).toEqual(['text of o']);
});

it('separate nodes set variables and tags', () => {
  const flow = flowOf(
    [
      node('v', 'variableNode', { variable: { name: 'size', value: '{{ input | upcase }}' } }),
      node('t', 'tagNode', { tag: { operation: 'add', tag: 'new' } }),
      node('u', 'tagNode', { tag: { operation: 'remove', tag: 'vip' } }),
    ],
    'v -> t',
    't -> u',
  );
  expect(start(flow, 'm').memory).toMatchObject({ variables: { size: 'M' }, tags: ['new'] });
});

describe('a request', () => {
  const request = {
    method: 'GET' as const,
    url: 'https://shop.test/price?q={{ input }}',
    headers: [],
    mapping: [{ path: 'data.price', variable: 'price' }],
  };
  const flow = flowOf(
    [node('r', 'requestNode', { request }), message('y', 'It is {{ variables.price }}.'), message('n')],
    'r success-> y',
    'r failure-> n',
  );
  const asked = start(flow, 'shirt');
  const answer = (response: FlowResponse, stepNo = 1) =>
    step(flow, asked.memory, { kind: 'response', stepNo, response }, NOON + 1_000);

  it('is requested, and the branch waits', () => {
    expect(asked.commands).toEqual([
      {
        kind: 'http_request',
        stepNo: 1,
        nodeId: 'r',
        request: { ...request, body: null, scope: expect.objectContaining({ input: 'shirt', variables: { city: 'Oslo' } }) },
      },
    ]);
    expect(asked.memory).toMatchObject({ status: 'waiting', waitingUntil: null, requestsTotal: 1 });
    expect(asked.trace[0]?.detail).toEqual({ code: 'runs.requested', params: { method: 'GET', host: 'https://shop.test' } });
  });

  it('continues with values of the response', () => {
    const answered = answer({ status: 200, values: { 'data.price': '20' } });
    expect(texts(answered)).toEqual(['It is 20.']);
    expect(answered.commands[0]).toMatchObject({ kind: 'set_variables', values: { price: '20' } });
    expect(renderEnglish(answered.trace[0]?.detail ?? [])).toBe('The request returned status 200. Sets price to "20".');
  });

  it('takes the error output when it failed', () => {
    expect(texts(answer({ status: 500, values: { 'data.price': '20' } }))).toEqual(['text of n']);
    expect(answer({ error: 'The host cannot be reached.' }).trace[0]?.detail).toEqual({
      code: 'runs.request-failed',
      params: { error: 'The host cannot be reached.' },
    });
  });

  it('accepts one response, for its own step', () => {
    expect(answer({ status: 200, values: {} }, 2).memory).toBe(asked.memory);
    const over = answer({ status: 200, values: {} });
    expect(step(flow, over.memory, { kind: 'response', stepNo: 1, response: { status: 200, values: {} } }, NOON).memory).toBe(
      over.memory,
    );
  });

  it('does not use up a message', () => {
    expect(say(flow, asked, 'hello?').memory).toBe(asked.memory);
  });

  it('S8: is the last of five in a run', () => {
    const six = Array.from({ length: 6 }, (_, n) => action(`r${n}`, 'send_api', 'https://shop.test/'));
    const chain = flowOf(six, ...six.slice(1).map((_, n) => `r${n} -> r${n + 1}`));
    let result = start(chain);
    for (let stepNo = 1; result.memory.status === 'waiting'; stepNo = result.memory.stepsTotal) {
      result = step(chain, result.memory, { kind: 'response', stepNo, response: { status: 200, values: {} } }, NOON);
    }
    expect(result.memory).toMatchObject({
      status: 'failed',
      requestsTotal: 5,
      error: { code: 'runs.too-many-requests', params: { max: 5 } },
    });
  });
});

describe('a run that a comment started', () => {
  const begin = (flow: FlowGraph, comment: { id: string; isAnswered?: boolean } = { id: '17' }) =>
    step(flow, startMemory(contact), { kind: 'trigger', text: 'price?', comment }, NOON);
  const repliesTo = (result: StepResult) =>
    result.commands.flatMap((command) => (command.kind === 'send_message' ? [command.privateReplyTo] : []));

  it('replies privately with its first message only', () => {
    const flow = flowOf([message('a'), message('b')], 'a -> b');
    expect(repliesTo(begin(flow))).toEqual(['17', undefined]);
    expect(repliesTo(begin(flow, { id: '17', isAnswered: true }))).toEqual([undefined, undefined]);
    expect(repliesTo(start(flow))).toEqual([undefined, undefined]);
  });

  it('does so also after a wait', () => {
    const flow = flowOf([action('w', 'wait', '1h'), message('a'), message('b')], 'w -> a', 'a -> b');
    const later = step(flow, begin(flow).memory, { kind: 'timer' }, NOON + HOUR);
    expect(repliesTo(later)).toEqual(['17', undefined]);
  });

  it('has the text of the comment and no open messaging window', () => {
    const flow = flowOf([node('w', 'windowNode', {}), message('o'), message('c')], 'w open-> o', 'w closed-> c');
    const result = begin(flow);
    expect([result.memory.input, texts(result)]).toEqual(['price?', ['text of c']]);
  });

  it('does not accept another comment as a reply', () => {
    const flow = flowOf([node('q', 'askNode', { content: 'Size?', ask: { answer: 'text', variable: 'size', tries: 1 } })]);
    const asked = begin(flow);
    expect(step(flow, asked.memory, { kind: 'trigger', text: 'M', comment: { id: '18' } }, NOON).memory).toBe(asked.memory);
    expect(say(flow, asked, 'M').memory.variables).toMatchObject({ size: 'M' });
  });
});

it('replies to or hides the comment that started the run', () => {
  const flow = flowOf(
    [
      node('r', 'commentNode', { content: 'Thanks!', comment: { operation: 'reply' } }),
      node('h', 'commentNode', { comment: { operation: 'hide' } }),
    ],
    'r -> h',
  );
  expect(start(flow, 'hi', { commentId: '17' }).commands).toMatchObject([
    { kind: 'reply_to_comment', commentId: '17', text: 'Thanks!' },
    { kind: 'hide_comment', commentId: '17' },
  ]);
  expect(results(start(flow))).toEqual(['ignored', 'ignored']);
});

it('handing over and going to another flow end the branch', () => {
  const flow = flowOf(
    [node('h', 'handoverNode', {}), node('f', 'flowNode', { flow: { flowId: 'x' } }), message('m')],
    'h -> m',
    'f -> m',
  );
  const result = start(flow);
  expect(result.commands).toMatchObject([{ kind: 'hand_over' }, { kind: 'start_flow', flowId: 'x', hops: 1 }]);
  expect(result.memory.status).toBe('finished');
});

it('flows that go to each other end', () => {
  const flow = flowOf([node('f', 'flowNode', { flow: { flowId: 'x' } })]);
  expect(start(flow, 'hi', { hops: 9 }).commands).toMatchObject([{ hops: 10 }]);
  expect(start(flow, 'hi', { hops: 10 }).memory).toMatchObject({
    status: 'failed',
    error: { code: 'runs.too-many-flows', params: { max: 10 } },
  });
});

it('shows the typing indicator for the configured time', () => {
  expect(start(flowOf([node('m', 'messageNode', { content: 'Hi', typing: 3 })])).commands).toMatchObject([{ typingMs: 3_000 }]);
});
