import { eventsReceived } from '@fanfare/shared/store';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationBell } from './NotificationBell.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

function show(count: number) {
  const result = renderWithHost(<NotificationBell />, { at: '/dashboard', user: aUser() });
  const events = Array.from({ length: count }, (_, index) =>
    anEvent({ eventId: `e${index}`, content: { text: `text ${index}` } }),
  );
  act(() => void result.store.dispatch(eventsReceived({ events })));
  return result;
}

test('counts what is unread, up to 99', () => {
  show(100);
  expect(screen.getByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible();
});

test('counts no receipt by default', () => {
  const { store } = show(2);
  act(() => void store.dispatch(eventsReceived({ events: [anEvent({ eventId: 's', eventType: 'message_seen' })] })));
  expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('counts nothing of a kind that is switched off, or of an account that is muted', async () => {
  server.answer('GET /api/user/notifications/settings', {
    success: true,
    settings: {
      eventTypes: { messages: false, comments: true, message_seen: true },
      mutedAccounts: ['9'],
      quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'UTC' },
      desktop: false,
      sound: false,
    },
  });
  const { store } = show(2);
  const of = (eventId: string, eventType: 'comments' | 'message_seen', accountId: string) =>
    anEvent({ eventId, eventType, accountId });
  const events = [of('a', 'comments', '8'), of('b', 'comments', '9'), of('c', 'message_seen', '8')];
  act(() => void store.dispatch(eventsReceived({ events })));
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('opens the latest, marks all read, and closes on Escape with the focus back on the bell', async () => {
  server.answer('POST /api/notifications/read', { success: true, changed: 2, undoId: null });
  show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Latest events' }));
  expect(await panel.findByText('Offline')).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(panel.getByRole('button', { name: 'Mark All Read' }));
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bell).toHaveFocus();
});

test('leads from a row to its details', async () => {
  show(1);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
  await userEvent.click(within(await screen.findByRole('list', { name: 'Latest events' })).getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'Message' })).toBeVisible();
});

test('clears what the filter shows, and offers to take it back', async () => {
  const archive = 'POST /api/notifications/archive';
  server.answer(archive, { success: true, changed: 1, undoId: 'u1' });
  const { store, toasts } = show(2);
  act(() => void store.dispatch(eventsReceived({ events: [anEvent({ eventId: 'c', eventType: 'comments' })] })));
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Latest events' }));
  await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Type' }), 'Comments');
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: '1 cleared', action: { label: 'Undo' } }));
  expect(server.requestsTo(archive)[0]?.body).toMatchObject({ filter: { eventType: 'comments' } });
  expect(panel.getByText('Nothing matches')).toBeVisible();
  expect(store.getState().notifications.items).toHaveLength(2);
});

test('searches names and texts', async () => {
  show(3);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Latest events' }));
  await userEvent.type(await panel.findByRole('searchbox', { name: 'Search' }), 'text 2');
  expect(panel.getByRole('listitem')).toHaveTextContent('text 2');
});
