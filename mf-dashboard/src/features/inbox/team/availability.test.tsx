import type { Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPanel } from '../InboxPanel.tsx';
import { aMessage, aThread } from '../testing/builders.ts';

const MEMBERS = 'GET /api/workspace/members';
const CHANGE = 'PUT /api/inbox/availability';
const user = aUser();

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  const data = { unanswered: 1, needsHuman: 0, humanRequested: 0, failed: 0, mine: 2, unassigned: 5 };
  server.answer('GET /api/inbox/counts', { success: true, data });
  server.answer('GET /api/inbox/threads', { success: true, data: { threads: [aThread()], nextCursor: null } });
  server.answer('GET /api/inbox/threads/{id}', { success: true, data: aThread() });
  server.answer('GET /api/inbox/threads/{id}/messages', { success: true, data: { messages: [aMessage()], nextCursor: null } });
  server.answer('GET /api/inbox/threads/{id}/notes', { success: true, data: [] });
  server.answer('GET /api/contacts/{id}/variables', { success: true, data: { variables: [], unset: [] } });
  server.answer('GET /api/inbox/canned-replies', { success: true, data: [] });
  has(false);
});

function has(isAvailable: boolean): void {
  const member = (id: string, username: string, over: { isAvailable: boolean; role?: Role }) => ({
    id,
    username,
    email: `${username}@example.org`,
    avatar: null,
    role: 'agent' as Role,
    joinedAt: '2026-01-15T12:00:00.000Z',
    ...over,
  });
  server.answer(MEMBERS, {
    success: true,
    members: [
      member(user.id, user.username, { isAvailable, role: 'owner' }),
      member('u2', 'ben', { isAvailable: true }),
      member('u4', 'dora', { isAvailable: false }),
    ],
  });
}

interface Options {
  role?: Role;
  members?: number;
  assignsConversations?: boolean;
}
async function show({ role = 'agent', members = 3, assignsConversations = true }: Options = {}) {
  const shown = renderWithHost(<InboxPanel />, { at: '/dashboard?thread=t1', user });
  const workspace = { id: 'w1', name: 'Northwind', role, members, owners: 1, assignsConversations };
  act(() => void shown.store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  await screen.findByText('Start of conversation');
  return shown;
}

test('a member becomes available and goes away', async () => {
  server.answer(CHANGE, { success: true, data: { isAvailable: true } });
  await show();
  const availability = await screen.findByRole('switch', { name: 'Available' });
  expect(availability).not.toBeChecked();
  expect(availability).toHaveAccessibleDescription('You are away and get no new conversations.');
  has(true);
  await userEvent.click(availability);
  await waitFor(() => expect(availability).toBeChecked());
  expect(availability).toHaveAccessibleDescription('New conversations are assigned to you in turn.');
  await waitFor(() => expect(availability).toBeEnabled());
  has(false);
  await userEvent.click(availability);
  await waitFor(() => expect(availability).not.toBeChecked());
  expect(server.requestsTo(CHANGE).map(({ body }) => body)).toEqual([{ isAvailable: true }, { isAvailable: false }]);
});

test('shows why the change failed, and the switch returns', async () => {
  server.fail(CHANGE, 403, { error: 'Ask an admin.', code: 'role_too_low' });
  const { toasts } = await show();
  const availability = await screen.findByRole('switch', { name: 'Available' });
  await userEvent.click(availability);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not change your availability.' }]));
  await waitFor(() => expect(availability).not.toBeChecked());
});

const itemTexts = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  const ben = await screen.findByRole('menuitemradio', { name: /ben/ });
  return [ben, screen.getByRole('menuitemradio', { name: /dora/ })];
};

test('the list of assignees says who is available', async () => {
  await show();
  const [ben, dora] = await itemTexts();
  expect(within(ben as HTMLElement).getByText('Available')).toBeVisible();
  expect(within(dora as HTMLElement).getByText('Away')).toBeVisible();
});

test('nothing is said about availability while the workspace does not assign automatically', async () => {
  await show({ assignsConversations: false });
  expect(screen.queryByRole('switch', { name: 'Available' })).toBeNull();
  for (const item of await itemTexts()) expect(item).not.toHaveTextContent(/Available|Away/);
});

test.each<Options>([{ role: 'viewer' }, { members: 1 }])('no switch is offered: %o', async (options) => {
  await show(options);
  expect(screen.queryByRole('switch', { name: 'Available' })).toBeNull();
  expect(server.requestsTo(MEMBERS)).toEqual([]);
});
