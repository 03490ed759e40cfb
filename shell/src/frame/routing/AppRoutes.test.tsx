import { sessionExpired, sharedApi } from '@fanfare/shared/api';
import { signedIn, signedOut } from '@fanfare/shared/store';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { aLoader, anEntry } from '../../testing/releases.ts';
import { AppRoutes } from './AppRoutes.tsx';

const entry = anEntry('mf-x', {
  routes: [
    { path: '/login', access: 'signed-out', title: 'Sign in', view: 'signIn' },
    { path: '/dashboard', access: 'signed-in', title: 'Dashboard', view: 'dashboard' },
  ],
});

const views: Record<string, ComponentType> = {
  signIn: () => <p>Sign-in screen</p>,
  dashboard: () => <p>Dashboard screen</p>,
};
const loader = aLoader(async (_, view) => ({ View: views[view] ?? (() => null), entry, degraded: false }));

const countsOf = (unread: number) => ({
  total: 200,
  today: 2,
  listed: 200,
  unread,
  received: 100,
  flowExecutions: 1,
  activeFlows: 1,
});
let server: FakeServer;

function open(at: string, isSignedIn: boolean) {
  server = fakeServer();
  server.answer('GET /api/webhooks/counts', { success: true, data: countsOf(0) });
  const screen = <AppRoutes remotes={{ 'mf-x': entry }} loader={loader} />;
  return renderWithHost(screen, { at, everywhere: true, ...(isSignedIn && { user: aUser() }) });
}

test.each([
  ['/', false, 'Sign-in screen', '/login'],
  ['/', true, 'Dashboard screen', '/dashboard'],
  ['/login', false, 'Sign-in screen', '/login'],
  ['/login', true, 'Dashboard screen', '/dashboard'],
  ['/dashboard', false, 'Sign-in screen', '/login'],
  ['/dashboard', true, 'Dashboard screen', '/dashboard'],
])('%s with signed in = %s shows "%s" at %s', async (at, isSignedIn, text, path) => {
  const { place } = open(at, isSignedIn);
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(place.path).toBe(path));
});

test('a release document without mf-releases has no page at /releases, and the other screens work', async () => {
  const { unmount } = open('/releases', true);
  expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  unmount();
  open('/dashboard', true);
  expect(await screen.findByText('Dashboard screen')).toBeVisible();
});

test('an unknown URL shows the not-found page', () => {
  open('/nowhere', true);
  expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
});

test('signing in leaves the sign-in screen, and the title follows', async () => {
  const { store } = open('/login', false);
  await screen.findByText('Sign-in screen');
  expect(document.title).toBe('Sign in · Fanfare');
  act(() => {
    store.dispatch(signedIn({ token: 'fan_test', user: aUser() }));
  });
  expect(await screen.findByText('Dashboard screen')).toBeVisible();
  expect(document.title).toBe('Dashboard · Fanfare');
});

test('S7: returns to the requested page after signing in, without showing it in the URL', async () => {
  const { store, place } = open('/dashboard?tab=flows', false);
  await screen.findByText('Sign-in screen');
  expect(place).toEqual({ path: '/login', state: null });
  act(() => {
    store.dispatch(signedIn({ token: 'fan_test', user: aUser() }));
  });
  expect(await screen.findByText('Dashboard screen')).toBeVisible();
  await waitFor(() => expect(place.path).toBe('/dashboard?tab=flows'));
});

test('an expired session leads to the sign-in screen, and back to the page after signing in', async () => {
  const { store, place } = open('/dashboard?tab=flows', true);
  await screen.findByText('Dashboard screen');
  act(() => {
    store.dispatch(sessionExpired({ token: 'fan_test' }));
  });
  await screen.findByText('Sign-in screen');
  act(() => {
    store.dispatch(signedIn({ token: 'fan_2', user: aUser() }));
  });
  await screen.findByText('Dashboard screen');
  await waitFor(() => expect(place.path).toBe('/dashboard?tab=flows'));
});

test('after signing out, the next sign-in leads to the dashboard', async () => {
  const { store, place } = open('/dashboard?tab=flows', true);
  await screen.findByText('Dashboard screen');
  act(() => {
    store.dispatch(signedOut());
  });
  await screen.findByText('Sign-in screen');
  act(() => {
    store.dispatch(signedIn({ token: 'fan_2', user: aUser() }));
  });
  await screen.findByText('Dashboard screen');
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('the title shows the number of unread events', async () => {
  const { store } = open('/dashboard', true);
  await screen.findByText('Dashboard screen');
  expect(document.title).toBe('Dashboard · Fanfare');
  server.answer('GET /api/webhooks/counts', { success: true, data: countsOf(3) });
  act(() => {
    store.dispatch(sharedApi.util.invalidateTags(['EventCounts']));
  });
  await waitFor(() => expect(document.title).toBe('(3) Dashboard · Fanfare'));
  server.answer('GET /api/webhooks/counts', { success: true, data: countsOf(150) });
  act(() => {
    store.dispatch(sharedApi.util.invalidateTags(['EventCounts']));
  });
  await waitFor(() => expect(document.title).toBe('(99+) Dashboard · Fanfare'));
});
