import type { WebhookEvent } from '@fanfare/shared/contracts';
import {
  connectionLost,
  connectionOpened,
  connectionOpening,
  eventsReceived,
  notificationsFailed,
  notificationsLoading,
  workspacesLoaded,
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

const LIST = 'GET /api/notifications';
const READ = 'POST /api/notifications/read';
const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    anEvent({
      eventId: `e${from + index}`,
      senderId: `${from + index}`,
      content: { text: `text ${from + index}` },
      timestamp: new Date(Date.UTC(2026, 2, 1, 9) - (from + index) * 1_000).toISOString(),
    }),
  );
const aPage = (notifications: WebhookEvent[], nextCursor: string | null = null) => ({
  success: true as const,
  data: { notifications, nextCursor, latestSeq: 9, total: notifications.length },
});

/** The events that the server returns for a filter. */
let listed: WebhookEvent[];
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answerWith(LIST, ({ query }) => aPage(query.processedStatus ? [] : listed));
  listed = [];
  server.answer('GET /api/user/notifications/settings', {
    success: true,
    settings: {
      eventTypes: {},
      mutedAccounts: [],
      quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'UTC' },
      desktop: false,
      sound: false,
    },
  });
  server.answer('GET /api/inbox/threads', { success: true, data: { threads: [], nextCursor: null } });
  server.answerWith('GET /api/notifications/{id}', ({ params }) => ({
    success: true as const,
    data: { notification: anEvent({ eventId: params.id ?? '' }), threadId: 't1', comment: null },
  }));
  server.answer('GET /api/webhooks/counts', {
    success: true,
    data: { total: 3, today: 3, listed: 3, unread: 2, received: 3, flowExecutions: 1, activeFlows: 1 },
  });
});

function show(events?: WebhookEvent[]) {
  const result = renderWithHost(<NotificationsPanel />, { at: '/dashboard', user: aUser() });
  const dispatch = (action: Parameters<typeof result.store.dispatch>[0]) => act(() => void result.store.dispatch(action));
  if (events) dispatch(eventsReceived({ events }));
  return { ...result, dispatch };
}

const list = () => screen.findByRole('list', { name: 'Notifications' });
const rows = async () => within(await list()).getAllByRole('article');

const focusFirst = async () => {
  const [first] = await rows();
  act(() => first?.focus());
};

test('shows event, contact, reply and error', async () => {
  show([message, execution, failed]);
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(/ana\.lima.*Flow run.*Price flow.*Reply: It is 12 euros\./);
  expect(second).toHaveTextContent(/ana\.lima.*Unread.*Message.*what is the price\?.*No keyword matched/);
  expect(third).toHaveTextContent(
    /Unknown sender.*Webhook error.*No content available.*Error: Unexpected end of JSON input.*Failed/,
  );
  expect(third).not.toHaveTextContent('Unread');
});

test('cuts a text after 100 characters', async () => {
  show([anEvent({ content: { text: 'x'.repeat(150) } })]);
  expect(await screen.findByText(`${'x'.repeat(100)}…`)).toBeVisible();
});

test('adds a new event on top', async () => {
  const { dispatch } = show([message]);
  await rows();
  dispatch(eventsReceived({ events: [execution] }));
  expect((await rows())[0]).toHaveTextContent('Price flow');
});

