import type { Workspace } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { accountsLoaded, workspaceSwitched, workspacesLoaded } from '@fanfare/shared/store';
import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { AppHeader, HeaderContent } from '@fanfare/shared/ui';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { LoadFailure } from '../federation/recover/LoadFailure.ts';
import { aLoader, anEntry } from '../testing/releases.ts';
import { AppRoutes } from './routing/AppRoutes.tsx';

const counts = { total: 0, today: 0, listed: 0, unread: 0, received: 0, flowExecutions: 0, activeFlows: 0 };
const dashboard = anEntry('mf-dashboard', {
  routes: [
    {
      path: '/dashboard',
      access: 'signed-in',
      title: 'Dashboard',
      view: 'dashboard',
      navigation: { title: 'Dashboard', order: 10 },
    },
  ],
  slots: [{ slot: 'shell.header', id: 'bell', title: 'Notifications', order: 1, view: 'bell' }],
});
const rooms = anEntry('mf-rooms', {
  routes: [
    { path: '/rooms', access: 'signed-in', title: 'All rooms', view: 'rooms', navigation: { title: 'Rooms', order: 5 } },
    { path: '/plan', access: 'signed-in', title: 'Plan', view: 'plan', outline: 'window' },
  ],
});
/** Older builds have no `navigation` and render a header. */
const former = anEntry('mf-webhooks', {
  routes: [{ path: '/webhook-management', access: 'signed-in', title: 'Webhook management', view: 'former' }],
});
const administration = anEntry('mf-administration', {
  routes: [
    {
      path: '/administration',
      access: 'signed-in',
      title: 'Administration',
      view: 'administration',
      audience: 'admins',
      navigation: { title: 'Administration', order: 60 },
    },
  ],
});
const remotes = { 'mf-administration': administration, 'mf-dashboard': dashboard, 'mf-rooms': rooms, 'mf-webhooks': former };

const views: Record<string, ComponentType> = {
  dashboard: () => (
    <>
      <HeaderContent status={<p>Connected</p>} actions={<button type="button">Logout</button>} />
      <h1>Dashboard</h1>
    </>
  ),
  bell: () => <button type="button">Notifications</button>,
  rooms: () => <h1>Rooms</h1>,
  plan: () => <h1>Plan</h1>,
  administration: () => <h1>Administration</h1>,
  former: () => (
    <>
      <AppHeader link={Link} current="/webhook-management" status={<p>Part of the page</p>} />
      <h1>Webhook management</h1>
    </>
  ),
};
const loader = aLoader(async (remote, view) => ({
  View: views[view] ?? (() => null),
  entry: remotes[remote as keyof typeof remotes],
  degraded: false,
}));

beforeEach(() => {
  const server = fakeServer();
  server.answer('GET /api/webhooks/counts', { success: true, data: counts });
});

function open(at: string, { user = aUser(), ...rest }: { user?: ReturnType<typeof aUser> | null; loader?: typeof loader } = {}) {
  return renderWithHost(<AppRoutes remotes={remotes} loader={rest.loader ?? loader} />, {
    at,
    everywhere: true,
    ...(user && { user }),
  });
}

const header = () => screen.getByRole('navigation', { name: 'Main' }).closest('header') as HTMLElement;
/** The skeleton has the same heading. */
async function heading(name: string) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name }).closest('[aria-busy="true"]')).toBeNull());
}

