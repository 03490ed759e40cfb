import type { DoctorCheck } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DiagnosticsCard } from './DiagnosticsCard.tsx';

const EXAMINE = 'GET /api/instagram/doctor';
const FIX = 'POST /api/instagram/doctor/fix';
const broken: DoctorCheck = {
  id: 'fields',
  title: 'Events subscribed',
  result: 'fail',
  finding: 'Not subscribed at Instagram: comments.',
  fix: 'Subscribe them.',
  canFix: true,
};
const examined = (...checks: DoctorCheck[]) => ({
  success: true as const,
  data: { checks, checkedAt: '2026-03-01T10:00:00.000Z' },
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(EXAMINE, examined(broken));
});
const show = () => renderWithHost(<DiagnosticsCard />, { at: '/webhook-management', user: aUser() });
const examine = () => userEvent.click(screen.getByRole('button', { name: 'Run diagnostics' }));

test('calls Instagram only on request, and repairs', async () => {
  server.answer(FIX, examined({ ...broken, result: 'pass', fix: null, canFix: false }));
  const { toasts } = show();
  expect(server.requests).toEqual([]);
  await examine();
  expect(await screen.findByText('Not subscribed at Instagram: comments.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe to events' }));
  expect(await screen.findByText('All 1 checks passed')).toBeVisible();
  expect(server.requestsTo(FIX)[0]?.body).toEqual({ check: 'fields' });
  expect(toasts).toEqual([{ kind: 'success', title: 'Repaired' }]);
});

test('shows why a repair or a check failed', async () => {
  server.fail(FIX, 409, { error: 'Instagram refused.' });
  const { toasts, unmount } = show();
  await examine();
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to events' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Could not repair', description: 'Instagram refused.' }]));
  unmount();
  server.fail(EXAMINE, 500);
  show();
  await examine();
  expect(await screen.findByText('Could not run diagnostics.')).toBeVisible();
  server.answer(EXAMINE, examined(broken));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 check failed. Fix it, then run diagnostics again.')).toBeVisible();
});
