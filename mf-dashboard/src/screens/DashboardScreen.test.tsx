import type { EventCounts } from '@fanfare/shared/contracts';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardScreen } from './DashboardScreen.tsx';

const STATUS = 'GET /api/instagram/status';
const COUNTS = 'GET /api/webhooks/counts';
const someCounts: EventCounts = { total: 8, today: 3, listed: 8, unread: 2, received: 6, flowExecutions: 2, activeFlows: 1 };

type Slots = NonNullable<NonNullable<Parameters<typeof renderWithHost>[1]>['slots']>;
const tabNames = ['Notifications', 'Instagram', 'Flows', 'Automation', 'Webhooks', 'Settings'];

const status = aConnectedStatus();
const connected = aConnectedStatus({ data: status.data && { ...status.data, tokenExpiresAt: null } });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, connected);
  server.answer(COUNTS, { success: true, data: someCounts });
  server.answer('GET /api/inbox/counts', {
    success: true,
    data: { unanswered: 0, needsHuman: 0, humanRequested: 0, failed: 0 },
  });
  server.answer('GET /api/flow/list', { success: true, data: [] });
  server.answer('GET /api/runs', { success: true, data: { runs: [], nextCursor: null } });
});
afterEach(() => localStorage.clear());

const show = (at = '/dashboard', state?: unknown, slots: Slots = {}) =>
  renderWithHost(<DashboardScreen />, { at, state, slots, user: aUser() });

test('shows the account after checking the status', async () => {
  const release = server.hold(STATUS);
  show();
  expect(screen.getByText('Checking')).toBeVisible();
  release();
  expect(await screen.findByText(/^Connected · /)).toHaveTextContent('Connected · @northwind.coffee · Business');
  expect(screen.getByText(/^Connected · /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect Instagram' })).toBeNull();
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
  await waitFor(() => expect(place.path).toBe('/connect-instagram'));
});

test('refetches on Refresh', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  show();
  await screen.findByText('Not Connected');
  server.answer(STATUS, aConnectedStatus());
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Instagram status' }));
  expect(await screen.findByText(/^Connected · /)).toBeVisible();
});

test('signs out', async () => {
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

test('reports unavailable figures', async () => {
  server.fail(COUNTS, 500);
  show();
  expect(await screen.findAllByText('n/a')).toHaveLength(4);
});

test.each([
  ['no account is connected', () => server.answer(STATUS, aDisconnectedStatus())],
  ['no flow has replied yet', () => server.answer(COUNTS, { success: true, data: { ...someCounts, flowExecutions: 0 } })],
  ['no flow is active', () => server.answer(COUNTS, { success: true, data: { ...someCounts, activeFlows: 0 } })],
])('shows the checklist while %s', async (_, prepare) => {
  prepare();
  show();
  expect(await screen.findByRole('region', { name: 'Getting started' })).toBeVisible();
});

test('keeps the checklist hidden', async () => {
  server.answer(STATUS, aDisconnectedStatus());
  const { unmount } = show();
  const steps = await screen.findByRole('region', { name: 'Getting started' });
  await userEvent.click(within(steps).getByRole('button', { name: 'Hide' }));
  unmount();
  show();
  expect(await screen.findByRole('link', { name: /Connect Instagram/ })).toHaveAttribute('href', '/connect-instagram');
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
});

test('shows the checklist again from the menu, on any tab', async () => {
  const element = <p>Settings of another remote</p>;
  const { place } = show('/dashboard?tab=settings', undefined, {
    'dashboard.settings': [{ id: 's', title: 'Settings', remote: 'mf-x', element }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Getting started' }));
  expect(await screen.findByRole('region', { name: 'Getting started' })).toBeVisible();
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('shows no checklist when setup is complete', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'All clear' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
});

describe('tabs', () => {
  const slot = (id: string, title: string) => [{ id, title, remote: 'mf-x', element: <p>{title} of another remote</p> }];
  const slots = { 'dashboard.webhooks': slot('w', 'Webhooks'), 'dashboard.settings': slot('s', 'Settings') };
  const tabs = () => within(screen.getByRole('navigation', { name: 'Dashboard sections' })).getAllByRole('link');

  test('have URLs in the specified order; the current one is marked', async () => {
    show('/dashboard?tab=webhooks', undefined, slots);
    await waitFor(() => expect(screen.getByText('Webhooks of another remote')).toBeVisible());
    expect(screen.getByRole('region', { name: 'Webhooks' })).toBeVisible();
    expect(tabs().map((tab) => tab.textContent)).toEqual(tabNames);
    expect(tabs().find((tab) => tab.getAttribute('aria-current') === 'page')).toHaveTextContent('Webhooks');
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByText('Settings of another remote')).toBeVisible();
  });

  test('includes a tab of another remote', async () => {
    show('/dashboard?tab=orders', undefined, { ...slots, 'dashboard.tabs': slot('orders', 'Orders') });
    await waitFor(() => expect(screen.getByText('Orders of another remote')).toBeVisible());
    expect(tabs().map((tab) => tab.textContent)).toEqual([...tabNames, 'Orders']);
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  });

  test.each(['settings', 'nonsense'])('ignores an unknown tab: %s', async (tab) => {
    const { toasts } = show(`/dashboard?tab=${tab}`);
    expect(await screen.findByText('25%')).toBeVisible();
    expect(tabs().map((each) => each.textContent)).not.toContain('Settings');
    expect(toasts).toEqual([{ kind: 'info', title: `Tab "${tab}" not found` }]);
  });
});

test('shows the error from the navigation until it is dismissed', async () => {
  show('/dashboard', { error: 'The authorisation was cancelled.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The authorisation was cancelled.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
