import type { Role, Thread, ThreadMessage } from '@fanfare/shared/contracts';
import { connectionLost, presenceReceived, workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPanel } from '../InboxPanel.tsx';
import { aMessage, aThread } from '../testing/builders.ts';

const THREADS = 'GET /api/inbox/threads';
const THREAD = 'GET /api/inbox/threads/{id}';
const MESSAGES = 'GET /api/inbox/threads/{id}/messages';
const MEMBERS = 'GET /api/workspace/members';
const REPLY = 'POST /api/inbox/threads/{id}/messages';
const CHANGE = 'PATCH /api/inbox/threads/{id}';
const user = aUser();
const ben = { id: 'u2', name: 'ben' };
const assigned = aThread({ assignee: ben });

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/inbox/counts', {
    success: true,
    data: { unanswered: 1, needsHuman: 0, humanRequested: 0, failed: 0, mine: 2, unassigned: 5 },
  });
  server.answer('GET /api/inbox/threads/{id}/notes', { success: true, data: [] });
  server.answer('GET /api/contacts/{id}/variables', { success: true, data: { variables: [], unset: [] } });
  server.answer('GET /api/inbox/canned-replies', { success: true, data: [] });
  const member = (id: string, username: string, role: Role) => ({
    id,
    username,
    email: `${username}@example.org`,
    avatar: null,
    role,
    joinedAt: '2026-01-15T12:00:00.000Z',
  });
  server.answer(MEMBERS, {
    success: true,
    members: [
      member('u3', 'cleo', 'viewer'),
      member('u4', 'dora', 'agent'),
      member('u2', 'ben', 'agent'),
      member(user.id, user.username, 'owner'),
    ],
  });
  says([aMessage()]);
  has([aThread()]);
});
afterEach(() => {
  jest.useRealTimers();
});

function has(threads: Thread[]): void {
  server.answer(THREADS, { success: true, data: { threads, nextCursor: null } });
  const [first] = threads;
  if (first) server.answer(THREAD, { success: true, data: first });
}
/** Sets the server's messages, newest first. */
function says(messages: ThreadMessage[]): void {
  server.answer(MESSAGES, { success: true, data: { messages, nextCursor: null } });
}

async function show(query = '', { members = 3, role = 'owner' }: { members?: number; role?: Role } = {}) {
  const shown = renderWithHost(<InboxPanel />, { at: `/dashboard${query}`, user });
  const workspace = { id: 'w1', name: 'Northwind', role, members, owners: 1 };
  act(() => void shown.store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  await screen.findByRole('radio', { name: 'Unanswered 1' });
  return shown;
}
async function showThread(options?: { members?: number; role?: Role }) {
  const shown = await show('?thread=t1', options);
  await screen.findByText('Start of conversation');
  return shown;
}
type Shown = Awaited<ReturnType<typeof show>>;

const composer = () => screen.findByRole('textbox', { name: 'Reply' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const choose = async (button: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: item }));
};
const bodies = () => server.requestsTo(CHANGE).map(({ body }) => body);
const receivePresence = ({ store }: Shown, state: 'viewing' | 'replying', changes: { threadId?: string; at?: number } = {}) =>
  act(() => void store.dispatch(presenceReceived({ threadId: 't1', user: ben, state, at: Date.now(), ...changes })));
const refresh = ({ store }: Shown) => act(() => void store.dispatch({ type: 'api/invalidateTags', payload: ['Thread'] }));

test('a workspace with one member has no views and no assignee', async () => {
  has([assigned]);
  const { place } = await showThread({ members: 1 });
  expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
  expect(place.path).toBe('/dashboard?thread=t1');
  expect(server.requestsTo(MEMBERS)).toEqual([]);
});

test('shows the views with their counts, and requests the conversations of a view', async () => {
  const { place } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Assignee: All' }));
  const views = await screen.findAllByRole('menuitemradio');
  expect(views.map((view) => view.textContent)).toEqual(['Mine 2', 'Unassigned 5', 'All']);
  expect(screen.getByRole('menuitemradio', { name: 'All' })).toBeChecked();
  expect(server.requestsTo(THREADS).at(-1)?.query).not.toHaveProperty('assigned');

  has([]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Mine 2' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?assigned=me'));
  expect(await screen.findByText('No conversations are assigned to you')).toBeVisible();
  expect(server.requestsTo(THREADS).at(-1)?.query).toMatchObject({ assigned: 'me' });
  await choose('Assignee: Mine 2', 'Unassigned 5');
  expect(await screen.findByText('No unassigned conversations')).toBeVisible();
  expect(server.requestsTo(THREADS).at(-1)?.query).toMatchObject({ assigned: 'none' });
});

