import { test } from 'node:test';
import type { Capture } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { playableOf } from './playableOf.ts';

const capture: Capture = {
  format: 'fanfare-capture-1',
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: '2026-03-01T10:01:00.000Z',
  address: '/analytics?period=week',
  user: null,
  builds: ['mf-analytics 1.0.0-abc'],
  dropped: 3,
  entries: [
    { kind: 'call', at: 1, method: 'GET', path: '/api/webhooks/counts', request: null, status: 503, answer: { error: 'Busy' } },
    { kind: 'call', at: 2, method: 'GET', path: '/api/webhooks/counts', request: null, status: 0, answer: '' },
    { kind: 'socket', at: 3, event: 'heartbeat_response', payload: [{}] },
    { kind: 'socket', at: 4, event: 'webhook_event', payload: [{ eventId: 'e1' }] },
  ],
};
const open = (over: object = {}) => playableOf(JSON.stringify({ ...capture, ...over }), 'captured');

test('a capture becomes a scenario with its last responses and pushed events', () => {
  const { remote, playable } = open();
  const { scenario, recording } = playable;
  expect(remote).toBe('mf-analytics');
  expect(scenario).toMatchObject({ id: 'captured', route: '/analytics?period=week', user: null });
  expect(scenario.about).toContain('3 entries at its beginning are missing');
  expect(scenario.arrives).toEqual([{ event: 'webhook_event', payload: [{ eventId: 'e1' }] }]);
  expect(recording?.at).toBe(capture.endedAt);
  expect(recording?.answers).toEqual([{ call: 'GET /api/webhooks/counts', path: '/api/webhooks/counts', status: 0, body: '' }]);
});

test('an invalid capture gives an error', () => {
  expect(() => open({ address: '/no-such-page?x=1' })).toThrow(
    'This capture ends at /no-such-page, which is not a page of a remote in this workspace.',
  );
  expect(() => playableOf('not json', 'captured')).toThrow('This file is not a capture, because it is not valid JSON.');
  expect(() => playableOf('{}', 'captured')).toThrow('This file is not a capture. Save one in the product');
});
