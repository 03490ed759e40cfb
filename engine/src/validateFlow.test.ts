import { describe, it } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { action, condition, flowOf, message } from './testing/flowOf.ts';
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
  ['an API request', flowOf([action('s', 'send_api', 'https://example.com')]), ['error send-api-unavailable s']],
  ['a template of known names', flowOf([message('m', '{{ contact.username }} {{ input }} {{ now }}')]), []],
  ['a template that cannot be read', flowOf([message('m', 'Hi {{ contact.username')]), ['error template-unreadable m']],
  ['a name that means nothing', flowOf([message('m', '{{ city }}')]), ['error template-unknown-name m']],
  ['a secret outside of a request', flowOf([message('m', '{{ secrets.key }}')]), ['error template-unknown-name m']],
  ['a variable that nobody sets', flowOf([message('m', '{{ variables.city }}')]), ['error missing-variable m']],
  ['a variable that nobody sets, with a default', flowOf([message('m', '{{ variables.city | default: "x" }}')]), []],
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

describe('validateFlow', () => {
  for (const [name, flow, expected] of cases) {
    it(name, () => expect(found(flow)).toEqual(expected));
  }

  it('says what to do', () => {
    expect(validateFlow(flowOf([action('s', 'send_api')]))[0]?.text).toBe(
      'Sending API requests is not available yet. Choose another action or delete this node.',
    );
  });

  it('copes with the largest flow', () => {
    const nodes = Array.from({ length: 500 }, (_, number) => message(`m${number}`));
    const lines = nodes.flatMap((_, number) => [`m${number} -> m${(number + 1) % 500}`, `m${number} -> m${(number * 7) % 500}`]);
    expect(found(flowOf(nodes, ...lines))).toContain('error cycle-without-wait m0');
  });
});
