import { workspacesLoaded } from '@fanfare/shared/store';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectInstagramScreen } from './ConnectInstagramScreen.tsx';

const STATUS = 'GET /api/instagram/status';
const START = 'GET /api/instagram/auth/instagram';
const DISCONNECT = 'POST /api/instagram/disconnect';
const STEP_UP = 'POST /api/auth/step-up';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aDisconnectedStatus());
});

function show(query = '') {
  const leave = jest.fn<(address: string) => void>();
  return {
    leave,
    ...renderWithHost(<ConnectInstagramScreen leave={leave} />, { at: `/connect-instagram${query}`, user: aUser() }),
  };
}

const dateText = (isoTime: string) => new Date(isoTime).toLocaleDateString(undefined, { dateStyle: 'medium' });

async function pressConnect() {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Instagram' }));
}

test('explains the benefits and steps of connecting', async () => {
  const { place } = show();
  expect(screen.getByText('Welcome, mira')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Connect your Instagram Business account' })).toBeVisible();
  for (const name of ['Manage Messages', 'Manage Comments', 'Content Publishing', 'How It Works']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Skip for Now' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test.each([
  ['admin', true],
  ['agent', false],
] as const)('the role %s may add another account: %s', async (role, isOffered) => {
  server.answer(STATUS, aConnectedStatus());
  server.answer(START, { success: true, authUrl: 'https://www.instagram.com/oauth/authorize?client_id=1' });
  const { store, leave } = show();
  const items = [{ id: 'user-1', name: 'mira', role, members: 1, owners: 1 }];
  act(() => void store.dispatch(workspacesLoaded({ items, currentId: 'user-1' })));
  await screen.findByRole('heading', { name: 'Instagram Connected' });
  const button = screen.queryByRole('button', { name: 'Add another account' });
  expect(button !== null).toBe(isOffered);
  if (!button) return;
  await userEvent.click(button);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(server.requestsTo(START)).toMatchObject([{ query: { add: 'true' } }]);
});

const TAKEOVER = 'POST /api/instagram/takeover';
const ASKED = '?takeover=northwind.coffee#token=sealed';

test('asks before an account of another workspace moves here, and removes the confirmation from the URL', async () => {
  server.answer(TAKEOVER, { success: true, username: 'northwind.coffee' });
  const { place, toasts } = show(ASKED);
  const dialog = await screen.findByRole('alertdialog', { name: 'Move @northwind.coffee to this workspace?' });
  expect(dialog).toHaveTextContent('Its owners and admins are notified with your username.');
  expect(place.path).toBe('/connect-instagram');
  expect(server.requests.filter(({ call }) => call === TAKEOVER)).toEqual([]);
  server.answer(STATUS, aConnectedStatus());
  await userEvent.click(screen.getByRole('button', { name: 'Move account' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: '@northwind.coffee is connected to this workspace.' }]));
  expect(await screen.findByRole('heading', { name: 'Instagram Connected' })).toBeVisible();
  expect(server.requests.filter(({ call }) => call === TAKEOVER)).toMatchObject([{ body: { confirmation: 'sealed' } }]);
});

test('a cancelled move changes nothing', async () => {
  show(ASKED);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requests.filter(({ call }) => call === TAKEOVER)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Connect Instagram' })).toBeVisible();
});

test('a move that is refused shows the reason', async () => {
  server.fail(TAKEOVER, 403, { error: 'This authorization link is no longer valid. Please start again.' });
  show(ASKED);
  await userEvent.click(await screen.findByRole('button', { name: 'Move account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not move the account');
  expect(screen.getByRole('alert')).toHaveTextContent('This authorization link is no longer valid.');
});

test("navigates to the server's URL and stays busy", async () => {
  const authUrl = 'http://localhost:3001/www.instagram.com/oauth/authorize?client_id=1';
  server.answer(START, { success: true, authUrl });
  const { leave } = show();
  await pressConnect();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(authUrl));
  expect(screen.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
});

test.each([
  [
    'a foreign address',
    () => server.answer(START, { success: true, authUrl: 'https://example.org/' }),
    'Failed to start Instagram connection',
  ],
  ['a denied success', () => server.fail(START, 200), 'Failed to start Instagram connection'],
  ['a failure', () => server.fail(START, 500), 'Failed to connect to Instagram. Please try again.'],
  ['no connection', () => server.disconnect(START), 'Failed to connect to Instagram. Please try again.'],
  [
    'a refusal, with its reason below',
    () => server.fail(START, 429, { error: 'Please wait.' }),
    'Failed to start Instagram connectionPlease wait.',
  ],
  [
    'a failure of the server, with its reason below',
    () => server.fail(START, 503, { error: 'The server is busy.' }),
    'Failed to connect to Instagram. Please try again.The server is busy.',
  ],
])('stays and shows the reason: %s', async (_, prepare, text) => {
  prepare();
  const { leave } = show();
  await pressConnect();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Connect Instagram' })).toBeEnabled();
});

test('treats a failed status query as not connected, without a message', async () => {
  server.fail(STATUS, 500);
  show();
  expect(await screen.findByRole('button', { name: 'Connect Instagram' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the connected account', async () => {
  server.answer(STATUS, aConnectedStatus());
  const { place } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Instagram Connected' })).toBeVisible();
  expect(screen.getByText('Northwind Coffee')).toBeVisible();
  expect(screen.getByText('@northwind.coffee')).toBeVisible();
  expect(screen.getByText(dateText('2026-03-01T10:00:00.000Z'))).toBeVisible();
  expect(screen.getByText(dateText('2026-04-30T10:00:00.000Z'))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to Chat Dashboard' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('reconnects an expired connection', async () => {
  server.answer(STATUS, aConnectedStatus({ isExpired: true }));
  server.answer(START, { success: true, authUrl: 'https://www.instagram.com/oauth/authorize?state=1' });
  const { leave } = show();
  expect(await screen.findByText(/The Instagram connection has expired/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reconnect or Use Another Account' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://www.instagram.com/oauth/authorize?state=1'));
});

test('names missing permissions as the reason to reconnect', async () => {
  server.answer(STATUS, aConnectedStatus({ missingPermissions: ['publishing'] }));
  show();
  expect(await screen.findByText(/Some permissions are missing/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reconnect or Use Another Account' })).toBeVisible();
});

test('says Connected when the username is missing', async () => {
  server.answer(STATUS, aConnectedStatus({ data: null }));
  show();
  expect(await screen.findByText('Connected', { selector: 'dd' })).toBeVisible();
});

test('disconnects', async () => {
  server.answer(STATUS, aConnectedStatus());
  server.answer(DISCONNECT, { success: true });
  show();
  const button = await screen.findByRole('button', { name: 'Disconnect Instagram' });
  server.answer(STATUS, aDisconnectedStatus());
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Connect Instagram' })).toBeVisible();
});

test('stays connected when disconnecting fails', async () => {
  server.answer(STATUS, aConnectedStatus());
  server.fail(DISCONNECT, 409, { error: 'Connect an Instagram account first.' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Instagram' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to disconnect InstagramConnect an Instagram account first.Request ID request-1',
  );
  expect(screen.getByRole('button', { name: 'Disconnect Instagram' })).toBeEnabled();
});

test('S17: asks for the password when the sign-in is too long ago, then disconnects', async () => {
  server.answer(STATUS, aConnectedStatus());
  server.fail(DISCONNECT, 403, { error: 'Please confirm with your password first.', code: 'step_up_required' });
  server.fail(STEP_UP, 401, { error: 'The password is not correct.', code: 'password_wrong' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Instagram' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is not correct.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Password')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Instagram' }));
  server.answer(STEP_UP, { success: true, validUntil: '2026-03-01T10:00:00.000Z' });
  server.answer(STATUS, aDisconnectedStatus());
  await userEvent.type(await screen.findByLabelText('Password'), 'right');
  server.answer(DISCONNECT, { success: true });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and disconnect' }));
  expect(await screen.findByRole('button', { name: 'Connect Instagram' })).toBeVisible();
  expect(server.requestsTo(STEP_UP).map(({ body }) => body)).toEqual([{ password: 'wrong' }, { password: 'right' }]);
});

test('signs out here even when the server does not respond', async () => {
  server.disconnect('POST /api/auth/logout');
  const { store, place } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(place.path).toBe('/login'));
  expect(store.getState().session.token).toBeNull();
  expect(server.requestsTo('POST /api/auth/logout')).toHaveLength(1);
});

test('a viewer is not offered to connect an account', async () => {
  const { store } = show();
  const items = [{ id: 'user-1', name: 'mira', role: 'viewer' as const, members: 2, owners: 1 }];
  act(() => void store.dispatch(workspacesLoaded({ items, currentId: 'user-1' })));
  expect(await screen.findByText('Only owners and admins of the workspace can connect an account.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect Instagram' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Skip for Now' })).toBeVisible();
});
