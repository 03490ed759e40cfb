import { describe, it } from 'node:test';
import type { FlowGraph, FlowOption, NodeType, TriggerType } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { action, condition, flowOf, message, node } from './testing/flowOf.ts';
import { validateFlow } from './validateFlow.ts';

const found = (flow: FlowGraph): string[] =>
  validateFlow(flow).map(({ severity, rule, nodeId }) => `${severity} ${rule} ${nodeId ?? '-'}`);

const cases: [string, FlowGraph, string[]][] = [
  ['a message alone', flowOf([message('m')]), []],
  ['an empty flow', flowOf([]), ['error no-nodes -']],
  ['an empty message', flowOf([message('m', ' \n ')]), ['error message-empty m']],
  ['a message of 1000 bytes', flowOf([message('m', 'é'.repeat(500))]), []],
  ['a message of 1001 bytes in 501 characters', flowOf([message('m', `${'é'.repeat(500)}!`)]), ['error message-too-long m']],
  ['a blank keyword', flowOf([condition('c', ' '), message('a')], 'c true-> a', 'c false-> a'), ['error keyword-empty c']],
  [
    'a condition with one output',
    flowOf([condition('c', 'x'), message('a')], 'c true-> a'),
    ['warning condition-output-unlinked c'],
  ],
  ['a condition that leads nowhere', flowOf([condition('c', 'x')]), ['error condition-unlinked c']],
  [
    'a condition left by neither output',
    flowOf([condition('c', 'x'), message('a')], 'c -> a'),
    ['error unreachable-node a', 'error condition-unlinked c'],
  ],
  [
    'an island that is a circle',
    flowOf([message('m'), message('a'), action('w', 'wait', '1h')], 'a -> w', 'w -> a'),
    ['error unreachable-node a', 'error unreachable-node w'],
  ],
  [
    'two circles without a wait, joined by a bridge',
    flowOf(
      [message('bridge'), message('in'), message('a1'), message('a2'), message('b1'), message('b2')],
      'in -> a1',
      'a1 -> a2',
      'a2 -> a1',
      'a2 -> bridge',
      'bridge -> b1',
      'b1 -> b2',
      'b2 -> b1',
    ),
    ['error cycle-without-wait a1', 'error cycle-without-wait b1'],
  ],
  ['a circle with a wait', flowOf([message('in'), message('a'), action('w', 'wait', '1h')], 'in -> a', 'a -> w', 'w -> a'), []],
  ['a node that leads to itself', flowOf([message('in'), message('a')], 'in -> a', 'a -> a'), ['error cycle-without-wait a']],
  ['an edge to a missing node', flowOf([message('a')], 'a -> gone'), ['error edge-to-missing-node a']],
  ['an edge from a missing node', flowOf([message('a')], 'gone -> a'), ['error edge-to-missing-node a']],
  ['an id used twice', flowOf([message('a'), message('a')]), ['error duplicate-node-id a']],
  ['a wait that cannot be read', flowOf([action('w', 'wait', 'tomorrow')]), ['error action-params w']],
  ['a tag without a name', flowOf([action('t', 'add_tag')]), ['error action-params t']],
  ['a variable without a value', flowOf([action('v', 'set_variable', 'city')]), ['error action-params v']],
  ['an API request', flowOf([action('s', 'send_api', 'https://example.com/{{ input }}?key={{ secrets.key }}')]), []],
  [
    'an API request to a host that followers decide',
    flowOf([action('s', 'send_api', 'https://{{ input }}/')]),
    ['error action-params s'],
  ],
  [
    'an API request with an unreadable template',
    flowOf([action('s', 'send_api', '{"url": "https://a.test", "body": {"a": ["{{ input"]}}')]),
    ['error template-unreadable s'],
  ],
  ['a template of known names', flowOf([message('m', '{{ contact.username }} {{ input }} {{ now }}')]), []],
  ['a template that cannot be read', flowOf([message('m', 'Hi {{ contact.username')]), ['error template-unreadable m']],
  ['a name that means nothing', flowOf([message('m', '{{ city }}')]), ['error template-unknown-name m']],
  ['a secret outside of a request', flowOf([message('m', '{{ secrets.key }}')]), ['error template-unknown-name m']],
  ['a variable that no node sets', flowOf([message('m', '{{ variables.city }}')]), ['error missing-variable m']],
  ['a variable that no node sets, with a default', flowOf([message('m', '{{ variables.city | default: "x" }}')]), []],
  [
    'a variable inside of a condition',
    flowOf([message('m', '{% if variables.a %}{{ variables.b }}{% endif %}')]),
    ['error missing-variable m'],
  ],
  [
    'a variable that is set',
    flowOf([action('v', 'set_variable', 'city={{ input }}'), message('m', '{{ variables.city }}')], 'v -> m'),
    [],
  ],
  ['a long template', flowOf([message('m', `{% comment %}${'x'.repeat(1_000)}{% endcomment %}Hi`)]), []],
  ['a value that cannot be read', flowOf([action('v', 'set_variable', 'city={{ input')]), ['error template-unreadable v']],
  ['a custom action', flowOf([action('x', 'dance')]), ['warning custom-action x']],
];

