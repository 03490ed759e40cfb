import { createCommandRegistry, UserMenu, useHost, useLeaveGuard } from '@fanfare/shared/host';
import { Link, useLocation } from '@fanfare/shared/router';
import { createAppStore, StoreProvider, signedIn } from '@fanfare/shared/store';
import { aUser, fakeServer } from '@fanfare/shared/testing';
import { HeaderContent, HeaderTargetsProvider } from '@fanfare/shared/ui';
import { expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Frame } from '../frame/Frame.tsx';
import { getReturnTo, storeReturnTo } from '../session/returnTo.ts';
import { Host } from './Host.tsx';
import { createLeaveGuards } from './leaving/createLeaveGuards.ts';

const session = { token: 'fan_1', user: aUser() };

function Screen() {
  const host = useHost();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/other">Other screen</Link>
      <button type="button" onClick={() => host.enter(session)}>
        Enter
      </button>
      <button type="button" onClick={() => void host.signOut()}>
        Sign out
      </button>
      <button type="button" onClick={() => host.toast({ kind: 'success', title: 'Saved', description: 'x'.repeat(60) })}>
        Save
      </button>
      <button type="button" onClick={() => void host.switchWorkspace('workspace-1')}>
        Switch
      </button>
      <button type="button" onClick={() => host.enter(session, { to: '/invitation' })}>
        Enter the invitation
      </button>
      {pathname === '/editor' ? <Editor /> : null}
    </>
  );
}

function Editor() {
  useLeaveGuard(true, 'Your draft would be lost.');
  return <p>Editor</p>;
}

function open(path: string, content: ReactNode = <Screen />) {
  window.history.replaceState(null, '', path);
  const server = fakeServer();
  server.answer('POST /api/auth/logout', { success: true });
  const { store } = createAppStore();
  store.dispatch(signedIn(session));
  const guards = createLeaveGuards();
  const refuse = (problem: string) => {
    throw new Error(problem);
  };
  const element = (
    <Host guards={guards} registry={createCommandRegistry(refuse)}>
      {content}
    </Host>
  );
  render(
    <StoreProvider store={store}>
      <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
    </StoreProvider>,
  );
  return { store, server };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const place = () => screen.getByRole('status').textContent;

test('a link out of a screen with unsaved changes asks for confirmation; both answers are followed', async () => {
  open('/editor');
  await userEvent.click(screen.getByRole('link', { name: 'Other screen' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toHaveAccessibleDescription(
    'Your draft would be lost.',
  );
  await press('Keep editing');
  expect(place()).toBe('/editor');
  await userEvent.click(screen.getByRole('link', { name: 'Other screen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(place()).toBe('/other');
});

test('signing out asks for confirmation and ends the session on the server and in the browser', async () => {
  const { store, server } = open('/editor');
  await press('Sign out');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(store.getState().session.token).toBe('fan_1');
  await press('Sign out');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('/login')).toBeVisible();
  expect(store.getState().session.token).toBeNull();
  expect(server.requestsTo('POST /api/auth/logout')).toHaveLength(1);
});

test('signing in leads to the requested page, or to the dashboard', async () => {
  open('/login');
  await press('Enter');
  expect(place()).toBe('/dashboard');
  storeReturnTo('/webhook-management?tab=testing');
  await press('Enter');
  expect(place()).toBe('/webhook-management?tab=testing');
});

test('signing in may lead to a page that the screen names', async () => {
  open('/login');
  storeReturnTo('/analytics');
  await press('Enter the invitation');
  expect(place()).toBe('/invitation');
  expect(getReturnTo()).toBe('/invitation');
});

test('switching to another workspace asks first, and drops what the URL names of the former one', async () => {
  const { store } = open('/editor');
  await press('Switch');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(store.getState().workspaces.currentId).toBeNull();
  await press('Switch');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(store.getState().workspaces.currentId).toBe('workspace-1'));
  cleanup();
  open('/dashboard?tab=instagram&thread=7');
  await press('Switch');
  expect(place()).toBe('/dashboard?tab=instagram');
});

test('a message is cut to 50 characters of text', async () => {
  open('/dashboard');
  await press('Save');
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.getByText(`${'x'.repeat(49)}…`)).toBeVisible();
});

test('omits a user menu that a remote renders into the header, which has one', () => {
  const target = document.body.appendChild(document.createElement('header'));
  open(
    '/dashboard',
    <HeaderTargetsProvider value={{ status: null, actions: target }}>
      <Menus />
    </HeaderTargetsProvider>,
  );
  expect(screen.getAllByRole('button', { name: /^User menu/ })).toHaveLength(1);
  expect(target).toHaveTextContent(/^Bell$/);
  target.remove();
});

test('a screen in the frame has one user menu, that of the header', async () => {
  open(
    '/editor',
    <Frame>
      <UserMenu />
    </Frame>,
  );
  await waitFor(() => expect(document.querySelector('[data-liveness]')).not.toBeNull());
  const menus = screen.getAllByRole('button', { name: /^User menu/ });
  expect(menus).toHaveLength(1);
  expect(menus[0]?.closest('header')).not.toBeNull();
});

function Menus() {
  const actions = (
    <>
      Bell
      <UserMenu />
    </>
  );
  return (
    <>
      <UserMenu />
      <HeaderContent actions={actions} />
    </>
  );
}
