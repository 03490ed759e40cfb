import { test } from 'node:test';
import { expect } from 'expect';
import { classifyGraphError } from './classifyGraphError.ts';
import type { GraphFailure, GraphMeaning } from './GraphError.ts';

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
  ['429 with an unknown code', 429, graph(9999), 'throttled'],
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

const meanings: [number, number | undefined, GraphFailure, GraphMeaning][] = [
  [1, undefined, 'temporary', 'service_trouble'],
  [2, 1545133, 'temporary', 'service_trouble'],
  [17, undefined, 'throttled', 'slow_down'],
  [32, undefined, 'throttled', 'slow_down'],
  [341, undefined, 'throttled', 'slow_down'],
  [613, 1996, 'throttled', 'slow_down'],
  [80002, undefined, 'throttled', 'slow_down'],
  [368, undefined, 'certain', 'policy_block'],
  [10, 1893063, 'certain', 'policy_block'],
  ...[102, 190].map((code): [number, undefined, GraphFailure, GraphMeaning] => [code, undefined, 'token_dead', 'token_dead']),
  ...[458, 459, 460, 463, 464, 467, 492].map((subcode): [number, number, GraphFailure, GraphMeaning] => [
    190,
    subcode,
    'token_dead',
    'token_dead',
  ]),
  [3, undefined, 'certain', 'permission_missing'],
  [10, undefined, 'certain', 'permission_missing'],
  [200, undefined, 'certain', 'permission_missing'],
  [299, undefined, 'certain', 'permission_missing'],
  [200, 2534048, 'certain', 'permission_missing'],
  [10, 2534022, 'certain', 'window_closed'],
  [10, 2018278, 'certain', 'window_closed'],
  [100, undefined, 'certain', 'bad_request'],
  [100, 33, 'certain', 'object_missing'],
  [100, 2534014, 'certain', 'no_such_person'],
  [9010, undefined, 'certain', 'no_such_person'],
  [100, 2534015, 'certain', 'bad_request'],
  [100, 2534025, 'certain', 'private_reply_used'],
  [100, 2534029, 'certain', 'messaging_blocked'],
  [100, 2534037, 'certain', 'other_app_controls'],
  [100, 2018300, 'certain', 'other_app_controls'],
  [100, 2534001, 'certain', 'object_missing'],
  [200, 2534041, 'certain', 'messages_off'],
  [551, 1545041, 'certain', 'person_unavailable'],
  [200, 1545041, 'certain', 'person_unavailable'],
  [10, 2018108, 'certain', 'person_unavailable'],
  [100, 2018008, 'certain', 'media_fault'],
  [100, 2018294, 'certain', 'media_fault'],
  [230, undefined, 'certain', 'no_consent'],
  [424242, undefined, 'certain', 'unknown'],
];
for (const [code, subcode, failure, meaning] of meanings) {
  test(`${code}/${subcode ?? '-'} means ${meaning}`, () => {
    expect(classifyGraphError(400, JSON.parse(JSON.stringify(graph(code, subcode))))).toMatchObject({ failure, meaning });
  });
}

test('F9: a throttled call waits as long as the headers say, for custom limits at least a minute', () => {
  expect(classifyGraphError(400, graph(80002), 300_000).retryAfterMs).toBe(300_000);
  expect(classifyGraphError(400, graph(613), 5_000).retryAfterMs).toBe(60_000);
  expect(classifyGraphError(400, graph(4)).retryAfterMs).toBeNull();
  expect(classifyGraphError(400, graph(100), 300_000).retryAfterMs).toBeNull();
});

test('the error text explains the failure and includes the codes', () => {
  expect(classifyGraphError(403, graph(10, 2534022)).message).toBe(
    'The 24-hour window for replies is closed. (Instagram error 10/2534022)',
  );
});
