import type { Member, Workspace } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, anInvitation, aWorkspace, ben, cleo } from '../testing/memberBuilders.ts';
import { WorkspaceCards } from './WorkspaceCards.tsx';

const MEMBERS = 'GET /api/workspace/members';
const INVITATIONS = 'GET /api/workspace/invitations';
const INVITE = 'POST /api/workspace/invitations';
const RESEND = 'POST /api/workspace/invitations/{id}/resend';
const ROLE = 'PATCH /api/workspace/members/{id}';
const REMOVE = 'DELETE /api/workspace/members/{id}';
const TRANSFER = 'POST /api/workspace/transfer';
const LEAVE = 'POST /api/workspace/leave';

const mira = aMember();
const admin = aMember({ id: 'user-4', username: 'ada', email: 'ada@example.org', role: 'admin' });
const url = 'https://fanfare.example/invitations/accept#token=t1';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  answerMembers([mira, ben, cleo]);
  server.answer(INVITATIONS, { success: true, invitations: [] });
});

function answerMembers(members: Member[]) {
  server.answer(MEMBERS, { success: true, members });
}

async function show(over: Partial<Workspace> = {}, userId = 'user-1') {
  const workspace = aWorkspace(over);
  server.answer('GET /api/workspaces', { success: true, workspaces: [workspace], currentId: workspace.id });
  const shown = renderWithHost(<WorkspaceCards />, { at: '/settings', user: aUser({ id: userId }) });
  act(() => void shown.store.dispatch(workspacesLoaded({ items: [workspace], currentId: workspace.id })));
  await screen.findByRole('list', { name: 'Members of the workspace' });
  return shown;
}

