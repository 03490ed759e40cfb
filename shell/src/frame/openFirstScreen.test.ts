import { beforeEach, expect, test } from '@jest/globals';
import { LoadFailure } from '../federation/recover/LoadFailure.ts';
import { aDocument, aLoader, anEntry } from '../testing/releases.ts';
import { aKey, openPage, signed } from '../testing/signedPage.ts';
import { openFirstScreen } from './openFirstScreen.ts';

const entry = anEntry('mf-auth', { routes: [{ path: '/login', access: 'signed-out', title: 'Sign in', view: 'signIn' }] });
const someone = { subject: 'somebody', userId: () => undefined };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/login');
});

test('loads the view of the URL before the first render, from the build of the user', async () => {
  const key = await aKey();
  await openPage(await signed(aDocument({ 'mf-auth': [entry] }), key), { key });
  const calls: string[] = [];
  const loader = aLoader(() => Promise.reject(new Error('not asked')), {
    use: (choices: object) => void calls.push(`use ${Object.keys(choices)}`),
    prefetch: async (remote: string, view: string) => void calls.push(`prefetch ${remote}/${view}`),
  });
  const first = openFirstScreen(loader, someone, false);
  expect(first.peek()).toBeNull();
  await first.settled;
  expect(calls).toEqual(['use mf-auth', 'prefetch mf-auth/signIn']);
  expect(first.peek()?.selected).toEqual({ 'mf-auth': entry });
});

test('a view that fails to load settles the first screen, and the builds are known', async () => {
  const key = await aKey();
  await openPage(await signed(aDocument({ 'mf-auth': [entry] }), key), { key });
  const prefetch = () => Promise.reject(new LoadFailure({ kind: 'network', phase: 'entry', build: 'mf-auth' }, 'no answer'));
  const first = openFirstScreen(
    aLoader(() => Promise.reject(new Error('not asked')), { prefetch }),
    someone,
    false,
  );
  await first.settled;
  expect((await first.selection).selected).toEqual({ 'mf-auth': entry });
});

test('a missing release document settles the first screen and rejects with the reason', async () => {
  await openPage('{}', { key: await aKey() });
  const first = openFirstScreen(
    aLoader(() => Promise.reject(new Error('not asked'))),
    someone,
    false,
  );
  await first.settled;
  expect(first.peek()).toBeNull();
  await expect(first.selection).rejects.toThrow('release document of the server: Failed to fetch');
});
