import type { Workspace } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, aWorkspace, ben } from '../testing/memberBuilders.ts';
import { WorkspaceCards } from './WorkspaceCards.tsx';

const RENAME = 'PATCH /api/workspace';
const CREATE = 'POST /api/workspaces';
const DELETE = 'DELETE /api/workspace';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/workspace/members', { success: true, members: [aMember(), ben] });
  server.answer('GET /api/workspace/invitations', { success: true, invitations: [] });
});

async function show(over: Partial<Workspace> = {}, at = '/settings') {
  const workspace = aWorkspace(over);
  server.answer('GET /api/workspaces', { success: true, workspaces: [workspace], currentId: workspace.id });
  const shown = renderWithHost(<WorkspaceCards />, { at, user: aUser() });
  act(() => void shown.store.dispatch(workspacesLoaded({ items: [workspace], currentId: workspace.id })));
  await screen.findByRole('list', { name: 'Members of the workspace' });
  return shown;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('renames the workspace and reloads the list of workspaces', async () => {
  server.answer(RENAME, { success: true, workspace: aWorkspace({ name: 'Southwind' }) });
  const { toasts } = await show({ role: 'admin' });
  const name = screen.getByLabelText('Name');
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await userEvent.clear(name);
  expect(name).toHaveAccessibleDescription('Enter a name.');
  await userEvent.type(name, ' Southwind ');
  await click('Rename');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Workspace renamed' }]));
  expect(server.requestsTo(RENAME)[0]?.body).toEqual({ name: 'Southwind' });
  await waitFor(() => expect(server.requestsTo('GET /api/workspaces').length).toBeGreaterThan(1));
});

test('keeps the typed name if the server rejects it', async () => {
  server.fail(RENAME, 400, { error: 'Please choose another name.', code: 'validation_failed', field: 'name' });
  const { guards } = await show();
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await click('Rename');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please choose another name.'));
  expect(screen.getByLabelText('Name')).toHaveValue('Northwind!');
  expect([...guards].some((guard) => guard.isDirty())).toBe(true);
});

test('shows the name without a form to members who may not rename', async () => {
  await show({ role: 'editor' });
  expect(screen.getByText('Northwind')).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete workspace' })).toBeNull();
});

test('turns approval before publishing on', async () => {
  server.answer(RENAME, { success: true, workspace: aWorkspace({ needsApproval: true }) });
  const { toasts } = await show({ role: 'admin', needsApproval: false });
  const approval = screen.getByRole('switch', { name: 'Require approval to publish' });
  expect(approval).not.toBeChecked();
  await userEvent.click(approval);
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Editors now need approval to publish' }]));
  expect(server.requestsTo(RENAME)[0]?.body).toEqual({ needsApproval: true });
});

test('turns automatic assignment off', async () => {
  server.answer(RENAME, { success: true, workspace: aWorkspace() });
  const { toasts } = await show({ role: 'admin', assignsConversations: true });
  const assignment = screen.getByRole('switch', { name: 'Assign new conversations automatically' });
  expect(assignment).toBeChecked();
  await userEvent.click(assignment);
  const title = 'New conversations are no longer assigned automatically';
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title }]));
  expect(server.requestsTo(RENAME)[0]?.body).toEqual({ assignsConversations: false });
});

test('shows why approval could not be turned off', async () => {
  server.fail(RENAME, 403, { error: 'Ask an admin.', code: 'role_too_low' });
  const { toasts } = await show({ needsApproval: true });
  const approval = screen.getByRole('switch', { name: 'Require approval to publish' });
  expect(approval).toBeChecked();
  await userEvent.click(approval);
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not change the setting.' }]));
});

test('creates a workspace and enters it', async () => {
  const created = aWorkspace({ id: 'w2', name: 'Studio', members: 1, owners: 1 });
  server.answer(CREATE, { success: true, workspace: created });
  const { store, toasts } = await show({ role: 'viewer' });
  await click('Create workspace');
  const form = await dialog('New workspace');
  await userEvent.click(form.getByRole('button', { name: 'Create workspace' }));
  expect(form.getByLabelText('Workspace name')).toHaveAccessibleDescription('Enter a name.');
  await userEvent.type(form.getByLabelText('Workspace name'), 'Studio');
  await userEvent.click(form.getByRole('button', { name: 'Create workspace' }));
  await waitFor(() => expect(store.getState().workspaces.currentId).toBe('w2'));
  expect(store.getState().workspaces.items).toContainEqual(created);
  expect(server.requestsTo(CREATE)).toHaveLength(1);
  expect(toasts).toEqual([{ kind: 'success', title: 'Workspace Studio created' }]);
});

test('shows why a workspace could not be created', async () => {
  server.fail(CREATE, 409, { error: 'You have reached the limit.', code: 'too_many' });
  const { store } = await show();
  await click('Create workspace');
  const form = await dialog('New workspace');
  await userEvent.type(form.getByLabelText('Workspace name'), 'Studio');
  await userEvent.click(form.getByRole('button', { name: 'Create workspace' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Could not create the workspace.You have reached the limit.');
  expect(store.getState().workspaces.currentId).toBe('w1');
});

test('deletes the workspace after its name and the password', async () => {
  server.fail(DELETE, 401, { error: 'The password is not correct.', code: 'password_wrong' });
  const { store, toasts } = await show();
  await click('Delete workspace');
  const form = await dialog('Delete workspace');
  expect(form.getByText(/3 members lose access/)).toBeVisible();
  const submit = () => userEvent.click(form.getByRole('button', { name: 'Delete workspace' }));
  await userEvent.type(form.getByLabelText('Type Northwind to confirm'), 'Northwin');
  await userEvent.type(form.getByLabelText('Your password'), 'pw');
  await submit();
  expect(form.getByLabelText('Type Northwind to confirm')).toHaveAccessibleDescription('This is not the name of the workspace.');
  expect(server.requestsTo(DELETE)).toHaveLength(0);
  await userEvent.type(form.getByLabelText('Type Northwind to confirm'), 'd');
  await submit();
  await waitFor(() => expect(form.getByLabelText('Your password')).toHaveAccessibleDescription('The password is not correct.'));
  server.answer(DELETE, { success: true });
  await submit();
  await waitFor(() => expect(store.getState().workspaces.currentId).toBe('user-1'));
  expect(server.requestsTo(DELETE)[1]?.body).toEqual({ password: 'pw' });
  expect(toasts).toEqual([{ kind: 'success', title: 'Workspace Northwind deleted' }]);
});

test('does not offer to delete the personal workspace', async () => {
  await show({ id: 'user-1' });
  expect(screen.getByText('Personal workspace')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete workspace' })).toBeNull();
});

test.each(['members', 'workspace'])('scrolls to the section of the link #%s', async (id) => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  await show({}, `/settings#${id}`);
  expect(scrolled).toEqual([id]);
});