test('the header has the product name, links to the screens that remotes declare, and the user menu', async () => {
  open('/dashboard');
  await heading('Dashboard');
  const inHeader = within(header());
  expect(inHeader.getByText('Fanfare')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Rooms', 'Dashboard', 'Webhooks']);
  expect(inHeader.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(inHeader.getByRole('button', { name: 'User menu mira mira@example.org' })).toBeVisible();
  expect(await inHeader.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('the search button opens the command palette', async () => {
  // jsdom has no layout to scroll.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  open('/rooms');
  await heading('Rooms');
  await userEvent.click(within(header()).getByRole('button', { name: 'Search or run a command' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search commands' }), 'plan{Enter}');
  await heading('Plan');
});

test('the header names the workspace if the user has several', async () => {
  const { store } = open('/dashboard');
  await heading('Dashboard');
  const mine: Workspace = { id: 'user-1', name: 'Northwind', role: 'owner', members: 1, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [mine], currentId: 'user-1' })));
  expect(within(header()).queryByText('Northwind')).toBeNull();
  const items = [mine, { ...mine, id: 'workspace-1', name: 'Bakery' }];
  act(() => void store.dispatch(workspacesLoaded({ items, currentId: 'user-1' })));
  expect(within(header()).getByText('Northwind')).toBeVisible();
});

test('the header switches between accounts if the workspace has several', async () => {
  const { store, place } = open('/rooms?open=x');
  await heading('Rooms');
  const account = (id: string) =>
    ({ id, username: id, name: null, picture: null, state: 'active', connectedAt: '', followers: null }) as const;
  act(() => void store.dispatch(accountsLoaded([account('northwind')])));
  expect(within(header()).queryByRole('combobox')).toBeNull();
  act(() => void store.dispatch(accountsLoaded([account('northwind'), account('bakery')])));
  const choice = within(header()).getByRole('combobox', { name: 'Instagram account' });
  expect(choice).toHaveDisplayValue('All accounts');
  const before = screen.getByRole('heading', { name: 'Rooms' });
  await userEvent.selectOptions(choice, '@bakery');
  expect(store.getState().accounts.currentId).toBe('bakery');
  await heading('Rooms');
  expect(screen.getByRole('heading', { name: 'Rooms' })).not.toBe(before);
  expect(place.path).toBe('/rooms');
  await userEvent.selectOptions(within(header()).getByRole('combobox', { name: 'Instagram account' }), 'All accounts');
  expect(store.getState().accounts.currentId).toBeNull();
});

test('another workspace starts with a new screen, without what was entered', async () => {
  const { store } = open('/rooms');
  await heading('Rooms');
  const before = screen.getByRole('heading', { name: 'Rooms' });
  act(() => void store.dispatch(workspaceSwitched('user-1')));
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBe(before);
  act(() => void store.dispatch(workspaceSwitched('workspace-1')));
  await heading('Rooms');
  expect(screen.getByRole('heading', { name: 'Rooms' })).not.toBe(before);
});

test('the header lists screens for admins once the server has confirmed an admin, and no longer after it denies it', async () => {
  const server = fakeServer();
  server.answer('GET /api/webhooks/counts', { success: true, data: counts });
  const access = (isStaff: boolean) => server.answer('GET /api/releases/access', { success: true, data: { isStaff } });
  const link = () => screen.queryByRole('link', { name: 'Administration' });
  access(false);
  const { unmount } = open('/administration');
  await heading('Administration');
  await waitFor(() => expect(server.requestsTo('GET /api/releases/access')).toHaveLength(1));
  expect(link()).toBeNull();
  unmount();
  access(true);
  const admin = open('/administration');
  await waitFor(() => expect(link()).toBeVisible());
  admin.unmount();
  const later = open('/dashboard');
  await heading('Dashboard');
  expect(link()).toBeVisible();
  expect(server.requestsTo('GET /api/releases/access')).toHaveLength(2);
  later.unmount();
  access(false);
  open('/administration');
  await waitFor(() => expect(link()).toBeNull());
});

test('the header stays mounted while screens change, without the content of the previous screen', async () => {
  open('/dashboard');
  await heading('Dashboard');
  const before = header();
  expect(within(before).getByText('Connected')).toBeVisible();
  expect(within(before).getByRole('button', { name: 'Logout' })).toBeVisible();
  const bell = await within(before).findByRole('button', { name: 'Notifications' });
  await userEvent.click(within(before).getByRole('link', { name: 'Rooms' }));
  await heading('Rooms');
  expect(header()).toBe(before);
  expect(bell).toBeVisible();
  expect(screen.queryByText('Connected')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

test('a build that still renders its own header has one header, with its content in it', async () => {
  open('/webhook-management');
  await heading('Webhook management');
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  expect(within(header()).getByText('Part of the page')).toBeVisible();
});

test('a full-window screen and its failure panel have the header', async () => {
  const failing = aLoader(async (_, view) => {
    if (view === 'plan') throw new LoadFailure({ kind: 'network', phase: 'entry', build: 'mf-rooms@1.0.0+abc' }, 'gone');
    return { View: views[view] ?? (() => null), entry: dashboard, degraded: false };
  });
  const { unmount } = open('/plan');
  await heading('Plan');
  expect(within(header()).getByRole('link', { name: 'Rooms' })).toBeVisible();
  expect(within(header()).getByRole('button', { name: /^User menu/ })).toBeVisible();
  unmount();
  open('/plan', { loader: failing });
  await heading('Part X is not available right now');
  expect(within(header()).getByRole('link', { name: 'Rooms' })).toBeVisible();
});

test('header content of a remote is hidden when it fails to load; the header works', async () => {
  const failing = aLoader(async (_, view) => {
    if (view === 'bell') throw new LoadFailure({ kind: 'network', phase: 'entry', build: 'mf-dashboard@1.0.0+abc' }, 'gone');
    return { View: views[view] ?? (() => null), entry: rooms, degraded: false };
  });
  open('/rooms', { loader: failing });
  await heading('Rooms');
  expect(screen.queryByText(/not available/)).toBeNull();
  expect(within(header()).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('signed-out visitors have no header', () => {
  open('/nowhere', { user: null });
  expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});
