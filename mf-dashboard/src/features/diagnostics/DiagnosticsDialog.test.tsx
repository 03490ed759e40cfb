import type { DoctorCheck } from '@fanfare/shared/contracts';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DiagnosticsDialog } from './DiagnosticsDialog.tsx';

const EXAMINE = 'GET /api/instagram/doctor';
const FIX = 'POST /api/instagram/doctor/fix';
const check = (over: Partial<DoctorCheck>): DoctorCheck => ({
  id: 'connected',
  title: 'Account connected',
  result: 'pass',
  finding: '@northwind.coffee is connected.',
  fix: null,
  canFix: false,
  ...over,
});
const examined = (...checks: DoctorCheck[]) => ({
  success: true as const,
  data: { checks, checkedAt: '2026-03-01T10:00:00.000Z' },
});
const fields = check({ id: 'fields', title: 'Events subscribed', finding: '2 fields are missing.' });
const brokenFields = { ...fields, result: 'fail' as const, fix: 'Subscribe them.', canFix: true };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer(EXAMINE, examined(check({}), fields));
});

const show = (at = '/dashboard?doctor=open&tab=instagram') => renderWithHost(<DiagnosticsDialog />, { at, user: aUser() });

test('is closed without its URL parameter, and closing keeps the other parameters', async () => {
  const { unmount } = show('/dashboard');
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const { place } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?tab=instagram'));
});

test('loads, then shows that all checks passed', async () => {
  const release = server.hold(EXAMINE);
  show();
  expect(await screen.findByText('Running diagnostics')).toBeInTheDocument();
  release();
  expect(await screen.findByText('All 2 checks passed')).toBeVisible();
});

test('lists failed checks in order, and repairs', async () => {
  server.answer(EXAMINE, examined(check({}), brokenFields));
  server.answer(FIX, examined(check({}), fields));
  show();
  expect(await screen.findByText('1 check failed. Fix it, then run diagnostics again.')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: /^Checks/ })).getAllByRole('listitem');
  expect(rows[1]).toHaveTextContent('Events subscribed: Failing2 fields are missing.Subscribe them.');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe to events' }));
  expect(await screen.findByText('All 2 checks passed')).toBeVisible();
  expect(server.requestsTo(FIX)[0]?.body).toEqual({ check: 'fields' });
});

test('shows why a repair failed', async () => {
  server.answer(EXAMINE, examined(brokenFields));
  server.fail(FIX, 409, { error: 'Instagram refused.' });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to events' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Could not repair', description: 'Instagram refused.' }]));
});

test('links to connecting when only that helps', async () => {
  server.answer(EXAMINE, examined(check({ result: 'fail', fix: 'Connect Instagram.' })));
  show();
  expect(await screen.findByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
});

test('does not count unknown as passed', async () => {
  server.answer(EXAMINE, examined(check({}), check({ id: 'clock', result: 'unknown' })));
  show();
  expect(await screen.findByText('No checks failed; 1 has no result.')).toBeVisible();
});

test('does not count a warning as passed, and links to reconnecting', async () => {
  server.answer(EXAMINE, examined(check({ id: 'scopes', result: 'warn', fix: 'Connect again.' }), check({ id: 'clock' })));
  show();
  expect(await screen.findByText('No checks failed; 1 warning.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect Instagram' })).toHaveAttribute('href', '/connect-instagram');
});

test('explains a block by Instagram, and resumes sending', async () => {
  const pause = {
    reason: 'policy_block',
    since: '2026-03-01T09:00:00.000Z',
    text: 'Blocked for spam.',
    fix: 'Wait a day.',
  } as const;
  server.answer('GET /api/instagram/status', aConnectedStatus({ pause }));
  server.answer('POST /api/instagram/resume', { success: true });
  const { toasts } = show();
  expect(await screen.findByText('Blocked for spam.')).toBeVisible();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  await userEvent.click(screen.getByRole('button', { name: 'Resume sending' }));
  await waitFor(() => expect(screen.queryByText('Blocked for spam.')).toBeNull());
  expect(toasts).toMatchObject([{ kind: 'success' }]);
});

test('retries loading', async () => {
  server.fail(EXAMINE, 500);
  show();
  expect(await screen.findByText('Could not run diagnostics.')).toBeVisible();
  server.answer(EXAMINE, examined(check({})));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All 1 checks passed')).toBeVisible();
});