test('clears filters without leaving the view', async () => {
  has([]);
  const { place } = await show('?assigned=me&find=norway');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?assigned=me'));
});

test('assigns to members who can reply, and undoes it', async () => {
  const { toasts } = await showThread();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(4));
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent?.slice(-10))).toEqual([
    expect.stringMatching(/Me$/),
    expect.stringMatching(/ben$/),
    expect.stringMatching(/dora$/),
    'Unassigned',
  ]);
  expect(screen.getByRole('menuitemradio', { name: 'Unassigned' })).toBeChecked();
  server.answer(CHANGE, { success: true, data: assigned });
  has([assigned]);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'ben' }));
  expect(await screen.findByRole('button', { name: 'Assigned to ben' })).toHaveTextContent('ben');
  expect(within(screen.getByRole('article', { name: 'Lea' })).getByText('Assigned to ben')).toBeInTheDocument();
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', title: 'Assigned to ben' });

  has([aThread()]);
  act(() => toasts.at(-1)?.action?.run());
  expect(await screen.findByRole('button', { name: 'Assign' })).toBeVisible();
  expect(bodies()).toEqual([{ assigneeId: 'u2' }, { assigneeId: null }]);
});

test('unassigns, and the conversation leaves the view Mine', async () => {
  const mine = aThread({ assignee: { id: user.id, name: user.username } });
  has([mine]);
  const { toasts } = await show('?thread=t1&assigned=me');
  expect(await screen.findByRole('article', { name: 'Lea' })).toBeVisible();
  server.answer(CHANGE, { success: true, data: aThread({ assignee: null }) });
  server.answer(THREADS, { success: true, data: { threads: [], nextCursor: null } });
  server.answer(THREAD, { success: true, data: aThread({ assignee: null }) });
  await choose('Assigned to you', 'Unassigned');
  expect(await screen.findByText('No conversations are assigned to you')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Lea' })).toBeNull();
  expect(bodies()).toEqual([{ assigneeId: null }]);
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', title: 'Conversation unassigned' });
});

test('shows why an assignment was refused, and the assignee stays', async () => {
  has([assigned]);
  server.fail(CHANGE, 400, { error: 'Choose a member who can reply to messages.' });
  const { toasts } = await showThread();
  await choose('Assigned to ben', 'dora');
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      kind: 'error',
      title: 'Could not update the conversation',
      description: 'Choose a member who can reply to messages.',
    }),
  );
  expect(screen.getByRole('button', { name: 'Assigned to ben' })).toBeVisible();
});

test('offers another try when the members could not be loaded', async () => {
  const member = {
    id: 'u2',
    username: 'ben',
    email: 'ben@example.org',
    avatar: null,
    role: 'agent',
    joinedAt: '2026-01-15T12:00:00.000Z',
  } as const;
  server.fail(MEMBERS, 500);
  await showThread();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  const retry = await screen.findByRole('menuitem', { name: 'Could not load members. Try again' });
  expect(screen.getByRole('menuitemradio', { name: 'Me' })).toBeVisible();
  server.answer(MEMBERS, { success: true, members: [member] });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByRole('menuitemradio', { name: 'ben' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Could not load/ })).toBeNull();
});

test('assigns the open conversation to the user by the key A, once', async () => {
  const { commands } = await showThread();
  await screen.findByRole('button', { name: 'Assign' });
  const command = () => commands().find(({ title }) => title === 'Assign to me');
  expect(command()).toMatchObject({ keys: 'A', group: 'Inbox' });
  const mine = aThread({ assignee: { id: user.id, name: user.username } });
  server.answer(CHANGE, { success: true, data: mine });
  has([mine]);
  await userEvent.keyboard('a');
  expect(await screen.findByRole('button', { name: 'Assigned to you' })).toHaveTextContent('You');
  await userEvent.keyboard('a');
  expect(bodies()).toEqual([{ assigneeId: user.id }]);
  expect(command()).toBeUndefined();
});

