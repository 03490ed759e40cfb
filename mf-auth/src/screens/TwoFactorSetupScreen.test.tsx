import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TwoFactorSetupScreen } from './TwoFactorSetupScreen.tsx';

const SETUP = 'POST /api/user/2fa/setup';
const CONFIRM = 'POST /api/user/2fa/confirm';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(SETUP, { success: true, secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/Fanfare:mira?secret=ABCDEFGH' });
  server.answer(CONFIRM, { success: true, backupCodes: ['aaaa-1111', 'bbbb-2222'], token: 'fan_new' });
});

const show = (at: string) => renderWithHost(<TwoFactorSetupScreen />, { at, user: aUser() });
const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const start = () => userEvent.click(screen.getByRole('button', { name: 'Show QR code' }));

test('sets up from the link to the backup codes, and stores the new token', async () => {
  const { store, place } = show('/two-factor#token=link-1');
  await waitFor(() => expect(place.path).toBe('/two-factor'));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await start();
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  expect(await screen.findByText('aaaa-1111')).toBeVisible();
  expect(store.getState().session).toMatchObject({ token: 'fan_new', user: aUser() });
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    'data:text/plain;charset=utf-8,aaaa-1111%0Abbbb-2222%0A',
  );
  expect(server.requests.map(({ body }) => body)).toEqual([{ token: 'link-1' }, { code: '123456' }]);
  expect(mayClose()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'I have saved my codes' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(mayClose()).toBe(true);
});

test('accepts the password when the link has expired', async () => {
  server.fail(SETUP, 403, { error: 'This link is no longer valid.', code: 'link_invalid' });
  show('/two-factor#token=old');
  await start();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  server.answer(SETUP, { success: true, secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/x' });
  await userEvent.keyboard('secret{Enter}');
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  expect(server.requestsTo(SETUP).at(-1)?.body).toEqual({ password: 'secret' });
});

test('rejects a wrong code', async () => {
  server.fail(CONFIRM, 401, { error: 'The code is not correct.', code: 'code_invalid' });
  const { store } = show('/two-factor#token=link-1');
  await start();
  await userEvent.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is not correct.');
  expect(screen.getByLabelText('Code from the app')).toHaveFocus();
  expect(store.getState().session.token).toBe('fan_test');
});

test('requires a sign-in first', () => {
  renderWithHost(<TwoFactorSetupScreen />, { at: '/two-factor#token=link-1' });
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
  expect(server.requests).toEqual([]);
});
