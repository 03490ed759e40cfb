import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUpScreen } from './SignUpScreen.tsx';

const REGISTER = 'POST /api/auth/register';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

async function signUp(input: { password?: string; confirm?: string; email?: string } = {}) {
  const { password = 'secret', confirm = password, email = 'mira@example.org' } = input;
  await userEvent.type(screen.getByLabelText('Username'), 'mira');
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('shows the four features and a link to sign-in', () => {
  renderWithHost(<SignUpScreen />, { at: '/signup' });
  const features = screen.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent);
  expect(features).toEqual(['Easy setup', 'Fast and secure', 'Premium features', '24/7 support']);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('creates the account without sending the confirmation, and opens the dashboard', async () => {
  const user = aUser();
  server.answer(REGISTER, { success: true, token: 'fan_1', user });
  const release = server.hold(REGISTER);
  const { store, place } = renderWithHost(<SignUpScreen />, { at: '/signup' });
  await signUp();
  expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  expect(screen.getByLabelText('Email')).toBeDisabled();
  release();
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(store.getState().session).toMatchObject({ token: 'fan_1', user });
  expect(server.requests.map((request) => request.body)).toEqual([
    { username: 'mira', email: 'mira@example.org', password: 'secret' },
  ]);
});

test('sends the token of an invitation link', async () => {
  server.answer(REGISTER, { success: true, token: 'fan_1', user: aUser() });
  renderWithHost(<SignUpScreen />, { at: '/signup#invitation=abc-_1' });
  await signUp();
  await waitFor(() => expect(server.requestsTo(REGISTER)).toHaveLength(1));
  expect(server.requests[0]?.body).toMatchObject({ username: 'mira', invitation: 'abc-_1' });
});

test.each([
  [{ password: 'abc', confirm: 'abd' }, 'Passwords do not match'],
  [{ password: 'abcde' }, 'Password must be at least 6 characters'],
])('rejects %j before sending anything', async (passwords, text) => {
  renderWithHost(<SignUpScreen />, { at: '/signup' });
  await signUp(passwords);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(server.requests).toEqual([]);
});

test('rejects an invalid email address', async () => {
  renderWithHost(<SignUpScreen />, { at: '/signup' });
  await signUp({ email: 'mira' });
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(server.requests).toEqual([]);
});

test.each([
  ['the server’s own text', () => server.fail(REGISTER, 400, { error: 'Too easy to guess.' }), 'Too easy to guess.'],
  ['400', () => server.fail(REGISTER, 400), 'Please check your input and try again.'],
  ['409', () => server.fail(REGISTER, 409), 'Username or email already exists.'],
  ['500', () => server.fail(REGISTER, 500), 'Server error. Please try again later.'],
  ['no connection', () => server.disconnect(REGISTER), 'Connection failed. Please check your internet connection.'],
  ['another status', () => server.fail(REGISTER, 418), 'Registration failed. Please try again.'],
  ['a denied success with text', () => server.fail(REGISTER, 200, { error: 'Not today.' }), 'Not today.'],
  ['a denied success', () => server.fail(REGISTER, 200), 'Registration failed. Please try again.'],
])('reports the error: %s', async (_, prepare, text) => {
  prepare();
  renderWithHost(<SignUpScreen />, { at: '/signup' });
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Username')).toBeEnabled();
});

test.each([
  ['weak_password', 400, 'Password'],
  ['user_exists', 409, 'Username'],
])('focuses the field to correct after %s', async (code, status, label) => {
  server.fail(REGISTER, status, { code });
  renderWithHost(<SignUpScreen />, { at: '/signup' });
  await signUp();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
});
