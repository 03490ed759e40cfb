import { expect, test } from '@jest/globals';
import { defineRemote } from './defineRemote.ts';

const reducer = (state = 0) => state;
const view = async () => ({ default: () => null });
const routes = [{ path: '/dashboard', access: 'signed-in', title: 'Dashboard', view: 'dashboard' }] as const;
const manifest = { name: 'mf-dashboard', routes: [...routes] };

test('builds a remote from its manifest, views and slices', () => {
  const remote = defineRemote(manifest, { views: { dashboard: view }, slices: [{ key: 'dashboard', reducer }] });
  expect(remote).toMatchObject({ contract: 1, name: 'mf-dashboard', slices: [{ key: 'dashboard' }] });
});

test('refuses a state key that nobody declared', () => {
  const slices = [{ key: 'surprise' as 'dashboard', reducer }];
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow('state key "surprise" is unknown');
});

test('refuses a state key that somebody else owns', () => {
  const slices = [{ key: 'flowBuilder', reducer } as const];
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow('taken by mf-flow-builder');
});

test('refuses the same state key twice', () => {
  const slices = [
    { key: 'dashboard', reducer },
    { key: 'dashboard', reducer },
  ] as const;
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow('used twice');
});

test('refuses a slot whose view is missing', () => {
  const slots = [{ slot: 'dashboard.tabs', id: 'figures', title: 'Figures', order: 1, view: 'figures' }];
  const views = { dashboard: view };
  expect(() => defineRemote({ ...manifest, slots }, { views })).toThrow(
    'figures in slot dashboard.tabs names the view "figures"',
  );
});

test('refuses a route whose view is missing', () => {
  expect(() => defineRemote(manifest, { views: {} })).toThrow('names the view "dashboard", which does not exist');
});
