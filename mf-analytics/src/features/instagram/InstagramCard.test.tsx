import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstagramCard } from './InstagramCard.tsx';

const STATUS = 'GET /api/instagram/status';
const ACCOUNT = 'GET /api/instagram/account';
const DISCONNECT = 'DELETE /api/instagram/disconnect';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
});

const show = () => renderWithHost(<InstagramCard />, { at: '/settings', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async () => {
  await press('Disconnect');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to disconnect your Instagram account?')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Disconnect' }));
};

test('links to connecting without an account or a known status', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  const { unmount } = show();
  expect(await screen.findByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
  unmount();
  server.fail(STATUS, 500);
  show();
  expect(await screen.findByRole('link', { name: 'Connect Instagram' })).toBeVisible();
});

test("shows the account's details, and N/A for missing ones", async () => {
  const account = {
    username: 'northwind.coffee',
    fullName: null,
    followers: 1_204,
    following: null,
    posts: 0,
    isBusinessAccount: null,
  };
  server.answer(ACCOUNT, { success: true, account });
  show();
  await press('View Account');
  const window = within(await screen.findByRole('dialog', { name: 'Instagram account' }));
  const fact = (name: string) => window.getByText(name).nextElementSibling;
  expect(fact('Username')).toHaveTextContent('northwind.coffee');
  expect(fact('Full name')).toHaveTextContent('N/A');
  expect(fact('Followers')).toHaveTextContent('1,204');
  expect(fact('Following')).toHaveTextContent('N/A');
  expect(fact('Posts')).toHaveTextContent('0');
  expect(fact('Business account')).toHaveTextContent('N/A');
});

test.each([
  ['the server rejects the request', () => server.fail(ACCOUNT, 502), 'Failed to load Instagram account details.'],
  ['the server is unreachable', () => server.disconnect(ACCOUNT), 'Error loading Instagram account details.'],
])('shows an error for the details when %s', async (_, prepare, title) => {
  prepare();
  const { toasts } = show();
  await press('View Account');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('disconnects after confirmation, with the password when the sign-in is old', async () => {
  server.fail(DISCONNECT, 403, { code: 'step_up_required' });
  server.answerWith('POST /api/auth/step-up', () => {
    server.answer(DISCONNECT, { success: true });
    server.answer(STATUS, aDisconnectedStatus());
    return { success: true as const, validUntil: '2026-03-01T10:10:00.000Z' };
  });
  const { toasts } = show();
  await agree();
  await userEvent.type(await screen.findByLabelText('Password'), 'pw');
  await press('Confirm');
  expect(await screen.findByRole('link', { name: 'Connect Instagram' })).toBeVisible();
  expect(toasts).toEqual([{ kind: 'success', title: 'Instagram disconnected' }]);
});

test.each([
  [
    'the server rejects the request',
    () => server.fail(DISCONNECT, 500),
    'Failed to disconnect Instagram account. Please try again.',
  ],
  ['the server is unreachable', () => server.disconnect(DISCONNECT), 'Error disconnecting Instagram account. Please try again.'],
])('stays connected when %s', async (_, prepare, title) => {
  prepare();
  const { toasts } = show();
  await agree();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title }]));
  expect(screen.getByRole('button', { name: 'View Account' })).toBeVisible();
});
