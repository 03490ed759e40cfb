import { connectionOpened, serverChecked } from '@fanfare/shared/store';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Attention } from './Attention.tsx';

const STATUS = 'GET /api/instagram/status';
const INBOX = 'GET /api/inbox/counts';
const nothing = { unanswered: 0, needsHuman: 0, humanRequested: 0, failed: 0 };
const counts = { total: 8, today: 3, listed: 8, unread: 2, received: 8, flowExecutions: 2, activeFlows: 1 };

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00.000Z'), advanceTimers: true });
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answer(INBOX, { success: true, data: nothing });
  server.answer('GET /api/webhooks/counts', { success: true, data: counts });
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (isGuided = false) =>
  renderWithHost(<Attention isGuided={isGuided} renderErrors={() => null} />, { at: '/dashboard', user: aUser() });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('shows what it checks, then that all is clear', async () => {
  const release = server.hold(INBOX);
  show();
  expect(screen.getByText('Loading items that need attention')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { name: 'All clear' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows an age and no claims while the connection is lost', async () => {
  const { store } = show();
  expect(await screen.findByRole('heading', { name: 'All clear' })).toBeVisible();
  act(() => void store.dispatch(serverChecked({ isReachable: false, at: '' })));
  expect(screen.queryByText('All clear')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Connection lost' })).toBeVisible();
  expect(screen.getByText('Updated just now')).toBeVisible();
  act(() => void jest.advanceTimersByTime(3 * 60_000 + 15_000));
  expect(screen.getByText('Updated 3 min ago')).toBeVisible();
  act(() => void store.dispatch(connectionOpened()));
  expect(screen.getByRole('heading', { name: 'All clear' })).toBeVisible();
});

test('links every number to its list, the most urgent first', async () => {
  server.answer(INBOX, { success: true, data: { unanswered: 12, needsHuman: 4, humanRequested: 3, failed: 1 } });
  show();
  expect(await screen.findByRole('heading', { name: 'Needs attention' })).toBeInTheDocument();
  expect(links()).toEqual([
    ['Failed sends1', '/dashboard?tab=instagram&show=failed'],
    ['Asked for a human3', '/dashboard?tab=instagram&show=human_requested'],
    ['Unanswered12', '/dashboard?tab=instagram&show=unanswered'],
  ]);
  expect(screen.queryByText('All clear')).toBeNull();
});

test.each([
  ['no account is connected', aDisconnectedStatus(), 'Connect Instagram', '/connect-instagram'],
  [
    'another user connected the account',
    { ...aDisconnectedStatus(), takeover: { username: 'northwind.coffee', at: '2026-02-28T10:00:00.000Z' } },
    'Reconnect',
    '/connect-instagram',
  ],
  ['the access has expired', aConnectedStatus({ isExpired: true }), 'Reconnect', '/connect-instagram'],
  ['No events received', aConnectedStatus({ webhookSubscribed: false }), 'Not receiving events', '/dashboard?doctor=open'],
  [
    'Instagram blocks sending',
    aConnectedStatus({ pause: { reason: 'policy_block', since: '2026-03-01T09:00:00.000Z', text: 'Too many.', fix: 'Wait.' } }),
    'Instagram blocks sending',
    '/dashboard?doctor=open',
  ],
  [
    'permissions are missing',
    aConnectedStatus({ missingPermissions: ['comments', 'publishing'] }),
    'Missing permissions',
    '/connect-instagram',
  ],
  ['the access ends in 14 days', endingAt('2026-03-15T10:00:00.000Z'), 'Access expires in 14 days', '/dashboard?doctor=open'],
  ['the access ends tomorrow', endingAt('2026-03-02T11:00:00.000Z'), 'Access expires in 1 day', '/dashboard?doctor=open'],
  ['the access ends today', endingAt('2026-03-01T11:00:00.000Z'), 'Access expires today', '/dashboard?doctor=open'],
])('shows a warning when %s', async (_, status, title, to) => {
  server.answer(STATUS, status);
  show();
  expect(await screen.findByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', to);
  expect(screen.queryByText('All clear')).toBeNull();
});

test('describes a takeover with account and time', async () => {
  server.answer(STATUS, {
    ...aDisconnectedStatus(),
    takeover: { username: 'northwind.coffee', at: '2026-02-28T10:00:00.000Z' },
  });
  show();
  expect(await screen.findByRole('link', { name: /Reconnect/ })).toHaveAccessibleDescription(
    /Another Fanfare user connected @northwind.coffee on/,
  );
});

test('shows details in a tooltip until they are expanded, which is stored', async () => {
  server.answer(STATUS, aConnectedStatus({ missingPermissions: ['comments', 'publishing'] }));
  const { unmount } = show();
  expect(await screen.findByRole('link')).toHaveAccessibleDescription(/comments and publishing/);
  await userEvent.click(screen.getByRole('button', { name: 'Show details' }));
  expect(screen.getByRole('link')).toHaveTextContent(/comments and publishing/);
  unmount();
  show();
  expect(await screen.findByRole('link')).toHaveTextContent(/comments and publishing/);
  await userEvent.click(screen.getByRole('button', { name: 'Hide details' }));
});

test('hides an expiry that is far away', async () => {
  server.answer(STATUS, endingAt('2026-03-15T10:01:00.000Z'));
  show();
  expect(await screen.findByText('All clear')).toBeVisible();
});

test('warns about an account without an active flow', async () => {
  server.answer('GET /api/webhooks/counts', { success: true, data: { ...counts, activeFlows: 0 } });
  show();
  expect(await screen.findByRole('link', { name: /No active flows/ })).toHaveAttribute('href', '/dashboard?tab=flows');
});

test('below the checklist, omits what the checklist shows', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  server.answer(INBOX, { success: true, data: { ...nothing, unanswered: 2 } });
  show(true);
  expect(await screen.findByText('Unanswered')).toBeVisible();
  expect(links()).toHaveLength(1);
});

test('does not show all clear when the inbox query fails', async () => {
  server.fail(INBOX, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load inbox status');
  expect(screen.queryByText('All clear')).toBeNull();
  server.answer(INBOX, { success: true, data: nothing });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All clear')).toBeVisible();
});

function endingAt(tokenExpiresAt: string) {
  const status = aConnectedStatus();
  return { ...status, data: status.data && { ...status.data, tokenExpiresAt } };
}
