import type { WebhookEvent } from '@fanfare/shared/contracts';
import {
  connectionLost,
  connectionOpened,
  connectionOpening,
  eventsReceived,
  notificationsFailed,
  notificationsLoading,
} from '@fanfare/shared/store';
import { aConnectedStatus, anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsPanel } from './NotificationsPanel.tsx';

const message = anEvent({ eventId: 'm1', outcome: 'keyword_miss' });
const execution = anEvent({
  eventId: 'f1',
  eventType: 'flow_execution',
  timestamp: '2026-03-01T10:00:01.000Z',
  content: { text: 'Price flow' },
  message: null,
  flowResponse: 'It is 12 euros.',
});
const failed = anEvent({
  eventId: 'x1',
  eventType: 'webhook_error',
  isRead: true,
  processedStatus: 'failed',
  processingError: 'Unexpected end of JSON input',
  content: { text: null },
  message: null,
  userInfo: { username: null },
  senderId: null,
  outcome: 'unreadable',
  payload: { raw: '{"object":' },
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/webhooks/counts', {
    success: true,
    data: { total: 3, today: 3, unread: 2, flowExecutions: 1, activeFlows: 1 },
  });
});

function show(events?: WebhookEvent[]) {
  const result = renderWithHost(<NotificationsPanel />, { at: '/dashboard', user: aUser() });
  const dispatch = (action: Parameters<typeof result.store.dispatch>[0]) => act(() => void result.store.dispatch(action));
  if (events) dispatch(eventsReceived({ events }));
  return { ...result, dispatch };
}

const rows = () => within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');

test('shows what happened, who it was, what was answered and what went wrong', () => {
  show([message, execution, failed]);
  const [first, second, third] = rows();
  expect(first).toHaveTextContent(/ana\.lima.*Flow execution.*Price flow.*Answered: It is 12 euros\./);
  expect(second).toHaveTextContent(/ana\.lima.*Message.*Unread.*what is the price\?.*No keyword matched/);
  expect(third).toHaveTextContent(
    /Unknown sender.*Webhook error.*No content available.*Error: Unexpected end of JSON input.*Failed/,
  );
  expect(third).not.toHaveTextContent('Unread');
});

test('shows at most 100 characters of a text', () => {
  show([anEvent({ content: { text: 'x'.repeat(150) } })]);
  expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeVisible();
});

test('a new event appears by itself, on top', () => {
  const { dispatch } = show([message]);
  dispatch(eventsReceived({ events: [execution] }));
  expect(rows()[0]).toHaveTextContent('Price flow');
});

test('filters by type and search, and leads back', async () => {
  show([message, execution, failed]);
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Flow executions');
  expect(rows()).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Search'), 'nobody');
  expect(screen.getByText('Nothing matches')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(rows()).toHaveLength(3);
});

test('offers exactly the types of the specification', () => {
  show([message]);
  const values = within(screen.getByLabelText('Type'))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));
  expect(values).toEqual([
    'all',
    'comments',
    'mentions',
    'live_comments',
    'message_reactions',
    'flow_execution',
    'webhook_error',
  ]);
});

test('unread only shows five, and says when all is read', async () => {
  const { dispatch } = show(Array.from({ length: 7 }, (_, index) => anEvent({ eventId: `e${index}` })));
  await userEvent.click(screen.getByRole('radio', { name: 'Unread only' }));
  expect(rows()).toHaveLength(5);
  dispatch(eventsReceived({ events: Array.from({ length: 7 }, (_, index) => anEvent({ eventId: `e${index}`, isRead: true })) }));
  expect(screen.getByText('All caught up')).toBeVisible();
});

test('shows twenty, then more', async () => {
  show(Array.from({ length: 25 }, (_, index) => anEvent({ eventId: `e${index}` })));
  expect(rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(25);
});

test('opens the details, marks as read on the server and then here', async () => {
  server.answer('POST /api/webhooks/events/{id}/read', { success: true });
  const { store } = show([message]);
  await userEvent.click(within(screen.getByRole('list', { name: 'Notifications' })).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
  expect(dialog.getByText('No keyword matched')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Read' }));
  await waitFor(() => expect(store.getState().notifications.items[0]?.isRead).toBe(true));
  expect(server.requestsTo('POST /api/webhooks/events/{id}/read')[0]?.path).toBe('/api/webhooks/events/m1/read');
  expect(dialog.queryByRole('button', { name: 'Mark as Read' })).toBeNull();
});

test('shows error, response and payload of an event', async () => {
  show([{ ...failed, flowResponse: 'Sorry, say that again.' }]);
  await userEvent.click(within(screen.getByRole('list', { name: 'Notifications' })).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook error' }));
  expect(dialog.getByText('Unexpected end of JSON input')).toBeVisible();
  expect(dialog.getByText('Sorry, say that again.')).toBeVisible();
  await userEvent.click(dialog.getByText('Payload (JSON)'));
  expect(dialog.getByRole('region', { name: 'Payload (JSON)' })).toHaveTextContent('"raw"');
});

const READ = 'POST /api/notifications/read';

test('marks as read what the filter shows, and takes it back', async () => {
  server.answer(READ, { success: true, changed: 1, undoId: 'u1' });
  server.answer('POST /api/notifications/undo', { success: true, changed: 1 });
  const { store, toasts } = show([message, execution]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Flow executions');
  await userEvent.click(screen.getByRole('button', { name: 'Mark All Read' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: '1 marked as read', action: { label: 'Undo' } }));
  expect(server.requestsTo(READ)[0]?.body).toMatchObject({
    filter: { eventType: 'flow_execution' },
    upToSeq: expect.any(Number),
  });
  const unread = store.getState().notifications.items.filter(({ isRead }) => !isRead);
  expect(unread.map(({ eventId }) => eventId)).toEqual([message.eventId]);
  toasts.at(-1)?.action?.run();
  await waitFor(() => expect(server.requestsTo('POST /api/notifications/undo')[0]?.body).toEqual({ undoId: 'u1' }));
});

test('keeps notifications unread and says so when the server refuses', async () => {
  server.fail(READ, 500);
  const { store, toasts } = show([message]);
  await userEvent.click(screen.getByRole('button', { name: 'Mark All Read' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'The notifications could not be marked as read' }]));
  expect(store.getState().notifications.items[0]?.isRead).toBe(false);
});

test('loads, fails, tries again', async () => {
  const { dispatch } = show();
  dispatch(notificationsLoading());
  expect(screen.getByText('Loading notifications')).toBeInTheDocument();
  dispatch(notificationsFailed());
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to connect to notification service');
  const before = server.requestsTo('GET /api/webhooks/counts').length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.requestsTo('GET /api/webhooks/counts').length).toBeGreaterThan(before));
});

test('explains what will appear while there is nothing', async () => {
  show([]);
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  expect(await screen.findByText(/Write a direct message to your connected account/)).toBeVisible();
});

test('says in words how live the list is', async () => {
  const { dispatch } = show([message]);
  dispatch(connectionOpened());
  expect(screen.getByText('Live')).toBeVisible();
  dispatch(connectionOpening({ attempt: 2 }));
  expect(screen.getByText('Reconnecting 2 of 5')).toBeVisible();
  dispatch(connectionOpening({ attempt: 5 }));
  dispatch(connectionLost({ nextAttempt: null }));
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reconnect' })).toBeVisible();
});
