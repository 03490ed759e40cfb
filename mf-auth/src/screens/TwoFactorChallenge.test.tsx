import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from './SignInScreen.tsx';

const LOGIN = 'POST /api/auth/login';
const SECOND = 'POST /api/auth/login/2fa';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(LOGIN, { success: true, twoFactorRequired: true, challenge: 'challenge-1' });
});

async function reachTwoFactorChallenge() {
  const shown = renderWithHost(<SignInScreen />, { at: '/login' });
  await userEvent.type(screen.getByLabelText('Username or email'), 'mira');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await screen.findByRole('heading', { name: 'Enter your code' });
  return shown;
}

test('requires the code after a correct password', async () => {
  server.answer(SECOND, { success: true, token: 'fan_2', user: aUser() });
  const release = server.hold(SECOND);
  const { store, place } = await reachTwoFactorChallenge();
  expect(store.getState().session.token).toBeNull();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('123 456{Enter}');
  expect(await screen.findByRole('button', { name: 'Checking...' })).toBeDisabled();
  release();
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(store.getState().session.token).toBe('fan_2');
  expect(server.requestsTo(SECOND)[0]?.body).toEqual({ challenge: 'challenge-1', code: '123 456' });
});

test('sends a backup code as such', async () => {
  server.answer(SECOND, { success: true, token: 'fan_2', user: aUser() });
  const { place } = await reachTwoFactorChallenge();
  await userEvent.click(screen.getByRole('button', { name: 'Use a backup code instead' }));
  expect(screen.getByLabelText('Backup code')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Use authenticator app instead' }));
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Use a backup code instead' }));
  await userEvent.keyboard('k7qe-0d2m-x9rt-b4hc{Enter}');
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(server.requestsTo(SECOND)[0]?.body).toEqual({ challenge: 'challenge-1', backupCode: 'k7qe-0d2m-x9rt-b4hc' });
});

test.each([
  [
    'a wrong code',
    () => server.fail(SECOND, 401, { error: 'The code is not correct.', code: 'code_invalid' }),
    'The code is not correct.',
  ],
  ['too many tries', () => server.fail(SECOND, 429, { error: 'Please wait.', code: 'too_many_requests' }), 'Please wait.'],
  ['a silent failure', () => server.fail(SECOND, 500), 'Could not check the code. Please try again.'],
  ['no connection', () => server.disconnect(SECOND), 'Connection failed. Please check your internet connection.'],
])('keeps the code after an error: %s', async (_, prepare, text) => {
  prepare();
  await reachTwoFactorChallenge();
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

test('restarts an expired sign-in with a notice', async () => {
  const error = 'This sign-in took too long. Please start again.';
  server.fail(SECOND, 401, { error, code: 'challenge_invalid' });
  await reachTwoFactorChallenge();
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(error);
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