test('a viewer sees the assignee, but cannot assign', async () => {
  has([assigned]);
  const { commands } = await showThread({ role: 'viewer' });
  const pane = screen.getByRole('region', { name: 'Conversation with Lea' });
  expect(within(pane).getByText('Assigned to ben')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Assign(ed)?\b/ })).toBeNull();
  expect(commands().map(({ title }) => title)).not.toContain('Assign to me');
  expect(server.requestsTo(MEMBERS)).toEqual([]);
});

test('shows who replies in the open conversation, until the member stops or the connection is lost', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const shown = await showThread();
  receivePresence(shown, 'replying', { threadId: 't2' });
  receivePresence(shown, 'viewing');
  expect(await screen.findByText('ben is viewing')).toBeVisible();
  expect(screen.queryByText('ben is replying')).toBeNull();
  receivePresence(shown, 'replying');
  expect(await screen.findByText('ben is replying')).toBeVisible();
  expect(screen.queryByText('ben is viewing')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText('ben is replying')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText('ben is replying')).toBeNull();

  receivePresence(shown, 'replying');
  expect(await screen.findByText('ben is replying')).toBeVisible();
  act(() => void shown.store.dispatch(connectionLost({ nextAttempt: 1 })));
  await waitFor(() => expect(screen.queryByText('ben is replying')).toBeNull());
});

test('asks before sending while another member is replying: cancelling returns to the draft, confirming sends', async () => {
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person', text: 'We do!' }) });
  const shown = await showThread();
  await userEvent.type(await composer(), 'We do!');
  receivePresence(shown, 'replying');
  await send();
  const question = within(await screen.findByRole('alertdialog', { name: 'ben is replying too' }));
  await userEvent.click(question.getByRole('button', { name: 'Back to draft' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await composer()).toHaveValue('We do!');
  expect(server.requestsTo(REPLY)).toEqual([]);

  receivePresence(shown, 'replying');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
  await waitFor(() => expect(server.requestsTo(REPLY).map(({ body }) => body)).toEqual([{ text: 'We do!' }]));
  expect(await composer()).toHaveValue('');
});

test('does not ask if another member only views the conversation or stopped replying', async () => {
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person', text: 'We do!' }) });
  const shown = await showThread();
  await userEvent.type(await composer(), 'We do!');
  receivePresence(shown, 'replying', { at: Date.now() - 11_000 });
  receivePresence(shown, 'replying', { threadId: 't2' });
  await send();
  await waitFor(() => expect(server.requestsTo(REPLY)).toHaveLength(1));
  receivePresence(shown, 'viewing');
  await userEvent.type(await composer(), 'From Bergen.');
  await send();
  await waitFor(() => expect(server.requestsTo(REPLY)).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('asks once about a reply that another member sent after the user started writing', async () => {
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm4', author: 'person', text: 'We do!' }) });
  const earlier = aMessage({ id: 'm2', author: 'person', by: ben, text: 'Hello' });
  says([earlier, aMessage()]);
  const shown = await showThread();
  await screen.findByText('Hello');
  await userEvent.type(await composer(), 'We do!');
  says([aMessage({ id: 'm3', author: 'person', by: ben, text: 'Yes, in three days.' }), earlier, aMessage()]);
  refresh(shown);
  await screen.findByText('Yes, in three days.');
  await send();
  const question = within(await screen.findByRole('alertdialog', { name: 'ben has already replied' }));
  await userEvent.click(question.getByRole('button', { name: 'Back to draft' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await composer()).toHaveValue('We do!');
  expect(server.requestsTo(REPLY)).toEqual([]);
  await send();
  await waitFor(() => expect(server.requestsTo(REPLY)).toHaveLength(1));
});

test('closes a conversation that another member deleted', async () => {
  const shown = await showThread();
  has([]);
  server.fail(THREAD, 404);
  refresh(shown);
  expect(await screen.findByText('Conversation not found')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Contact details' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All conversations' }));
  await waitFor(() => expect(shown.place.path).toBe('/dashboard'));
});
