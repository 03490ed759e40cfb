import { eventsReceived } from '@fanfare/shared/store';
import { aConnectedStatus, anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

// Covers statements of the specification that no other test of these screens covers.

const STATUS = 'GET /api/instagram/status';
const COUNTS = 'GET /api/webhooks/counts';
const LIST = 'GET /api/notifications';
const failed = anEvent({
  eventId: 'x1',
  id: 'x1',
  processedStatus: 'failed',
  processingError: 'The window is closed.',
  flowResponse: 'Sorry.',
  payload: { raw: 'whole' },
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answer(COUNTS, { success: true, data: { total: 3, today: 1, unread: 1, flowExecutions: 1, activeFlows: 1 } });
  server.answer(LIST, { success: true, data: { notifications: [], nextCursor: null, latestSeq: 1, total: 0 } });
  server.answer('GET /api/notifications/{id}', {
    success: true,
    data: { notification: failed, threadId: null, comment: null },
  });
  server.answer('GET /api/inbox/threads', { success: true, data: { threads: [], nextCursor: null } });
});

afterEach(() => void jest.useRealTimers());

function showDashboard() {
  const { store } = renderWithHost(<DashboardScreen />, { at: '/dashboard', user: aUser() });
  act(() => void store.dispatch(eventsReceived({ events: [failed] })));
}

async function openBell() {
  const { store } = renderWithHost(<NotificationBell />, { at: '/dashboard', user: aUser() });
  act(() => void store.dispatch(eventsReceived({ events: [failed] })));
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Latest events' }));
}

const valuesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));

test('polls the Instagram status every 30 seconds', async () => {
  jest.useFakeTimers();
  showDashboard();
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(100);
  const first = server.requestsTo(STATUS).length;
  await wait(29_000);
  expect(server.requestsTo(STATUS)).toHaveLength(first);
  await wait(1_000);
  expect(server.requestsTo(STATUS)).toHaveLength(first + 1);
  await wait(30_000);
  expect(server.requestsTo(STATUS)).toHaveLength(first + 2);
});

test('Refresh refetches the figures', async () => {
  showDashboard();
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  const before = server.requestsTo(COUNTS).length;
  await userEvent.click(refresh);
  await waitFor(() => expect(server.requestsTo(COUNTS).length).toBeGreaterThan(before));
});

test('the details of an event have user, content, time, error and reply', async () => {
  showDashboard();
  const list = within(await screen.findByRole('list', { name: 'Notifications' }));
  await userEvent.click((await list.findAllByRole('article'))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
  expect(await dialog.findByText('ana.lima')).toBeVisible();
  expect(dialog.getByText('what is the price?')).toBeVisible();
  expect(
    dialog.getByText(new Date(failed.timestamp).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' })),
  ).toBeVisible();
  expect(dialog.getByText('The window is closed.')).toBeVisible();
  expect(dialog.getByText('Sorry.')).toBeVisible();
});

test('shows all types and states without a filter', async () => {
  showDashboard();
  await screen.findByRole('list', { name: 'Notifications' });
  expect(screen.getByLabelText('Type')).toHaveValue('all');
  expect(screen.getByLabelText('Search')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('the bell filters by five types', async () => {
  const panel = await openBell();
  const types = ['comments', 'messages', 'mentions', 'live_comments', 'message_reactions'];
  expect(valuesOf(await panel.findByRole('combobox', { name: 'Type' }))).toEqual(['all', ...types]);
});

test('a row of the bell has the state of its event, its details the whole payload', async () => {
  const panel = await openBell();
  const row = (await panel.findAllByRole('listitem'))[0];
  expect(row).toHaveTextContent('Failed');
  await userEvent.click(within(row ?? document.body).getByRole('button', { name: /Failed/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
  await userEvent.click(await dialog.findByRole('tab', { name: 'JSON' }));
  expect(await dialog.findByRole('tree', { name: 'Payload (JSON)' })).toHaveTextContent(/raw.*whole/);
});
