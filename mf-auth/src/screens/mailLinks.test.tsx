import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const FORGOT = 'POST /api/auth/password/forgot';
const RESET = 'POST /api/auth/password/reset';
const CONFIRM = 'POST /api/user/email/confirm';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

test('forgotten password: shows the same result for known and unknown addresses', async () => {
  server.answer(FORGOT, { success: true });
  renderWithHost(<ForgotPasswordScreen />, { at: '/forgot-password' });
  await userEvent.type(screen.getByLabelText('Email'), 'mira@example.org{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('If mira@example.org belongs to an account');
  await userEvent.click(screen.getByRole('button', { name: 'Use another email address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('forgotten password: keeps the address after an error', async () => {
  server.disconnect(FORGOT);
  renderWithHost(<ForgotPasswordScreen />, { at: '/forgot-password' });
  await userEvent.type(screen.getByLabelText('Email'), 'mira@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection failed. Please check your internet connection.');
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.org');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

async function choose(password: string, again = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), `${again}{Enter}`);
}

test('new password: reads the link once, and ends the local session', async () => {
  server.answer(RESET, { success: true });
  const { store, place } = renderWithHost(<ResetPasswordScreen />, { at: '/reset-password#token=link-1', user: aUser() });
  await waitFor(() => expect(place.path).toBe('/reset-password'));
  await choose('plum train');
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(store.getState().session.token).toBeNull();
  expect(server.requests.map(({ body }) => body)).toEqual([{ token: 'link-1', password: 'plum train' }]);
});

test('new password: checks the sign-up rules in order before sending', async () => {
  renderWithHost(<ResetPasswordScreen />, { at: '/reset-password#token=link-1' });
  await choose('abc', 'abd');
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(server.requests).toEqual([]);
});

test('new password: replaces an expired link by a new one', async () => {
  server.fail(RESET, 403, { error: 'This link is no longer valid.', code: 'link_invalid' });
  renderWithHost(<ResetPasswordScreen />, { at: '/reset-password#token=old' });
  await choose('plum train');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('new email address: requires the password, and shows the address', async () => {
  server.fail(CONFIRM, 401, { error: 'The password is not correct.', code: 'password_wrong' });
  const { place } = renderWithHost(<ConfirmEmailScreen />, { at: '/confirm-email#token=link-1' });
  await waitFor(() => expect(place.path).toBe('/confirm-email'));
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is not correct.');
  server.answer(CONFIRM, { success: true, email: 'new@example.org' });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('We now send email to new@example.org.')).toBeVisible();
  expect(server.requestsTo(CONFIRM)[1]?.body).toEqual({ token: 'link-1', password: 'secret' });
});

test('new email address: updates the signed-in user at once', async () => {
  server.answer(CONFIRM, { success: true, email: 'new@example.org' });
  server.answer('GET /api/auth/session', { success: true, user: aUser({ email: 'new@example.org' }) });
  const { store } = renderWithHost(<ConfirmEmailScreen />, { at: '/confirm-email#token=link-1', user: aUser() });
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await waitFor(() => expect(store.getState().session.user?.email).toBe('new@example.org'));
});

test.each([
  ['/reset-password', <ResetPasswordScreen key="reset" />],
  ['/confirm-email', <ConfirmEmailScreen key="confirm" />],
])('%s reports a missing link', (at, shown) => {
  renderWithHost(shown, { at });
  expect(screen.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
});
