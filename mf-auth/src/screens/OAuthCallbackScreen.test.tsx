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
import { OAuthCallbackScreen } from './OAuthCallbackScreen.tsx';

const STATUS = 'GET /api/instagram/status';
const QUERY =
  '?instagram=success&username=northwind.coffee&userId=178414&permissions=instagram_business_basic,instagram_business_manage_messages';

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers();
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (query: string) => renderWithHost(<OAuthCallbackScreen />, { at: `/oauth-callback${query}`, user: aUser() });

test('shows the account after confirmation by the server, then continues after 3 s with the same parameters', async () => {
  const release = server.hold(STATUS);
  const { place } = show(QUERY);
  expect(screen.queryByText('Instagram Connected!')).toBeNull();
  release();
  expect(await screen.findByRole('heading', { name: 'Instagram Connected!' })).toBeVisible();
  expect(screen.getByText('@northwind.coffee')).toBeVisible();
  expect(screen.getByText('178414')).toBeVisible();
  expect(screen.getByText(/instagram_business_manage_messages/)).toBeVisible();
  act(() => jest.advanceTimersByTime(2_999));
  expect(place.path).toBe(`/oauth-callback${QUERY}`);
  act(() => jest.advanceTimersByTime(1));
  expect(place.path).toBe(`/dashboard${QUERY}`);
});

test('continues at once when the button is pressed', async () => {
  const { place } = show(QUERY);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Go to Dashboard' }));
  expect(place.path).toBe(`/dashboard${QUERY}`);
});

test.each([
  ['', null],
  ['?instagram=error', 'Failed to connect to Instagram. Please try again.'],
  ['?instagram=error&reason=access_denied', 'You cancelled the Instagram login. No account was connected.'],
  [
    '?instagram=error&reason=too_many_accounts',
    'This workspace has 20 Instagram accounts. Disconnect one before you add another.',
  ],
  [
    '?instagram=error&reason=missing_permissions',
    'Failed to connect to Instagram: a required permission was not granted. Please try again.',
  ],
])('opens the dashboard with the reason if the callback failed: "%s"', (query, error) => {
  const { place } = show(query);
  expect(place.path).toBe('/dashboard');
  expect(place.state).toEqual({ error });
  expect(server.requests).toEqual([]);
});

test.each([
  ['the account is another one', () => server.answer(STATUS, aConnectedStatus({ username: 'somebody.else' }))],
  ['nothing is connected', () => server.answer(STATUS, aDisconnectedStatus())],
  ['the status check fails', () => server.fail(STATUS, 500)],
  ['the server is unreachable', () => server.disconnect(STATUS)],
])('never claims success when %s', async (_, prepare) => {
  prepare();
  const { place } = show(QUERY);
  expect(await screen.findByRole('heading', { name: 'Unable to determine connection status' })).toBeVisible();
  expect(screen.queryByText('Instagram Connected!')).toBeNull();
  act(() => jest.advanceTimersByTime(10_000));
  expect(place.path).toBe(`/oauth-callback${QUERY}`);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
  expect(place.path).toBe(`/dashboard${QUERY}`);
});