const complete: [string, FlowGraph][] = [
  [
    'all kinds at once',
    flowOf(
      [
        node('start', 'startNode', { start: { trigger: 'keyword_detected', keyword: 'shop' } }),
        node('media', 'mediaNode', { media: { type: 'image', urls: ['https://cdn.test/a.png'] } }),
        node('cards', 'cardsNode', { cards: { cards: [{ title: 'Hat', buttons: [{ id: 'hat', title: 'Take it' }] }] } }),
        node('choices', 'choicesNode', {
          content: 'Size?',
          choices: { style: 'quick_replies', options: [{ id: 'm', title: 'M' }] },
        }),
        node('ask', 'askNode', { content: 'How many?', ask: { answer: 'number', variable: 'count', tries: 2 } }),
        node('rules', 'rulesNode', {
          rules: { match: 'all', rules: [{ type: 'variable', operator: 'greater_than', name: 'count', value: '5' }] },
        }),
        node('split', 'splitNode', { split: { branches: [{ id: 'a', weight: 1 }] } }),
        node('window', 'windowNode', {}),
        node('variable', 'variableNode', { variable: { name: 'total', value: '{{ variables.count | times: 20 }}' } }),
        node('tag', 'tagNode', { tag: { operation: 'add', tag: 'buyer' } }),
        node('request', 'requestNode', {
          request: {
            method: 'POST',
            url: 'https://shop.test/orders',
            headers: [{ name: 'Authorization', value: 'Bearer {{ secrets.key }}' }],
            body: '{"total": "{{ variables.total }}"}',
            mapping: [{ path: 'id', variable: 'order' }],
          },
        }),
        message('done', 'Your order is {{ variables.order }}.'),
        node('person', 'handoverNode', {}),
        node('other', 'flowNode', { flow: { flowId: 'f' } }),
        node('note', 'noteNode', { content: 'Ask Ann.' }),
      ],
      'start -> media',
      'media -> cards',
      'cards hat-> choices',
      'choices m-> ask',
      'ask answered-> rules',
      'ask invalid-> person',
      'rules true-> split',
      'rules false-> split',
      'split a-> window',
      'window open-> variable',
      'variable -> tag',
      'tag -> request',
      'request success-> done',
      'request failure-> other',
    ),
  ],
];

const bare: [NodeType, string][] = [
  ['mediaNode', 'error media-empty x'],
  ['cardsNode', 'error no-cards x'],
  ['choicesNode', 'error message-empty x, error no-options x'],
  ['askNode', 'error message-empty x, error ask-variable x'],
  ['rulesNode', 'error no-rules x, error condition-unlinked x'],
  ['splitNode', 'error split-weights x'],
  ['windowNode', 'error window-unlinked x'],
  ['variableNode', 'error variable-name x'],
  ['tagNode', 'error tag-name x'],
  ['requestNode', 'error request x'],
  ['commentNode', 'warning comment-unavailable x, error message-empty x'],
  ['flowNode', 'error flow-empty x'],
  ['startNode', ''],
  ['handoverNode', ''],
];

const option = (id: string, title = id) => ({ id, title });
const choices = (style: 'quick_replies' | 'buttons', options: FlowOption[]) =>
  flowOf([node('x', 'choicesNode', { content: '?', choices: { style, options } })]);
