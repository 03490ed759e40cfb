import type { Workspace } from '@fanfare/shared/contracts';
import { workspaceLost, workspacesLoaded } from '@fanfare/shared/store';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandLayer } from '../commands/CommandLayer.tsx';
import { UserMenu } from '../user-menu/UserMenu.tsx';

const personal: Workspace = { id: 'user-1', name: 'mira', role: 'owner', members: 1, owners: 1 };
const studio: Workspace = { id: 'workspace-1', name: 'Studio', role: 'agent', members: 3, owners: 1 };
const CREATE = 'POST /api/workspaces';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

function open(items: Workspace[] = [personal, studio], at = '/dashboard?tab=instagram&thread=7') {
  const rendered = renderWithHost(
    <CommandLayer places={[]}>
      <UserMenu />
      {at === '/settings' ? null : <h1>Screen</h1>}
    </CommandLayer>,
    { at, everywhere: true, user: aUser() },
  );
  act(() => void rendered.store.dispatch(workspacesLoaded({ items, currentId: items[0]?.id ?? null })));
  const currentId = () => rendered.store.getState().workspaces.currentId;
  return { ...rendered, currentId };
}

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
  return within(await screen.findByRole('menu', { name: 'User menu' }));
}

test('the menu lists the workspaces with the role in each, and switches', async () => {
  const { currentId } = open();
  const menu = await openMenu();
  expect(menu.getByRole('menuitemradio', { name: 'mira Owner' })).toBeChecked();
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'Studio Agent' }));
  await waitFor(() => expect(currentId()).toBe('workspace-1'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the keyboard switches, and the focus returns to the button', async () => {
  const { currentId } = open();
  screen.getByRole('button', { name: /^User menu/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: 'User menu' });
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  // One letter: on a slow machine, the menu forgets the first of several.
  await userEvent.keyboard('S');
  await waitFor(() => expect(within(menu).getByRole('menuitemradio', { name: 'Studio Agent' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(currentId()).toBe('workspace-1'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^User menu/ })).toHaveFocus());
});

test('with one workspace, the menu names it and the role', async () => {
  open([personal]);
  const menu = await openMenu();
  expect(menu.getByText('mira · Owner')).toBeVisible();
  expect(menu.queryByRole('menuitemradio', { name: /mira/ })).toBeNull();
  expect(menu.getByRole('menuitem', { name: 'Create workspace' })).toBeVisible();
});

test('the menu opens the members in the settings', async () => {
  const { place } = open();
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Members' }));
  await waitFor(() => expect(place.path).toBe('/settings#members'));
});

test('creates a workspace and opens it', async () => {
  const workspace: Workspace = { id: 'workspace-2', name: 'Bakery', role: 'owner', members: 1, owners: 1 };
  server.answer(CREATE, { success: true, workspace });
  const { place, currentId } = open();
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Create workspace' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Create workspace' });
  await userEvent.type(within(dialog).getByLabelText('Name'), ' Bakery {Enter}');
  await waitFor(() => expect(currentId()).toBe('workspace-2'));
  expect(place.path).toBe('/dashboard');
  expect(server.requestsTo(CREATE).map(({ body }) => body)).toEqual([{ name: 'Bakery' }]);
});

test('reports a workspace that could not be created, and stays', async () => {
  server.fail(CREATE, 429, { error: 'Too many workspaces.' });
  const { toasts, currentId } = open();
  await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Create workspace' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Bakery{Enter}');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({ kind: 'error', description: 'Too many workspaces.' });
  expect(currentId()).toBe('user-1');
});

test('the palette switches to another workspace, and does not offer the current one', async () => {
  const { commands, currentId } = open();
  await waitFor(() => expect(commands().some(({ title }) => title === 'Switch to Studio')).toBe(true));
  expect(commands().some(({ title }) => title === 'Switch to mira')).toBe(false);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search commands' }), 'switch to stu{Enter}');
  await waitFor(() => expect(currentId()).toBe('workspace-1'));
});

test('says once that the membership has ended, and leaves what the URL names of that workspace', async () => {
  const { store, toasts, place } = open();
  act(() => void store.dispatch(workspaceLost('Bakery')));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'You no longer have access to Bakery.' }]));
  expect(place.path).toBe('/dashboard');
  expect(store.getState().workspaces.lost).toBeNull();
});
