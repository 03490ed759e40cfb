import { expect, test } from '@jest/globals';
import { defineRemote } from './defineRemote.ts';

const reducer = (state = 0) => state;
const view = async () => ({ default: () => null });
const routes = [{ path: '/dashboard', access: 'signed-in', title: 'Dashboard', view: 'dashboard' }] as const;
const manifest = { name: 'mf-dashboard', routes: [...routes], stateKeys: ['dashboard', 'mf-dashboard/filters'] };

test('builds a remote from its manifest, views and slices', () => {
  const remote = defineRemote(manifest, { views: { dashboard: view }, slices: [{ key: 'dashboard', reducer }] });
  expect(remote).toMatchObject({ contract: 1, name: 'mf-dashboard', slices: [{ key: 'dashboard' }] });
});

test('a remote owns the keys that begin with its name', () => {
  const slices = [{ key: 'mf-dashboard/filters', reducer }] as const;
  expect(defineRemote(manifest, { views: { dashboard: view }, slices }).slices).toHaveLength(1);
});

test('refuses a state key that nobody owns', () => {
  const slices = [{ key: 'surprise' as 'dashboard', reducer }];
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow(
    'state key "surprise" is not its own but nobody\'s. Call it "mf-dashboard/surprise".',
  );
});

test('refuses a state key that remote.json does not name, for the gate of the releases reads it there', () => {
  const slices = [{ key: 'mf-dashboard/other', reducer }] as const;
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow('missing in "stateKeys" of remote.json');
});

test('refuses a state key that somebody else owns', () => {
  const slices = [{ key: 'flowBuilder', reducer } as const];
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow("not its own but mf-flow-builder's");
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
