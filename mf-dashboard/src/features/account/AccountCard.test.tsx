import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountCard } from './AccountCard.tsx';

const STATUS = 'GET /api/instagram/status';
const ACCOUNT = 'GET /api/instagram/account';
const ACCOUNTS = 'GET /api/webhooks/subscriptions';
const DISCONNECT = 'DELETE /api/instagram/disconnect';
const account = {
  username: 'northwind.coffee',
  fullName: null,
  followers: 1_204,
  following: null,
  posts: 0,
  isBusinessAccount: true,
};
const one = {
  subscriptionId: 's1',
  instagramAccountId: '1',
  username: 'northwind.coffee',
  status: 'active' as const,
  subscribedFields: [],
  fields: [],
  stats: { totalEvents: 1 },
  lastActivity: null,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answer(ACCOUNT, { success: true, account });
  server.answer(ACCOUNTS, { success: true, data: [one] });
});

const show = () => renderWithHost(<AccountCard />, { at: '/dashboard?tab=instagram', user: aUser() });
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const agree = async () => {
  await userEvent.click(await screen.findByText('Disconnect'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to disconnect your Instagram account?')).toBeVisible();
  await userEvent.click(question.getByText('Disconnect'));
};

test("shows Instagram's details, and N/A for missing ones", async () => {
  show();
  expect(await fact('Username')).toHaveTextContent('northwind.coffee');
  expect(await fact('Full name')).toHaveTextContent('N/A');
  expect(await fact('Followers')).toHaveTextContent('1,204');
  expect(await fact('Following')).toHaveTextContent('N/A');
  expect(await fact('Posts')).toHaveTextContent('0');
  expect(await fact('Business account')).toHaveTextContent('Yes');
  expect(screen.queryByText('All accounts')).toBeNull();
});

test('lists every account when there are several', async () => {
  server.answer(ACCOUNTS, { success: true, data: [one, { ...one, subscriptionId: 's2', username: 'other', status: 'error' }] });
  show();
  expect(await screen.findByRole('heading', { name: 'All accounts' })).toBeVisible();
  expect(screen.getByText('@other')).toHaveTextContent('Disconnected');
});

test.each([
  ['the server rejects the request', () => server.fail(ACCOUNT, 502), 'Failed to load Instagram account details.'],
  ['the server is unreachable', () => server.disconnect(ACCOUNT), 'Error loading Instagram account details.'],
])('shows an error for the details when %s', async (_, prepare, words) => {
  prepare();
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  server.answer(ACCOUNT, { success: true, account });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await fact('Username')).toHaveTextContent('northwind.coffee');
});

test('asks before it disconnects', async () => {
  server.answer(DISCONNECT, { success: true });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(server.requestsTo(DISCONNECT)).toHaveLength(0);
});

test('disconnects', async () => {
  server.answer(DISCONNECT, { success: true });
  const { toasts } = show();
  await agree();
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Instagram disconnected' }]));
});

test('asks for the password when the sign-in is old', async () => {
  server.fail(DISCONNECT, 403, { code: 'step_up_required' });
  server.answerWith('POST /api/auth/step-up', () => {
    server.answer(DISCONNECT, { success: true });
    return { success: true as const, validUntil: '2026-03-01T10:10:00.000Z' };
  });
  const { toasts } = show();
  await agree();
  await userEvent.type(await screen.findByLabelText('Password'), 'pw');
  await userEvent.click(screen.getByText('Confirm'));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Instagram disconnected' }]));
  expect(server.requestsTo('POST /api/auth/step-up')[0]?.body).toEqual({ password: 'pw' });
});

test.each([
  [
    'the server rejects the request',
    () => server.fail(DISCONNECT, 500),
    'Failed to disconnect Instagram account. Please try again.',
  ],
  ['the server is unreachable', () => server.disconnect(DISCONNECT), 'Error disconnecting Instagram account. Please try again.'],
])('shows that disconnecting failed when %s', async (_, prepare, title) => {
  prepare();
  const { toasts } = show();
  await agree();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title }]));
});
