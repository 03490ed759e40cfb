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

test('opens the latest, marks all read, and closes on Escape with the focus back on the bell', async () => {
  server.answer('POST /api/webhooks/events/read-all', { success: true, marked: 2 });
  show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Latest events' }));
  expect(panel.getByText('Offline')).toBeVisible();
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
