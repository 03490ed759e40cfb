import { test } from 'node:test';
import { expect } from 'expect';
import { classifyGraphError } from './classifyGraphError.ts';
import type { GraphFailure } from './GraphError.ts';

const graph = (code: number, error_subcode?: number, is_transient?: boolean) => ({
  error: { message: 'private', type: 'IGApiException', code, error_subcode, is_transient, fbtrace_id: 'A' },
});

const cases: [string, number, unknown, GraphFailure][] = [
  ['token expired', 400, graph(190, 463), 'token_dead'],
  ['token dead, whatever the status', 500, graph(190), 'token_dead'],
  ['window closed', 403, graph(10, 2534022), 'certain'],
  ['bad parameter', 400, graph(100), 'certain'],
  ['app throttled', 400, graph(4), 'throttled'],
  ['custom limit', 400, graph(613, 2534040), 'throttled'],
  ['use case limit', 400, graph(80006), 'throttled'],
  ['429 without explanation', 429, null, 'throttled'],
  ['trouble', 400, graph(2), 'temporary'],
  ['transient', 400, graph(100, undefined, true), 'temporary'],
  ['trouble of the server', 500, graph(2), 'uncertain'],
  ['gateway page', 502, null, 'uncertain'],
  ['refused without Graph form', 400, { error_type: 'OAuthException' }, 'certain'],
  ['refused with something unreadable', 400, null, 'uncertain'],
];

for (const [name, status, body, failure] of cases) {
  test(`${name} is ${failure}`, () => {
    const error = classifyGraphError(status, JSON.parse(JSON.stringify(body)));
    expect(error.failure).toBe(failure);
    expect(error.message).not.toContain('private');
  });
}

test('the owner reads what happened and can name the numbers', () => {
  expect(classifyGraphError(403, graph(10, 2534022)).message).toBe(
    'The 24-hour window for replies is closed. (Instagram error 10/2534022)',
  );
});