const list = () => within(screen.getByRole('list', { name: 'Members of the workspace' }));
const row = (name: string) => {
  const found = list()
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(`${name}@example.org`));
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};
const question = async () => within(await screen.findByRole('alertdialog'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const optionsOf = (name: string) =>
  within(screen.getByLabelText(`Role of ${name}`))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('lists name, email, role and date, and marks the user', async () => {
  await show();
  expect(list().getAllByRole('listitem')).toHaveLength(3);
  expect(row('mira').getByText('You')).toBeVisible();
  expect(row('mira').getByText('Owner')).toBeVisible();
  expect(row('mira').queryByRole('combobox')).toBeNull();
  expect(row('ben').getByText('Joined Jan 15, 2026')).toBeVisible();
  expect(row('ben').getByRole('combobox')).toHaveValue('editor');
});

test('an owner can give every role; an admin can give all but owner, and cannot change owners', async () => {
  const { unmount } = await show();
  expect(optionsOf('ben')).toEqual(['Owner', 'Admin', 'Editor', 'Agent', 'Viewer']);
  unmount();
  answerMembers([mira, admin, ben]);
  await show({ role: 'admin' }, 'user-4');
  expect(optionsOf('ben')).toEqual(['Admin', 'Editor', 'Agent', 'Viewer']);
  expect(row('mira').queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove mira' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

test.each(['editor', 'agent', 'viewer'] as const)(
  'shows the list to a member with the role %s, without any change',
  async (role) => {
    answerMembers([mira, { ...ben, role }]);
    await show({ role }, 'user-2');
    expect(screen.getByText('Owners and admins manage the members.')).toBeVisible();
    expect(list().queryByRole('combobox')).toBeNull();
    for (const name of [/^Remove/, 'Invite member', 'Transfer', 'Rename', 'Delete workspace'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(server.requestsTo(INVITATIONS)).toHaveLength(0);
    expect(button('Leave workspace')).toBeVisible();
  },
);

test('changes a role', async () => {
  server.answer(ROLE, { success: true, member: { ...ben, role: 'agent' } });
  const { toasts } = await show();
  answerMembers([mira, { ...ben, role: 'agent' }, cleo]);
  await userEvent.selectOptions(screen.getByLabelText('Role of ben'), 'agent');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Role of ben changed to Agent' }]));
  expect(server.requestsTo(ROLE)[0]).toMatchObject({ params: { id: 'user-2' }, body: { role: 'agent' } });
  await waitFor(() => expect(screen.getByLabelText('Role of ben')).toHaveValue('agent'));
});

test('returns to the former role if the change is rejected', async () => {
  server.fail(ROLE, 403, { error: 'Your role in this workspace does not allow this.', code: 'role_too_low' });
  const { toasts } = await show();
  await userEvent.selectOptions(screen.getByLabelText('Role of ben'), 'agent');
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { kind: 'error', title: 'Could not change the role.', description: 'Your role in this workspace does not allow this.' },
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText('Role of ben')).toHaveValue('editor'));
});

test('asks before a member becomes an owner', async () => {
  server.answer(ROLE, { success: true, member: { ...ben, role: 'owner' } });
  await show();
  await userEvent.selectOptions(screen.getByLabelText('Role of ben'), 'owner');
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(server.requestsTo(ROLE)).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.selectOptions(screen.getByLabelText('Role of ben'), 'owner');
  await userEvent.click((await question()).getByRole('button', { name: 'Make owner' }));
  await waitFor(() => expect(server.requestsTo(ROLE)).toHaveLength(1));
});

test('says what a removal means, then removes the member and keeps the focus in the list', async () => {
  server.answer(REMOVE, { success: true });
  const { toasts } = await show();
  await userEvent.click(button('Remove ben'));
  expect((await question()).getByText('ben loses access to Northwind at once. What ben wrote stays.')).toBeVisible();
  answerMembers([mira, cleo]);
  await userEvent.click((await question()).getByRole('button', { name: 'Remove member' }));
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
  expect(server.requestsTo(REMOVE)[0]?.params).toEqual({ id: 'user-2' });
  expect(toasts).toEqual([{ kind: 'success', title: 'ben removed' }]);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Members of the workspace' })).toHaveFocus());
});

test('keeps the member if the removal is cancelled or fails', async () => {
  server.disconnect(REMOVE);
  const { toasts } = await show();
  await userEvent.click(button('Remove ben'));
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requestsTo(REMOVE)).toHaveLength(0);
  await userEvent.click(button('Remove ben'));
  await userEvent.click((await question()).getByRole('button', { name: 'Remove member' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Could not remove the member.' }]));
  expect(row('ben').getByRole('combobox')).toBeEnabled();
});

test('invites a member and offers the link once', async () => {
  server.answer(INVITE, { success: true, invitation: anInvitation({ role: 'editor' }), url });
  const { toasts } = await show();
  await userEvent.click(button('Invite member'));
  const form = within(screen.getByRole('form', { name: 'Invite a member' }));
  expect(form.getByLabelText('Email')).toHaveFocus();
  await userEvent.type(form.getByLabelText('Email'), 'dora@example.org');
  await userEvent.click(await form.findByRole('combobox', { name: 'Role' }));
  const roles = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(roles.map(({ textContent }) => textContent)).toEqual([
    'AdminMembers, Instagram accounts and all content',
    'EditorFlows, automations, posts and the inbox',
    'AgentReplies to messages and comments',
    'ViewerSees everything, changes nothing',
  ]);
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: /^Editor/ }));
  server.answer(INVITATIONS, { success: true, invitations: [anInvitation({ role: 'editor' })] });
  await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
  const open = within(await screen.findByRole('list', { name: 'Open invitations' }));
  expect(server.requestsTo(INVITE)[0]?.body).toEqual({ email: 'dora@example.org', role: 'editor' });
  expect(toasts).toEqual([{ kind: 'success', title: 'Invitation sent to dora@example.org' }]);
  expect(open.getByText('Editor · Invited by mira · Expires in 6 days')).toBeVisible();
  const user = userEvent.setup();
  await user.click(open.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(button('Invite member')).toBeVisible();
});

test.each([
  ['already_a_member', 409, 'This person is already a member of the workspace.'],
  ['already_invited', 409, 'This person already has an open invitation. You can send it again.'],
  ['too_many', 409, 'You have reached the limit. Please delete an item first.'],
])('shows %s at the email field', async (code, status, error) => {
  server.fail(INVITE, status, { error, code });
  await show();
  await userEvent.click(button('Invite member'));
  await userEvent.type(screen.getByLabelText('Email'), 'ben@example.org');
  await userEvent.click(button('Send invitation'));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(error));
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByLabelText('Email')).toBeValid();
});

test('shows a rejected address at the field, and other failures above it', async () => {
  server.fail(INVITE, 400, { error: 'Please enter a valid email.', code: 'validation_failed', field: 'email' });
  await show();
  await userEvent.click(button('Invite member'));
  await userEvent.type(screen.getByLabelText('Email'), 'ben@example');
  await userEvent.click(button('Send invitation'));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email.'));
  server.disconnect(INVITE);
  await userEvent.click(button('Send invitation'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send the invitation.');
  await userEvent.click(button('Cancel'));
  expect(button('Invite member')).toHaveFocus();
});

test('marks an expired invitation, sends it again with a new link, and revokes it', async () => {
  server.answer(INVITATIONS, { success: true, invitations: [anInvitation({ isExpired: true, invitedBy: null })] });
  server.answer(RESEND, { success: true, invitation: anInvitation(), url });
  server.answer('DELETE /api/workspace/invitations/{id}', { success: true });
  const { toasts } = await show();
  const open = within(await screen.findByRole('list', { name: 'Open invitations' }));
  expect(open.getByText('Expired')).toBeVisible();
  expect(open.getByText('Agent')).toBeVisible();
  expect(open.queryByRole('button', { name: 'Copy link' })).toBeNull();
  server.answer(INVITATIONS, { success: true, invitations: [anInvitation()] });
  await userEvent.click(button('Send again to dora@example.org'));
  expect(await open.findByRole('button', { name: 'Copy link' })).toBeVisible();
  await waitFor(() => expect(open.queryByText('Expired')).toBeNull());
  await waitFor(() => expect(button('Revoke the invitation of dora@example.org')).toBeEnabled());
  await userEvent.click(button('Revoke the invitation of dora@example.org'));
  server.answer(INVITATIONS, { success: true, invitations: [] });
  await userEvent.click((await question()).getByRole('button', { name: 'Revoke invitation' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Open invitations' })).toBeNull());
  expect(toasts.map(({ title }) => title)).toEqual([
    'Invitation sent again to dora@example.org. The old link no longer works.',
    'Invitation revoked',
  ]);
});

test('reports invitations that fail to load, and that cannot be sent again or revoked', async () => {
  server.fail(INVITATIONS, 500);
  const { toasts } = await show();
  expect(await screen.findByText('Could not load the invitations.')).toBeVisible();
  server.answer(INVITATIONS, { success: true, invitations: [anInvitation()] });
  await userEvent.click(button('Try again'));
  await screen.findByRole('list', { name: 'Open invitations' });
  server.fail(RESEND, 409, { error: 'You have reached the limit.', code: 'too_many' });
  server.disconnect('DELETE /api/workspace/invitations/{id}');
  await userEvent.click(button('Send again to dora@example.org'));
  await waitFor(() => expect(button('Revoke the invitation of dora@example.org')).toBeEnabled());
  await userEvent.click(button('Revoke the invitation of dora@example.org'));
  await userEvent.click((await question()).getByRole('button', { name: 'Revoke invitation' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { kind: 'error', title: 'Could not send the invitation again.', description: 'You have reached the limit.' },
      { kind: 'error', title: 'Could not revoke the invitation.' },
    ]),
  );
});

test('says what a team brings while the user is the only member', async () => {
  answerMembers([mira]);
  await show({ members: 1, owners: 1 });
  expect(await screen.findByText('Work as a team')).toBeVisible();
  await userEvent.click(button('Invite member'));
  expect(screen.queryByText('Work as a team')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('offers a retry when the members fail to load', async () => {
  const workspace = aWorkspace();
  server.fail(MEMBERS, 500);
  server.answer('GET /api/workspaces', { success: true, workspaces: [workspace], currentId: workspace.id });
  const { store } = renderWithHost(<WorkspaceCards />, { at: '/settings', user: aUser() });
  expect(screen.getByText('Loading members')).toBeInTheDocument();
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: workspace.id })));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the members.');
  answerMembers([mira, ben]);
  await userEvent.click(button('Try again'));
  expect((await screen.findAllByRole('listitem')).length).toBe(2);
});

test('offers a retry when the workspaces fail to load', async () => {
  server.fail('GET /api/workspaces', 500);
  renderWithHost(<WorkspaceCards />, { at: '/settings', user: aUser() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load your workspaces.');
  await userEvent.click(button('Try again'));
  await waitFor(() => expect(server.requestsTo('GET /api/workspaces').length).toBeGreaterThan(1));
});

test('filters a long list by name, email and role', async () => {
  const many = Array.from({ length: 50 }, (_, at) =>
    aMember({ id: `m${at}`, username: `person${at}`, email: `p${at}@example.org`, role: at === 7 ? 'admin' : 'agent' }),
  );
  answerMembers([mira, ...many]);
  await show({ members: 51, owners: 1 });
  expect(list().getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(button('Show all 51 members'));
  expect(list().getAllByRole('listitem')).toHaveLength(51);
  const filter = screen.getByRole('searchbox', { name: 'Filter members' });
  await userEvent.type(filter, 'admin');
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  await userEvent.clear(filter);
  await userEvent.type(filter, 'PERSON49');
  expect(list().getByText('p49@example.org')).toBeVisible();
  await userEvent.type(filter, 'x');
  expect(screen.getByText('No member matches this filter.')).toBeVisible();
});

test('shows no filter for ten members', async () => {
  await show();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('explains the roles in a table generated from the permissions', async () => {
  await show();
  const summary = screen.getByText('What each role may do');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(summary);
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Reply to messages')).toEqual(['Yes', 'Yes', 'Yes', 'Yes', 'No']);
  expect(cells('Invite, change')).toEqual(['Yes', 'Yes', 'No', 'No', 'No']);
});

test('transfers the ownership with the password', async () => {
  server.answer(TRANSFER, { success: true });
  const { toasts } = await show();
  await userEvent.click(button('Transfer'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer ownership' }));
  await userEvent.selectOptions(dialog.getByLabelText('New owner'), 'cleo (cleo@example.org)');
  await userEvent.type(dialog.getByLabelText('Your password'), 'pw');
  server.fail(TRANSFER, 401, { error: 'The password is not correct.', code: 'password_wrong' });
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('The password is not correct.'));
  server.answer(TRANSFER, { success: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'cleo is now the owner' }]));
  expect(server.requestsTo(TRANSFER)[1]?.body).toEqual({ memberId: 'user-3', password: 'pw' });
  await waitFor(() => expect(server.requestsTo('GET /api/workspaces').length).toBeGreaterThan(1));
});

test('leaves a workspace after a confirmation and enters the personal one', async () => {
  server.answer(LEAVE, { success: true });
  answerMembers([mira, { ...ben, role: 'viewer' }]);
  const { store, toasts } = await show({ role: 'viewer' }, 'user-2');
  await userEvent.click(button('Leave workspace'));
  await userEvent.click((await question()).getByRole('button', { name: 'Leave workspace' }));
  await waitFor(() => expect(store.getState().workspaces.currentId).toBe('user-2'));
  expect(toasts).toEqual([{ kind: 'success', title: 'You left Northwind' }]);
});

test('stays in the workspace if leaving fails', async () => {
  server.fail(LEAVE, 409, { error: 'A workspace needs an owner.', code: 'owner_required' });
  answerMembers([mira, { ...ben, role: 'owner' }]);
  const { store, toasts } = await show();
  await userEvent.click(button('Leave workspace'));
  await userEvent.click((await question()).getByRole('button', { name: 'Leave workspace' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', description: 'A workspace needs an owner.' }]));
  expect(store.getState().workspaces.currentId).toBe('w1');
});

test('tells the only owner why leaving is not possible, and does not offer it in the personal workspace', async () => {
  const { unmount } = await show();
  expect(screen.getByText('You are the only owner. Transfer the ownership before you leave.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave workspace' })).toBeNull();
  unmount();
  await show({ id: 'user-1' });
  expect(screen.queryByText('Leave workspace')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});
