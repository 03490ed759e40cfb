import type { Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPanel } from './InboxPanel.tsx';
import { aMessage, aThread } from './testing/builders.ts';

const note = 'You have view access. An admin of Northwind can change your role.';

beforeEach(() => {
  localStorage.clear();
  const server = fakeServer();
  const thread = aThread({ labels: ['vip'], handler: 'person' });
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/inbox/counts', { success: true, data: { unanswered: 1, needsHuman: 0, humanRequested: 0, failed: 0 } });
  server.answer('GET /api/inbox/threads', { success: true, data: { threads: [thread], nextCursor: null } });
  server.answer('GET /api/inbox/threads/{id}', { success: true, data: thread });
  server.answer('GET /api/inbox/threads/{id}/messages', {
    success: true,
    data: { messages: [aMessage(), aMessage({ id: 'm2', author: 'person', state: 'failed', text: 'Yes' })], nextCursor: null },
  });
  server.answer('GET /api/inbox/threads/{id}/notes', {
    success: true,
    data: [{ id: 'n1', text: 'Called back', createdAt: '2026-03-01T10:00:00.000Z' }],
  });
  server.answer('GET /api/contacts/{id}/variables', { success: true, data: { variables: [], unset: [] } });
  server.answer('GET /api/inbox/canned-replies', { success: true, data: [] });
});

async function show(role: Role) {
  const { store } = renderWithHost(<InboxPanel />, { at: '/dashboard?thread=t1&about=yes', user: aUser() });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  await screen.findByText('Yes');
  await screen.findByText('Called back');
}

test('a viewer reads conversations, without any way to change them', async () => {
  await show('viewer');
  expect(screen.getAllByText(note)).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Add label' })).toBeNull();
  for (const name of ['More', 'React with a heart', 'Resend', 'Delete note', 'Hand back to bot', /^Remove label/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Conversations' })).queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Contact details' })).toBeVisible();
});

test('an agent replies, but cannot delete the data of a person', async () => {
  await show('agent');
  expect(screen.queryByText(note)).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Reply' })).toBeEnabled();
  expect(within(screen.getByRole('list', { name: 'Conversations' })).getByRole('checkbox')).toBeEnabled();
  for (const name of ['React with a heart', 'Resend', 'Delete note', 'Hand back to bot', /^Remove label/])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: "Delete this person's data" })).toBeNull();
});
