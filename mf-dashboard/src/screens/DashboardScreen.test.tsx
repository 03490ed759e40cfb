import type { EventCounts } from '@fanfare/shared/contracts';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardScreen } from './DashboardScreen.tsx';

const STATUS = 'GET /api/instagram/status';
const COUNTS = 'GET /api/webhooks/counts';
const someCounts: EventCounts = { total: 8, today: 3, unread: 2, flowExecutions: 2, activeFlows: 1 };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answer(COUNTS, { success: true, data: someCounts });
});

const show = (at = '/dashboard', state?: unknown) => renderWithHost(<DashboardScreen />, { at, state, user: aUser() });

test('says who is signed in, which account is connected, and checks first', async () => {
  const release = server.hold(STATUS);
  show();
  expect(screen.getByText('Checking')).toBeVisible();
  release();
  expect(await screen.findByText('Connected · @northwind.coffee · business')).toBeVisible();
  expect(screen.getByText('mira')).toBeVisible();
  expect(screen.getByText('mira@example.org')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect Instagram' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['no account is connected', () => server.answer(STATUS, aDisconnectedStatus())],
  ['the check fails', () => server.fail(STATUS, 500)],
])('offers to connect when %s', async (_, prepare) => {
  prepare();
  const { place } = show();
  expect(await screen.findByText('Not Connected')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Connect Instagram' }));
  expect(place.path).toBe('/connect-instagram');
});

test('asks again on Refresh', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  show();
  await screen.findByText('Not Connected');
  server.answer(STATUS, aConnectedStatus());
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Instagram status' }));
  expect(await screen.findByText(/^Connected · /)).toBeVisible();
});

test('logs out', async () => {
  server.answer('POST /api/auth/logout', { success: true });
  const { store, place } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(place.path).toBe('/login'));
  expect(store.getState().session).toMatchObject({ token: null, user: null });
});

test('shows the four figures', async () => {
  show();
  await screen.findByText('25%');
  const figure = (label: string) => screen.getByText(label).nextElementSibling;
  expect(figure('Total events')).toHaveTextContent('8');
  expect(figure('Events today')).toHaveTextContent('3');
  expect(figure('Active flows')).toHaveTextContent('1');
  expect(figure('Response rate')).toHaveTextContent('25%');
});

test('says that the figures are not available', async () => {
  server.fail(COUNTS, 500);
  show();
  expect(await screen.findAllByText('n/a')).toHaveLength(4);
});

test('names the next steps until nothing is missing', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  server.answer(COUNTS, { success: true, data: { ...someCounts, activeFlows: 0 } });
  show();
  const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
  expect(await steps.findByRole('link', { name: 'Connect account' })).toHaveAttribute('href', '/connect-instagram');
  expect(await steps.findByRole('link', { name: 'Build a flow' })).toHaveAttribute('href', '/flow-builder');
});

test('asks to connect again when the access has expired', async () => {
  server.answer(STATUS, aConnectedStatus({ isExpired: true }));
  show();
  expect(await screen.findByRole('link', { name: 'Connect again' })).toBeVisible();
});

test('has no next steps when all is in place', async () => {
  show();
  await screen.findByText('25%');
  await screen.findByText(/^Connected · /);
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
});

test('shows the error that came with the navigation until it is dismissed', async () => {
  show('/dashboard', { error: 'The authorisation was cancelled.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The authorisation was cancelled.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
