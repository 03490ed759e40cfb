import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInScreen } from './SignInScreen.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const OPTIONS = 'GET /api/auth/options';
const START = 'POST /api/auth/oidc/start';
const COMPLETE = 'POST /api/auth/oidc/complete';
const RETURNED = '/login#sso=code%3D1%26state%3D2';
const authUrl = 'https://id.example.org/auth?state=2';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(OPTIONS, { success: true, singleSignOn: { name: 'Acme' }, sampleAccount: false });
});

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue with Acme' }));

test.each([
  ['/login', SignInScreen],
  ['/signup', SignUpScreen],
])('the page %s sends the browser to the provider, with a busy state', async (at, Screen) => {
  const leave = jest.fn<(address: string) => void>();
  server.answer(START, { success: true, authUrl });
  const release = server.hold(START);
  renderWithHost(<Screen leave={leave} />, { at });
  await press();
  expect(await screen.findByRole('button', { name: 'Redirecting...' })).toBeDisabled();
  release();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(authUrl));
});

test('without a provider no button is shown', async () => {
  server.answer(OPTIONS, { success: true, singleSignOn: null, sampleAccount: false });
  renderWithHost(<SignInScreen />, { at: '/login' });
  await waitFor(() => expect(server.requestsTo(OPTIONS)).toHaveLength(1));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringContaining('Continue'),
  );
});

test.each([
  ['a provider that is down', () => server.fail(START, 502, { error: 'The provider is down.' }), 'The provider is down.'],
  [
    'an unsafe URL',
    () => server.answer(START, { success: true, authUrl: 'javascript:alert(1)' }),
    'Could not sign in with your provider. Please try again.',
  ],
])('reports %s and stays', async (_, prepare, text) => {
  prepare();
  const leave = jest.fn<(address: string) => void>();
  renderWithHost(<SignInScreen leave={leave} />, { at: '/login' });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Continue with Acme' })).toBeEnabled();
});

test('back from the provider, it signs in and removes the code from the URL', async () => {
  const user = aUser();
  server.answer(COMPLETE, { success: true, token: 'fan_1', user });
  const release = server.hold(COMPLETE);
  const { store, place } = renderWithHost(<SignInScreen />, { at: RETURNED });
  expect(await screen.findByRole('heading', { name: 'Signing you in' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  release();
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(store.getState().session).toMatchObject({ token: 'fan_1', user });
  expect(server.requestsTo(COMPLETE).map(({ body }) => body)).toEqual([{ callback: 'code=1&state=2' }]);
});

test('back from the provider, two-factor authentication asks for its code', async () => {
  server.answer(COMPLETE, { success: true, twoFactorRequired: true, challenge: 'challenge-1' });
  renderWithHost(<SignInScreen />, { at: RETURNED });
  expect(await screen.findByLabelText('Code')).toHaveFocus();
});

test('back from the provider, a refusal is shown above the form, until the next attempt', async () => {
  server.fail(COMPLETE, 403, { error: 'Accounts with this email domain cannot sign in here.' });
  server.fail('POST /api/auth/login', 401);
  const { store } = renderWithHost(<SignInScreen />, { at: RETURNED });
  expect(await screen.findByRole('alert')).toHaveTextContent('Accounts with this email domain cannot sign in here.');
  expect(store.getState().session.token).toBeNull();
  await userEvent.type(screen.getByLabelText('Username or email'), 'mira');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password'));
  expect(server.requestsTo(COMPLETE)).toHaveLength(1);
});
