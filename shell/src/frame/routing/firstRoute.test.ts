import { expect, test } from '@jest/globals';
import { anEntry } from '../../testing/releases.ts';
import { firstRoute } from './firstRoute.ts';

const selected = {
  'mf-auth': anEntry('mf-auth', {
    routes: [
      { path: '/login', access: 'signed-out', title: 'Sign in', view: 'signIn' },
      { path: '/signup', access: 'signed-out', title: 'Sign up', view: 'signUp' },
      { path: '/reset-password', access: 'anyone', title: 'New password', view: 'resetPassword' },
    ],
  }),
  'mf-dashboard': anEntry('mf-dashboard', {
    routes: [{ path: '/dashboard', access: 'signed-in', title: 'Dashboard', view: 'dashboard' }],
  }),
};

test.each([
  ['/', false, 'mf-auth/signIn'],
  ['/', true, 'mf-dashboard/dashboard'],
  ['/signup', false, 'mf-auth/signUp'],
  ['/signup', true, 'mf-dashboard/dashboard'],
  ['/dashboard', true, 'mf-dashboard/dashboard'],
  ['/dashboard', false, 'mf-auth/signIn'],
  ['/reset-password', true, 'mf-auth/resetPassword'],
  ['/reset-password', false, 'mf-auth/resetPassword'],
  ['/nowhere', true, null],
])('%s with signed in = %s starts with %s', (path, isSignedIn, expected) => {
  const found = firstRoute(selected, path, isSignedIn);
  expect(found && `${found.remote}/${found.route.view}`).toBe(expected);
});
