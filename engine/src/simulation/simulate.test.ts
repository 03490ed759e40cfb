import { describe, it } from 'node:test';
import { expect } from 'expect';
import { action, condition, flowOf, message, node } from '../testing/flowOf.ts';
import type { SimulatedContact, Simulation } from './Simulation.ts';
import { advanceTime, answerRequest, nextDueMs, startSimulation, write } from './simulate.ts';

const HOUR_MS = 3_600_000;
const lea: SimulatedContact = { id: 'lea', isNew: false, username: 'lea', tags: ['vip'], variables: {} };
const dm = (simulation: Simulation, text: string, payload?: string) =>
  write(simulation, { surface: 'message', text, payload: payload ?? null });
const texts = ({ turns }: Simulation) =>
  turns
    .flatMap(({ commands }) => commands)
    .flatMap((command) => (command.kind === 'send_message' && command.message.kind === 'text' ? [command.message.text] : []));

describe('a simulation', () => {
  it('replies like a run, and the next message starts another run', () => {
    const flow = flowOf([condition('c', 'price'), message('yes'), message('no')], 'c true-> yes', 'c false-> no');
    const first = dm(startSimulation(flow, lea, null, 0), 'your prices?');
    const second = dm(first, 'hello');
    expect(texts(second)).toEqual(['text of yes', 'text of no']);
    expect(second.turns.map(({ runNo }) => runNo)).toEqual([0, 1]);
    expect(second.turns[0]?.trace.map(({ nodeId }) => nodeId)).toEqual(['c', 'yes']);
  });

  it('passes tags and variables to the next run', () => {
    const flow = flowOf(
      [
        action('t', 'add_tag', 'buyer'),
        action('v', 'set_variable', 'city=Oslo'),
        message('m', '{{ variables.city }} {{ contact.tags | join: "," }}'),
      ],
      't -> v',
      'v -> m',
    );
    const after = dm(dm(startSimulation(flow, lea, null, 0), 'hi'), 'again');
    expect(texts(after)).toEqual(['Oslo vip,buyer', 'Oslo vip,buyer']);
    expect(after.part).toMatchObject({ tags: ['vip', 'buyer'], variables: { city: 'Oslo' } });
  });

  it('runs due timers at their time', () => {
    const flow = flowOf([action('w', 'wait', '10m'), action('v', 'wait', '20m'), message('m')], 'w -> v', 'v -> m');
    const begun = dm(startSimulation(flow, lea, null, 0), 'hi');
    expect(nextDueMs(begun)).toBe(10 * 60_000);
    const later = advanceTime(begun, HOUR_MS);
    expect(later.turns.map(({ atMs }) => atMs)).toEqual([0, 10 * 60_000, 30 * 60_000]);
    expect(later.nowMs).toBe(HOUR_MS);
    expect(texts(later)).toEqual(['text of m']);
    expect(nextDueMs(later)).toBeNull();
  });

  it('offers a message to the waiting run before the trigger', () => {
    const ask = node('a', 'askNode', { content: 'City?', ask: { answer: 'text', variable: 'city', tries: 1 } });
    const flow = flowOf([ask, message('m', 'So {{ variables.city }}')], 'a answered-> m');
    const answered = dm(dm(startSimulation(flow, lea, null, 0), 'hi'), 'Oslo');
    expect(texts(answered)).toEqual(['City?', 'So Oslo']);
    expect(answered.runs).toHaveLength(1);
  });

  it('reports why a message starts no run', () => {
    const start = node('s', 'startNode', { start: { trigger: 'keyword_detected', keyword: 'price' } });
    const flow = flowOf([start, message('m')], 's -> m');
    const silent = dm(startSimulation(flow, lea, null, 0), 'hello');
    expect(silent.turns).toMatchObject([
      {
        silence: {
          code: 'triggers.text-without-keywords',
          params: { wanted: { code: 'triggers.quoted', params: { word: 'price' } } },
        },
        commands: [],
      },
    ]);
    expect(texts(dm(silent, 'Price?'))).toEqual(['text of m']);
    expect(texts(dm({ ...silent, fromNodeId: 's' }, 'hello'))).toEqual(['text of m']);
  });

  it('distinguishes the first message from the second', () => {
    const start = node('s', 'startNode', { start: { trigger: 'first_message' } });
    const flow = flowOf([start, message('m')], 's -> m');
    const twice = dm(dm(startSimulation(flow, { ...lea, isNew: true }, null, 0), 'hi'), 'hi');
    expect(twice.turns.map(({ silence }) => silence)).toEqual([null, { code: 'triggers.not-first-message' }]);
    expect(dm(startSimulation(flow, lea, null, 0), 'hi').runs).toEqual([]);
  });

  it('replies to a comment privately once, for any selected post', () => {
    const start = node('s', 'startNode', {
      start: { trigger: 'comment', filter: { mediaIds: ['post-1'], keywords: ['price'] } },
    });
    const flow = flowOf([start, message('m'), message('n')], 's -> m', 'm -> n');
    const after = write(startSimulation(flow, lea, null, 0), { surface: 'comment', text: 'price?' });
    const sends = after.turns.flatMap(({ commands }) => commands);
    expect(sends.map((send) => send.kind === 'send_message' && send.privateReplyTo !== undefined)).toEqual([true, false]);
    expect(after.lastInboundAtMs).toBeNull();
  });

  it('replies to a person once per post, unless the trigger allows more', () => {
    const startFor = (isOncePerPost?: boolean) =>
      node('s', 'startNode', { start: { trigger: 'comment', filter: isOncePerPost === undefined ? {} : { isOncePerPost } } });
    const twice = (isOncePerPost?: boolean) => {
      const flow = flowOf([startFor(isOncePerPost), message('m')], 's -> m');
      const once = write(startSimulation(flow, lea, null, 0), { surface: 'comment', text: 'price?' });
      return write(once, { surface: 'comment', text: 'price?' });
    };
    expect(twice().turns.map(({ silence }) => silence)).toEqual([null, { code: 'triggers.already-answered-under-post' }]);
    expect(twice(false).runs).toHaveLength(2);
  });

  it('treats a late quick reply as a message, and one on a button for a tap', () => {
    const flow = flowOf([node('s', 'startNode', { start: { trigger: 'postback' } }), message('m')], 's -> m');
    const tapped = { surface: 'message', text: 'Prices', payload: 'option:x:y' } as const;
    const quick = write(startSimulation(flow, lea, null, 0), { ...tapped, isQuickReply: true });
    expect(quick.turns.map(({ silence }) => silence)).toEqual([{ code: 'triggers.only-button-taps' }]);
    expect(texts(write(quick, tapped))).toEqual(['text of m']);
  });

  it('begins at any node', () => {
    const flow = flowOf([message('a'), message('b'), message('c')], 'a -> b', 'b -> c');
    expect(texts(dm(startSimulation(flow, lea, 'b', 0), 'hi'))).toEqual(['text of b', 'text of c']);
  });

  it('waits for a response and sends no request', () => {
    const request = node('r', 'requestNode', {
      request: { method: 'GET', url: 'https://a.test/x', headers: [], mapping: [{ path: 'price', variable: 'price' }] },
    });
    const flow = flowOf(
      [request, message('m', '{{ variables.price }} EUR'), message('sorry')],
      'r success-> m',
      'r failure-> sorry',
    );
    const begun = dm(startSimulation(flow, lea, null, 0), 'hi');
    expect(texts(begun)).toEqual([]);
    expect(texts(answerRequest(begun, 0, 1, { status: 200, values: { price: '95' } }))).toEqual(['95 EUR']);
    expect(texts(answerRequest(begun, 0, 1, { error: 'No answer.' }))).toEqual(['text of sorry']);
    expect(answerRequest(begun, 0, 7, { error: '-' })).toBe(begun);
  });

  it('does not reply after a handover', () => {
    const flow = flowOf([action('w', 'wait', '10m'), message('m'), node('h', 'handoverNode', {})], 'w -> m');
    const handed = dm(startSimulation(flow, lea, null, 0), 'hi');
    expect(nextDueMs(handed)).toBeNull();
    expect(texts(advanceTime(dm(handed, 'hello?'), HOUR_MS))).toEqual([]);
    expect(dm(handed, 'hello?').turns.at(-1)?.silence).toEqual({ code: 'runs.person-has-conversation' });
  });

  it('stops advancing when a flow waits forever', () => {
    const flow = flowOf([node('s', 'startNode', {}), action('w', 'wait', '1s'), message('m')], 's -> w', 'w -> m', 'm -> w');
    const hours = advanceTime(dm(startSimulation(flow, lea, null, 0), 'hi'), 25 * HOUR_MS);
    expect(hours.nowMs).toBe(25 * HOUR_MS);
    expect(hours.turns.length).toBeLessThan(300);
  });
});