test('filters by type and search, and resets', async () => {
  const { place } = show([message, execution, failed]);
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Flow runs');
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(place.path).toBe('/dashboard?type=flow_execution'));
  await userEvent.type(screen.getByLabelText('Search'), 'nobody');
  expect(await screen.findByText('No results')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rows()).toHaveLength(3);
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('offers exactly the specified types', () => {
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

test('filters unread events, and shows when all are read', async () => {
  const seven = (isRead: boolean, seq: number) =>
    Array.from({ length: 7 }, (_, index) => anEvent({ eventId: `e${index}`, senderId: `${index}`, isRead, seq }));
  const { dispatch } = show(seven(false, 1));
  await userEvent.click(screen.getByRole('radio', { name: 'Unread only' }));
  expect(await rows()).toHaveLength(5);
  dispatch(eventsReceived({ events: seven(true, 2) }));
  expect(await screen.findByText('All caught up')).toBeVisible();
});

test('shows twenty, then more', async () => {
  show(some(25));
  expect(await rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await rows()).toHaveLength(25);
  expect(screen.getByText('No more notifications.')).toBeVisible();
});

test('opens the details, marks as read and unread, and links to the conversation', async () => {
  server.answer(READ, { success: true, changed: 1, undoId: 'u1' });
  server.answer('POST /api/notifications/unread', { success: true, changed: 1, undoId: 'u2' });
  const { store, place } = show([message]);
  await userEvent.click((await rows())[0] ?? document.body);
  await waitFor(() => expect(place.path).toBe('/dashboard?event=m1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
  expect(await dialog.findByText('No keyword matched')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Read' }));
  await waitFor(() => expect(store.getState().notifications.items[0]?.isRead).toBe(true));
  expect(server.requestsTo(READ)[0]?.body).toEqual({ ids: ['m1'], turns: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(store.getState().notifications.items[0]?.isRead).toBe(false));
  const link = await dialog.findByRole('link', { name: 'Open conversation' });
  expect(dialog.getByRole('link', { name: 'From webhook to reply' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/webhook-management\?tab=dashboard&view=events&event=./),
  );
  expect(link).toHaveAttribute('href', '/dashboard?tab=instagram&part=inbox&thread=t1');
});

test('shows error, response and payload of an event', async () => {
  show([{ ...failed, flowResponse: 'Sorry, say that again.' }]);
  await userEvent.click((await rows())[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook error' }));
  expect(await dialog.findByText('Unexpected end of JSON input')).toBeVisible();
  expect(dialog.getByText('Sorry, say that again.')).toBeVisible();
  await userEvent.click(dialog.getByRole('tab', { name: 'JSON' }));
  expect(await dialog.findByRole('tree', { name: 'Payload (JSON)' })).toHaveTextContent('raw');
});

test('opens an unlisted event from the URL, and reports an unknown one', async () => {
  const { unmount } = renderWithHost(<NotificationsPanel />, { at: '/dashboard?event=old', user: aUser() });
  expect(await screen.findByRole('dialog', { name: 'Message' })).toBeVisible();
  unmount();
  server.fail('GET /api/notifications/{id}', 404);
  renderWithHost(<NotificationsPanel />, { at: '/dashboard?event=gone', user: aUser() });
  expect(await screen.findByText('This event is no longer available.')).toBeVisible();
});

test('marks the filtered events as read, with undo', async () => {
  server.answer(READ, { success: true, changed: 1, undoId: 'u1' });
  server.answer('POST /api/notifications/undo', { success: true, changed: 1 });
  const { store, toasts } = show([message, execution]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Flow runs');
  await userEvent.click(screen.getByRole('button', { name: 'Mark All Read' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: '1 marked as read', action: { label: 'Undo' } }));
  expect(server.requestsTo(READ)[0]?.body).toMatchObject({
    filter: { eventType: 'flow_execution' },
    upToSeq: expect.any(Number),
  });
  const unread = store.getState().notifications.items.filter(({ isRead }) => !isRead);
  expect(unread.map(({ eventId }) => eventId)).toEqual([message.eventId]);
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() => expect(server.requestsTo('POST /api/notifications/undo')[0]?.body).toEqual({ undoId: 'u1' }));
});

test('keeps notifications unread and reports a rejected change', async () => {
  server.fail(READ, 500);
  const { store, toasts } = show([message]);
  await userEvent.click(screen.getByRole('button', { name: 'Mark All Read' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'error', title: 'Could not mark the notifications as read', requestId: 'request-1' }]),
  );
  expect(store.getState().notifications.items[0]?.isRead).toBe(false);
});

test('shows loading and error states, and retries', async () => {
  const { dispatch } = show();
  dispatch(notificationsLoading());
  expect(screen.getByText('Loading notifications')).toBeInTheDocument();
  dispatch(notificationsFailed());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to connect to notification service');
  const before = server.requestsTo('GET /api/webhooks/counts').length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.requestsTo('GET /api/webhooks/counts').length).toBeGreaterThan(before));
});

test('keeps the list after a failed refresh, reports it, and retries', async () => {
  const { dispatch } = show([message]);
  await screen.findByRole('article');
  dispatch(notificationsFailed());
  expect(screen.getByText('Could not load newer notifications.')).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
  const before = server.requestsTo('GET /api/webhooks/counts').length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.requestsTo('GET /api/webhooks/counts').length).toBeGreaterThan(before));
  dispatch(eventsReceived({ events: [], latestSeq: 1 }));
  expect(screen.queryByText('Could not load newer notifications.')).toBeNull();
});

test('shows an empty state', async () => {
  show([]);
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(await screen.findByText(/Send a direct message to your connected account/)).toBeVisible();
});

test('shows the connection state in words', async () => {
  const { dispatch } = show([message]);
  dispatch(connectionOpened());
  expect(screen.getByText('Live')).toBeVisible();
  dispatch(connectionOpening({ attempt: 2 }));
  expect(screen.getByText('Reconnecting (2 of 5)')).toBeVisible();
  dispatch(connectionOpening({ attempt: 5 }));
  dispatch(connectionLost({ nextAttempt: null }));
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reconnect' })).toBeVisible();
});

test('loads older events page by page without moving them on new events', async () => {
  server.answer('GET /api/webhooks/counts', {
    success: true,
    data: { total: 90, today: 3, listed: 90, unread: 2, received: 90, flowExecutions: 1, activeFlows: 1 },
  });
  server.answerWith(LIST, ({ query }) => {
    if (query.processedStatus) return aPage([]);
    return query.cursor ? aPage(some(3, 13)) : aPage(some(13), 'older');
  });
  const { dispatch } = show(some(10));
  expect(await rows()).toHaveLength(10);
  const more = () => userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible());
  await more();
  await waitFor(async () => expect(await rows()).toHaveLength(13));
  await more();
  await waitFor(async () => expect(await rows()).toHaveLength(16));
  await userEvent.unhover(screen.getByRole('button', { name: 'Pause updates' }));
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  dispatch(eventsReceived({ events: [execution] }));
  await waitFor(async () => expect(await rows()).toHaveLength(17));
});

test('holds new events while paused, then shows them together', async () => {
  const { dispatch } = show([message]);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Pause updates' }));
  dispatch(eventsReceived({ events: [execution, failed] }));
  expect(await screen.findByRole('button', { name: '2 new' })).toBeVisible();
  expect(await rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '2 new' }));
  expect(await rows()).toHaveLength(3);
});

test('collapses a burst into one row', async () => {
  const comment = (index: number) =>
    anEvent({
      eventId: `c${index}`,
      eventType: 'comments',
      isRead: index === 0,
      payload: { value: { media: { id: 'p1', media_product_type: 'REELS' } } },
      timestamp: new Date(Date.UTC(2026, 2, 1, 9, index)).toISOString(),
    });
  show([0, 1, 2, 3, 4].map(comment));
  const [burst] = await rows();
  expect(await rows()).toHaveLength(1);
  expect(burst).toHaveTextContent('5 comments on the same reel');
  expect(burst).toHaveTextContent('4 unread');
  await userEvent.click(screen.getByRole('button', { name: 'Show individually' }));
  expect(await rows()).toHaveLength(6);
});

test('archives with undo, one by key, several after confirmation', async () => {
  server.answer('POST /api/notifications/archive', { success: true, changed: 1, undoId: 'u1' });
  server.answer('POST /api/notifications/undo', { success: true, changed: 1 });
  const { toasts } = show([message, execution, failed]);
  await focusFirst();
  await userEvent.keyboard('e');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Archived', action: { label: 'Undo' } }));
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await focusFirst();
  await userEvent.keyboard('xjx');
  await userEvent.click(
    within(screen.getByText('2 selected', { selector: 'strong' }).parentElement ?? document.body).getByRole('button', {
      name: 'Archive',
    }),
  );
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Archive 2 notifications?' })).getByRole('button', { name: 'Archive' }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(server.requestsTo('POST /api/notifications/archive').at(-1)?.body).toEqual({ ids: ['f1', 'm1'], turns: true });
});

test('restores events that the server refuses to archive', async () => {
  server.fail('POST /api/notifications/archive', 500);
  const { toasts } = show([message]);
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Could not archive', requestId: 'request-1' }]));
  expect(await rows()).toHaveLength(1);
});

test('shows the archive as a separate list', async () => {
  listed = [anEvent({ eventId: 'old', isArchived: true })];
  server.answer('POST /api/notifications/unarchive', { success: true, changed: 1, undoId: null });
  show([message]);
  await userEvent.click(screen.getByRole('radio', { name: 'Archived' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move back to list' }));
  expect(await screen.findByText('No archived notifications')).toBeVisible();
  expect(server.requestsTo(LIST).at(-1)?.query.status).toBe('archived');
});

test('a viewer marks own notices only, and archives and retries nothing', async () => {
  const payload = { notice: 'mention', team: 'mention', threadId: 't1' };
  const mention = anEvent({
    eventId: 'n1',
    eventType: 'webhook_error',
    outcome: null,
    payload,
    content: { text: 'ben mentioned you' },
  });
  const { dispatch } = show();
  const workspace = { id: 'w1', name: 'Northwind', role: 'viewer' as const, members: 2, owners: 1 };
  dispatch(workspacesLoaded({ items: [workspace], currentId: workspace.id }));
  dispatch(eventsReceived({ events: [{ ...failed, isRead: false }, message, mention] }));
  const buttons = async (name: string) => (await rows()).map((row) => within(row).queryByRole('button', { name }) !== null);
  expect((await buttons('Mark as Read')).filter(Boolean)).toHaveLength(1);
  expect(
    within((await list()).querySelector('article:has(button)') ?? document.body).getByText('Mention in a note'),
  ).toBeVisible();
  expect((await buttons('Archive')).filter(Boolean)).toEqual([]);
  await focusFirst();
  await userEvent.keyboard('e');
  server.answer(READ, { success: true, changed: 1, undoId: null });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Read' }));
  await waitFor(() => expect(server.requestsTo(READ).map(({ body }) => body)).toEqual([{ ids: ['n1'], turns: true }]));
  expect(server.requestsTo('POST /api/notifications/archive')).toEqual([]);
});
