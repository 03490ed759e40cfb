import { signedIn } from '@fanfare/shared/store';
import { aUser, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { aLoader, anEntry } from '../testing/releases.ts';
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

function open(at: string, isSignedIn: boolean) {
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
  expect(place.path).toBe(path);
});

test('an unknown address gets its own page', () => {
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
