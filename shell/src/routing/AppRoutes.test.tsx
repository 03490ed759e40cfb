import type { ReleaseDocument } from '@fanfare/shared/contracts';
import { REMOTE_CONTRACT, type RemoteModule } from '@fanfare/shared/host';
import { signedIn } from '@fanfare/shared/store';
import { aUser, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { AppRoutes } from './AppRoutes.tsx';

const releases: ReleaseDocument = {
  schema: 'release-document-1',
  seq: 1,
  issuedAt: '2026-01-01T00:00:00.000Z',
  environment: 'test',
  microFrontends: {
    'mf-x': [
      {
        url: '/r/mf-x/1.0.0-abc/mf-manifest.json',
        metadata: { version: '1.0.0', integrity: '' },
        deployment: { traffic: 100, default: true },
        extras: {
          name: 'mf-x',
          contract: 1,
          owner: 'x',
          title: 'Part X',
          buildId: 'abc',
          globalName: 'mf_x__abc',
          files: {},
          routes: [
            { path: '/login', access: 'signed-out', title: 'Sign in', view: 'signIn' },
            { path: '/dashboard', access: 'signed-in', title: 'Dashboard', view: 'dashboard' },
          ],
        },
      },
    ],
  },
};

const views: RemoteModule['views'] = {
  signIn: async () => ({ default: () => <p>Sign-in screen</p> }),
  dashboard: async () => ({ default: () => <p>Dashboard screen</p> }),
};
const loader = {
  load: async () => ({ module: { contract: REMOTE_CONTRACT, name: 'mf-x', views, slices: [] } as const, degraded: false }),
};

function open(at: string, isSignedIn: boolean) {
  const screen = <AppRoutes releases={releases} loader={loader} />;
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
