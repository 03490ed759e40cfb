import { sessionExpired } from '@fanfare/shared/api';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from './SignInScreen.tsx';

const LOGIN = 'POST /api/auth/login';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

async function signIn(username = 'mira', password = 'secret') {
  if (username) await userEvent.type(screen.getByLabelText('Username or email'), username);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('shows the four features and a link to sign-up', () => {
  renderWithHost(<SignInScreen />, { at: '/login' });
  const features = screen.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent);
  expect(features).toEqual(['Instagram integration', 'Automation', 'Secure', 'Team ready']);
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
});

test('signs in with a busy state, and opens the dashboard', async () => {
  const user = aUser();
  server.answer(LOGIN, { success: true, token: 'fan_1', user });
  const release = server.hold(LOGIN);
  const { store, place } = renderWithHost(<SignInScreen />, { at: '/login' });
  await signIn();
  expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
  expect(screen.getByLabelText('Password')).toBeDisabled();
  release();
  await screen.findByText((_, element) => element === document.body && place.path === '/dashboard');
  expect(store.getState().session).toMatchObject({ token: 'fan_1', user });
  expect(server.requests.map((request) => request.body)).toEqual([{ username: 'mira', password: 'secret' }]);
});

test.each([
  ['the server’s own text', () => server.fail(LOGIN, 401, { error: 'This account is closed.' }), 'This account is closed.'],
  ['401', () => server.fail(LOGIN, 401), 'Invalid username or password'],
  ['500', () => server.fail(LOGIN, 500), 'Server error. Please try again later.'],
  ['no connection', () => server.disconnect(LOGIN), 'Connection failed. Please check your internet connection.'],
  ['another status', () => server.fail(LOGIN, 418), 'Login failed. Please try again.'],
  ['a denied success with text', () => server.fail(LOGIN, 200, { error: 'Not today.' }), 'Not today.'],
  ['a denied success', () => server.fail(LOGIN, 200), 'Login failed. Please try again.'],
])('reports the error: %s', async (_, prepare, text) => {
  prepare();
  const { store } = renderWithHost(<SignInScreen />, { at: '/login' });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Password')).toBeEnabled();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Username or email')).toHaveValue('mira');
  expect(store.getState().session.token).toBeNull();
});

test('sends nothing while a field is empty', async () => {
  renderWithHost(<SignInScreen />, { at: '/login' });
  await signIn('mira', '');
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(server.requests).toEqual([]);
});

test('reports an expired session', () => {
  const { store } = renderWithHost(<SignInScreen />, { at: '/login', user: aUser() });
  act(() => {
    store.dispatch(sessionExpired({ token: 'fan_test' }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again.');
});
