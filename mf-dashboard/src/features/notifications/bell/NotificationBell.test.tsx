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

test('counts unread notifications up to 99', () => {
  show(100);
  expect(screen.getByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible();
});

test('counts unread rows of every type', () => {
  const { store } = show(2);
  const ofType = (eventId: string, isRead: boolean) => anEvent({ eventId, eventType: 'message_seen', isRead });
  act(() => void store.dispatch(eventsReceived({ events: [ofType('a', true), ofType('b', false)] })));
  expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
});

test('lists all stored notifications, and links to the tab', async () => {
  const { place } = show(100);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 99+ unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Latest events' }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(100));
  await userEvent.click(panel.getByRole('link', { name: 'View all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(place.path).toBe('/dashboard');
});

test('opens the latest, marks all as read, and restores the focus on Escape', async () => {
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

test('opens the details from a row', async () => {
  show(1);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
  await userEvent.click(within(await screen.findByRole('list', { name: 'Latest events' })).getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'Message' })).toBeVisible();
});

test('clears the filtered events with undo', async () => {
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
  expect(panel.getByText('No results')).toBeVisible();
  expect(store.getState().notifications.items).toHaveLength(2);
});

test('searches names and texts', async () => {
  show(3);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Latest events' }));
  await userEvent.type(await panel.findByRole('searchbox', { name: 'Search' }), 'text 2');
  expect(panel.getByRole('listitem')).toHaveTextContent('text 2');
});
