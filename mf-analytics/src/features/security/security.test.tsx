import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportRow } from './ExportRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { TwoFactorRow } from './TwoFactorRow.tsx';

const TWO_FACTOR = 'GET /api/user/2fa';
const ENABLE = 'POST /api/user/2fa/enable';
const DISABLE = 'POST /api/user/2fa/disable';
const CHANGE = 'POST /api/auth/password/change';
const EXPORT = 'GET /api/user/export';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(TWO_FACTOR, { success: true, enabled: false, backupCodesLeft: 0 });
});

const at = { at: '/settings', user: aUser() };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('starts two-factor authentication by mail, and shows it as enabled on return', async () => {
  server.answer(ENABLE, { success: true });
  const { toasts } = renderWithHost(<TwoFactorRow />, at);
  expect(await screen.findByText('Off')).toBeVisible();
  await press('Enable 2FA');
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'success', title: '2FA setup initiated. Please check your email for setup instructions.' }]),
  );
  expect(await screen.findByText(/^We sent a link to mira@example.org/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up without email' })).toHaveAttribute('href', '/two-factor');
  server.answer(TWO_FACTOR, { success: true, enabled: true, backupCodesLeft: 10 });
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('10 backup codes left')).toBeVisible();
  expect(screen.getByText('On')).toBeVisible();
});

test.each([
  ['the server rejects the request', () => server.fail(ENABLE, 500), 'Failed to enable 2FA. Please try again.'],
  ['the server is unreachable', () => server.disconnect(ENABLE), 'Error enabling 2FA. Please try again.'],
])('shows that no mail was sent when %s', async (_, prepare, title) => {
  prepare();
  const { toasts } = renderWithHost(<TwoFactorRow />, at);
  await press('Enable 2FA');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title }]));
});

test.each([
  ['123 456', { code: '123 456' }],
  ['abcd-efgh-ijkl-mnop', { backupCode: 'abcd-efgh-ijkl-mnop' }],
])('disables two-factor authentication with the password and %s', async (typed, proof) => {
  server.answer(TWO_FACTOR, { success: true, enabled: true, backupCodesLeft: 1 });
  server.fail(DISABLE, 401, { error: 'The code is not correct.' });
  const { store, toasts } = renderWithHost(<TwoFactorRow />, at);
  await press('Disable 2FA');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.type(window.getByLabelText('Password'), 'pw');
  await userEvent.type(window.getByLabelText('Authenticator code or backup code'), typed);
  await userEvent.click(window.getByRole('button', { name: 'Turn off' }));
  expect(await window.findByRole('alert')).toHaveTextContent('The code is not correct.');
  server.answer(DISABLE, { success: true, token: 'fan_next' });
  server.answer(TWO_FACTOR, { success: true, enabled: false, backupCodesLeft: 0 });
  await userEvent.click(window.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Enable 2FA' })).toBeVisible();
  expect(server.requestsTo(DISABLE).at(-1)?.body).toEqual({ password: 'pw', ...proof });
  expect(store.getState().session.token).toBe('fan_next');
  expect(toasts).toEqual([{ kind: 'success', title: 'Two-factor authentication disabled' }]);
});

test('applies the sign-up rules to a new password, and keeps this session', async () => {
  const { store, toasts } = renderWithHost(<PasswordRow />, at);
  await press('Change password');
  const window = within(await screen.findByRole('dialog'));
  const fill = async (next: string, again: string) => {
    for (const [name, value] of [
      ['Current password', 'old pass'],
      ['New password', next],
      ['Confirm new password', again],
    ] as const) {
      await userEvent.clear(window.getByLabelText(name));
      await userEvent.type(window.getByLabelText(name), value);
    }
    await userEvent.click(window.getByRole('button', { name: 'Change password' }));
  };
  await fill('abc', 'abd');
  expect(await window.findByRole('alert')).toHaveTextContent('Passwords do not match');
  await fill('abc', 'abc');
  expect(await window.findByRole('alert')).toHaveTextContent('Password must be at least 6 characters');
  expect(server.requestsTo(CHANGE)).toHaveLength(0);
  server.fail(CHANGE, 401, { error: 'The password is not correct.' });
  await fill('seven lamps', 'seven lamps');
  await waitFor(() => expect(window.getByRole('alert')).toHaveTextContent('The password is not correct.'));
  server.answer(CHANGE, { success: true, token: 'fan_next' });
  await fill('seven lamps', 'seven lamps');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Password changed' }]));
  expect(server.requestsTo(CHANGE).at(-1)?.body).toEqual({ currentPassword: 'old pass', newPassword: 'seven lamps' });
  expect(store.getState().session.token).toBe('fan_next');
});

test('exports everything as a file, with the password when the sign-in is old', async () => {
  const createObjectURL = jest.fn(() => 'blob:data');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const saved: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(`${this.href} ${this.download}`);
  };
  server.fail(EXPORT, 403, { code: 'step_up_required' });
  server.answerWith('POST /api/auth/step-up', () => {
    server.answer(EXPORT, { success: true, exportedAt: '2026-03-01T10:00:00.000Z', data: {} });
    return { success: true as const, validUntil: '2026-03-01T10:10:00.000Z' };
  });
  renderWithHost(<ExportRow />, at);
  await press('Export data');
  await userEvent.type(await screen.findByLabelText('Password'), 'pw');
  await press('Confirm');
  await waitFor(() => expect(saved).toEqual(['blob:data fanfare-export.json']));
});
