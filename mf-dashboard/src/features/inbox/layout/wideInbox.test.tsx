import type { Thread } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPanel } from '../InboxPanel.tsx';
import { aMessage, aThread } from '../testing/builders.ts';

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  isWide(true);
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/inbox/counts', { success: true, data: { unanswered: 1, needsHuman: 0, humanRequested: 0, failed: 0 } });
  server.answer('GET /api/inbox/threads/{id}/notes', { success: true, data: [] });
  server.answer('GET /api/contacts/{id}/variables', { success: true, data: { variables: [], unset: [] } });
  server.answer('GET /api/inbox/canned-replies', { success: true, data: [] });
  server.answer('GET /api/inbox/threads/{id}/messages', { success: true, data: { messages: [aMessage()], nextCursor: null } });
  has([of('Newest', { isUnanswered: false }), of('Waiting'), of('Older')]);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

function isWide(matches: boolean): void {
  const query = { matches, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
}
const of = (name: string, changes: Partial<Thread> = {}) =>
  aThread({ id: name, contact: { ...aThread().contact, id: name, name }, ...changes });
function has(threads: Thread[]): void {
  server.answer('GET /api/inbox/threads', { success: true, data: { threads, nextCursor: null } });
  const data = threads.find(({ isUnanswered, id }) => isUnanswered && id !== 'Just now') ?? threads[0] ?? aThread();
  server.answer('GET /api/inbox/threads/{id}', { success: true, data });
}
const conversation = (name: string) => screen.findByRole('region', { name: `Conversation with ${name}` }, { timeout: 10_000 });

test('offers the first unanswered conversation with its person, and opens it once it is used', async () => {
  const { place, store } = renderWithHost(<InboxPanel />, { at: '/dashboard', user: aUser() });
  const workspace = { id: 'w1', name: 'Northwind', role: 'owner' as const, members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  expect(await conversation('Waiting')).toBeVisible();
  expect(await screen.findByRole('complementary', { name: 'Contact details' })).toHaveTextContent('Waiting');
  expect(screen.getByRole('article', { name: 'Waiting' })).toHaveAttribute('aria-current', 'true');
  expect(place.path).toBe('/dashboard');
  expect(server.requestsTo('POST /api/inbox/threads/{id}/seen')).toEqual([]);

  await userEvent.click(await screen.findByRole('textbox', { name: 'Reply' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?thread=Waiting'));
});

test('keeps the offered conversation when another one arrives, and closes it with its person', async () => {
  const { store, place } = renderWithHost(<InboxPanel />, { at: '/dashboard', user: aUser() });
  await conversation('Waiting');
  has([of('Just now'), of('Newest', { isUnanswered: false }), of('Waiting')]);
  act(() => void store.dispatch({ type: 'api/invalidateTags', payload: ['Thread'] }));
  expect(await screen.findByRole('article', { name: 'Just now' })).toBeVisible();
  expect(await conversation('Waiting')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(place.path).toContain('about=no');
});

test('offers the newest conversation if all are answered', async () => {
  has([of('Newest', { isUnanswered: false }), of('Older', { isUnanswered: false })]);
  renderWithHost(<InboxPanel />, { at: '/dashboard', user: aUser() });
  expect(await conversation('Newest')).toBeVisible();
});

test('offers nothing where conversation and list do not fit side by side', async () => {
  isWide(false);
  renderWithHost(<InboxPanel />, { at: '/dashboard', user: aUser() });
  await screen.findByRole('article', { name: 'Waiting' });
  expect(screen.getByText('Choose a conversation')).toBeInTheDocument();
  expect(server.requestsTo('GET /api/inbox/threads/{id}/messages')).toEqual([]);
});
