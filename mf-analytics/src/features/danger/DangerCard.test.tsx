import { api, clearStoredSession } from '@fanfare/shared/api';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DangerCard } from './DangerCard.tsx';

const DELETE = 'DELETE /api/user/delete';
const TWO_FACTOR = 'GET /api/user/2fa';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(TWO_FACTOR, { success: true, enabled: false, backupCodesLeft: 0 });
  server.answer(DELETE, { success: true });
});

const show = () => renderWithHost(<DangerCard />, { at: '/settings', user: aUser() });
const question = async () => within(await screen.findByRole('alertdialog'));
async function confirmAndType(password: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  await userEvent.click((await question()).getByRole('button', { name: 'Delete account' }));
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.click((await question()).getByRole('button', { name: 'Delete account' }));
}

test('deletes the account after confirmation and password, and opens the sign-in', async () => {
  const { place, store, toasts } = show();
  await confirmAndType('pw');
  await waitFor(() => expect(place.path).toBe('/login'));
  expect(server.requestsTo(DELETE)[0]?.body).toEqual({ password: 'pw' });
  expect(store.getState().session.user).toBeNull();
  expect(toasts).toEqual([{ kind: 'success', title: 'Account deleted successfully. You will be redirected to the login page.' }]);
});

test('deletes the account when the cleared storage signs the page out before the response', async () => {
  const release = server.hold(DELETE);
  const { place, store, toasts } = show();
  await confirmAndType('pw');
  await waitFor(() => expect(server.requestsTo(DELETE)).toHaveLength(1));
  clearStoredSession();
  act(() => void store.dispatch(api.util.resetApiState()));
  await waitFor(() => expect(place.path).toBe('/login'));
  expect(toasts).toMatchObject([{ kind: 'success' }]);
  release();
});

test('does nothing when the confirmation or password prompt is cancelled', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  await userEvent.click((await question()).getByRole('button', { name: 'Delete account' }));
  await screen.findByLabelText('Password');
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requestsTo(DELETE)).toHaveLength(0);
});

test('asks for a code when two-factor authentication is on', async () => {
  server.answer(TWO_FACTOR, { success: true, enabled: true, backupCodesLeft: 10 });
  const { place } = show();
  await confirmAndType('pw');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await userEvent.click((await question()).getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(place.path).toBe('/login'));
  expect(server.requestsTo(DELETE)[0]?.body).toEqual({ password: 'pw', code: '123456' });
});

test.each([
  [
    'the password is wrong',
    () => server.fail(DELETE, 401, { error: 'The password is not correct.' }),
    'Failed to delete account: The password is not correct.',
  ],
  ['the server rejects the request without a reason', () => server.fail(DELETE, 200), 'Failed to delete account: Unknown error'],
  [
    'the server fails',
    () => server.fail(DELETE, 500, { error: 'Server error. Please try again later.' }),
    'Failed to delete account. Please try again.',
  ],
  ['the server is unreachable', () => server.disconnect(DELETE), 'Error deleting account. Please try again.'],
])('keeps the account when %s', async (_, prepare, title) => {
  prepare();
  const { place, store, toasts } = show();
  await confirmAndType('pw');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title }]));
  await waitFor(() => expect(place.path).toBe('/settings'));
  expect(store.getState().session.user).not.toBeNull();
});