const tooMuch: [string, FlowGraph, string[]][] = [
  [
    '14 quick replies',
    choices(
      'quick_replies',
      Array.from({ length: 14 }, (_, n) => option(`o${n}`)),
    ),
    ['error too-many-options x'],
  ],
  [
    '4 buttons',
    choices(
      'buttons',
      Array.from({ length: 4 }, (_, n) => option(`o${n}`)),
    ),
    ['error too-many-options x'],
  ],
  [
    'a quick reply with a page',
    choices('quick_replies', [{ ...option('a'), url: 'https://a.test' }]),
    ['error quick-reply-page x'],
  ],
  ['a title that would be cut', choices('buttons', [option('a', 'x'.repeat(21))]), ['error option-title-long x']],
  ['two options with one id', choices('buttons', [option('a'), option('a', 'b')]), ['error duplicate-option x']],
  [
    '11 cards',
    flowOf([node('x', 'cardsNode', { cards: { cards: Array.from({ length: 11 }, () => ({ title: 't', subtitle: 's' })) } })]),
    ['error too-many-cards x'],
  ],
  [
    'a card with nothing but a title',
    flowOf([node('x', 'cardsNode', { cards: { cards: [{ title: 't' }] } })]),
    ['error card-bare x'],
  ],
  [
    'several films',
    flowOf([node('x', 'mediaNode', { media: { type: 'video', urls: ['https://a.test/1', 'https://a.test/2'] } })]),
    ['error media-many x'],
  ],
  ['two starts', flowOf([node('a', 'startNode', {}), node('b', 'startNode', {})]), ['error second-start b']],
  ['a node that is not connected to the start', flowOf([node('a', 'startNode', {}), message('m')]), ['error unreachable-node m']],
  ['a node behind a hand-over', flowOf([node('a', 'handoverNode', {}), message('m')], 'a -> m'), ['error unreachable-node m']],
  [
    'a circle through a question',
    flowOf(
      [message('in'), node('q', 'askNode', { content: '?', ask: { answer: 'text', variable: 'a', tries: 1 } })],
      'in -> q',
      'q invalid-> q',
    ),
    [],
  ],
  [
    'a circle through a request',
    flowOf(
      [message('in'), node('r', 'requestNode', { request: { method: 'GET', url: 'https://a.test', headers: [], mapping: [] } })],
      'in -> r',
      'r failure-> r',
    ),
    ['error cycle-without-wait r'],
  ],
];

describe('validateFlow with the added kinds', () => {
  for (const [name, flow] of complete) it(`finds nothing wrong with ${name}`, () => expect(found(flow)).toEqual([]));
  for (const [type, expected] of bare) {
    it(`finds what a new ${type} lacks`, () => expect(found(flowOf([node('x', type, {})])).join(', ')).toBe(expected));
  }
  for (const [name, flow, expected] of tooMuch) it(`says that of ${name}`, () => expect(found(flow)).toEqual(expected));

  it('checks the target of a flow node when the flows are known', () => {
    const flow = flowOf([node('f', 'flowNode', { flow: { flowId: 'f' } })]);
    expect(validateFlow(flow, { flowIds: new Set(['f']) })).toEqual([]);
    expect(validateFlow(flow, { flowIds: new Set() })).toMatchObject([{ rule: 'flow-gone' }]);
  });
});

describe('validateFlow', () => {
  for (const [name, flow, expected] of cases) {
    it(name, () => expect(found(flow)).toEqual(expected));
  }

  it('says what to do', () => {
    expect(validateFlow(flowOf([action('s', 'add_tag')]))[0]?.text).toEqual({
      code: 'flow-issues.tag-help',
      params: { max: 64 },
    });
  });

  it('copes with the largest flow', () => {
    const nodes = Array.from({ length: 500 }, (_, number) => message(`m${number}`));
    const lines = nodes.flatMap((_, number) => [`m${number} -> m${(number + 1) % 500}`, `m${number} -> m${(number * 7) % 500}`]);
    expect(found(flowOf(nodes, ...lines))).toContain('error cycle-without-wait m0');
  });
});

