import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useInstagramStatusQuery } from '../api/index.ts';
import type { Capture } from '../contracts/index.ts';
import { selectNotifications, selectUser, useAppSelector } from '../store/index.ts';
import { aConnectedStatus, anEvent, aUser } from './builders.ts';
import { fromCapture } from './fromCapture.ts';
import { renderWithHost } from './renderWithHost.tsx';

const call = (method: string, path: string, status: number, answer: unknown) => ({
  kind: 'call' as const,
  at: 1,
  method,
  path,
  request: null,
  status,
  answer,
});
const status = '/api/instagram/status';

const aCapture = (entries: Capture['entries']): Capture => ({
  format: 'fanfare-capture-1',
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: '2026-03-01T10:01:00.000Z',
  address: '/dashboard?tab=flows',
  user: aUser({ username: 'lomar' }),
  builds: [],
  dropped: 0,
  entries,
});

function Status() {
  const user = useAppSelector(selectUser);
  const events = useAppSelector(selectNotifications);
  const { data, error } = useInstagramStatusQuery();
  return (
    <p>
      {user?.username} {data?.username} {error && 'text' in error ? error.text : ''} {events.length}
    </p>
  );
}

test('responds as captured, signs the user in, and stores pushed events', async () => {
  const pushed = {
    kind: 'socket' as const,
    at: 2,
    event: 'new_webhook_event',
    payload: [{ type: 'instagram_webhook', event: anEvent() }],
  };
  const { host, arrive } = fromCapture(
    aCapture([call('GET', status, 500, {}), call('GET', status, 200, aConnectedStatus({ username: 'sela' })), pushed]),
  );
  const { store, place } = renderWithHost(<Status />, host);
  act(() => arrive(store));
  expect(await screen.findByText('lomar sela 1')).toBeVisible();
  expect(place.path).toBe('/dashboard?tab=flows');
});

test('keeps failures, and prepared answers take precedence', async () => {
  const failed = aCapture([call('GET', status, 500, { success: false, error: 'Broken', code: 'internal' })]);
  const { host } = fromCapture(failed);
  const { unmount } = renderWithHost(<Status />, host);
  expect(await screen.findByText('lomar Broken 0')).toBeVisible();
  unmount();
  const { server, host: again } = fromCapture(failed);
  server.answer('GET /api/instagram/status', aConnectedStatus({ username: 'mended' }));
  renderWithHost(<Status />, again);
  expect(await screen.findByText('lomar mended 0')).toBeVisible();
});

test('rejects an invalid or truncated file with the reason', () => {
  expect(() => fromCapture({ at: 'x', answers: [] })).toThrow('This file is not a capture. Save one in the product');
  expect(() => fromCapture({ ...aCapture([]), entries: [{ kind: 'call' }] })).toThrow(
    /^This capture was changed or cut off: \/entries/,
  );
});