describe('a flow that a comment starts', () => {
  const startsOn = (trigger: TriggerType) =>
    node('s', 'startNode', { start: { trigger: trigger === 'time_based' ? 'comment' : trigger } });
  const ask = (id: string) => node(id, 'askNode', { content: '?', ask: { answer: 'text', variable: 'v', tries: 1 } });
  const seconds = (flow: FlowGraph, trigger?: TriggerType) =>
    validateFlow(flow, trigger ? { trigger } : {})
      .filter(({ rule }) => rule === 'comment-second-message')
      .map(({ nodeId, severity }) => `${severity} ${nodeId}`);
  const two = flowOf([startsOn('comment'), message('a'), message('b')], 's -> a', 'a -> b');

  it('sends one message before a reply; a second one is an error at its node', () => {
    expect(seconds(two)).toEqual(['error b']);
    expect(seconds(flowOf([startsOn('message_received'), message('a'), message('b')], 's -> a', 'a -> b'))).toEqual([]);
    expect(seconds(flowOf([message('a'), message('b')], 'a -> b'))).toEqual([]);
    expect(seconds(flowOf([message('a'), message('b')], 'a -> b'), 'live_comment')).toEqual(['error b']);
    // The flow's actual trigger decides.
    expect(seconds(two, 'message_received')).toEqual([]);
  });

  it('may wait, and may not send a second one after the wait', () => {
    const flow = flowOf(
      [startsOn('comment'), message('a'), action('w', 'wait', '1h'), message('b')],
      's -> a',
      'a -> w',
      'w -> b',
    );
    expect(seconds(flow)).toEqual(['error b']);
  });

  it('has no limit after a reply, but has one without a reply', () => {
    const flow = flowOf(
      [startsOn('comment'), ask('q'), message('a'), message('b'), message('n')],
      's -> q',
      'q answered-> a',
      'a -> b',
      'q no_reply-> n',
    );
    expect(seconds(flow)).toEqual(['error n']);
  });

  it('may look whether the window is open', () => {
    const flow = flowOf(
      [startsOn('comment'), message('a'), node('w', 'windowNode', {}), message('o'), message('c')],
      's -> a',
      'a -> w',
      'w open-> o',
      'w closed-> c',
    );
    expect(seconds(flow)).toEqual(['error c']);
  });

  it('has branches that are walked one after the other, and alternatives that are not', () => {
    expect(seconds(flowOf([startsOn('comment'), message('a'), message('b')], 's -> a', 's -> b'))).toEqual(['error b']);
    const either = flowOf(
      [startsOn('comment'), condition('c', 'x'), message('a'), message('b')],
      's -> c',
      'c true-> a',
      'c false-> b',
    );
    expect(seconds(either)).toEqual([]);
    const both = flowOf([startsOn('comment'), ask('q'), message('a'), message('b')], 's -> q', 's -> b', 'q answered-> a');
    expect(seconds(both)).toEqual(['error b']);
  });

  it('may also reply publicly, except on live videos', () => {
    const about = node('r', 'commentNode', { content: 'See your messages', comment: { operation: 'reply' } });
    const flow = (trigger: TriggerType) => flowOf([startsOn(trigger), about, message('a')], 's -> r', 'r -> a');
    expect(found(flow('comment'))).toEqual([]);
    expect(found(flow('live_comment'))).toEqual(['error comment-live r']);
    expect(found(flow('story_reply'))).toEqual(['error comment-unavailable r']);
  });

  it('the check ends for any graph and accepts flows with at most one message', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const kind = fc.constantFrom('message', 'ask', 'condition', 'wait');
    const line = fc.tuple(
      fc.constantFrom(...ids),
      fc.constantFrom('', 'answered', 'no_reply', 'true', 'false'),
      fc.constantFrom(...ids),
    );
    fc.assert(
      fc.property(fc.array(kind, { minLength: 4, maxLength: 4 }), fc.array(line, { maxLength: 10 }), (kinds, lines) => {
        const make = {
          message,
          ask,
          condition: (id: string) => condition(id, 'x'),
          wait: (id: string) => action(id, 'wait', '1h'),
        };
        const nodes = ids.map((id, n) => make[kinds[n] ?? 'wait'](id));
        const flow = flowOf(
          [startsOn('comment'), ...nodes],
          's -> a',
          ...new Set(lines.map(([from, by, to]) => `${from} ${by}-> ${to}`)),
        );
        const sending = kinds.filter((one) => one === 'message' || one === 'ask').length;
        const isCircle = lines.length > 0;
        if (sending === 0 || (sending === 1 && !isCircle)) expect(seconds(flow)).toEqual([]);
      }),
    );
  });
});
