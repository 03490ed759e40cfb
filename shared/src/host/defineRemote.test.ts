import { expect, test } from '@jest/globals';
import { defineRemote } from './defineRemote.ts';

const reducer = (state = 0) => state;
const view = async () => ({ default: () => null });
const routes = [{ path: '/dashboard', access: 'signed-in', title: 'Dashboard', view: 'dashboard' }] as const;
const manifest = { name: 'mf-dashboard', routes: [...routes], stateKeys: ['dashboard', 'mf-dashboard/filters'] };

test('creates a remote from manifest, views and slices', () => {
  const remote = defineRemote(manifest, { views: { dashboard: view }, slices: [{ key: 'dashboard', reducer }] });
  expect(remote).toMatchObject({ contract: 1, name: 'mf-dashboard', slices: [{ key: 'dashboard' }] });
});

test("accepts keys that start with the remote's name", () => {
  const slices = [{ key: 'mf-dashboard/filters', reducer }] as const;
  expect(defineRemote(manifest, { views: { dashboard: view }, slices }).slices).toHaveLength(1);
});

test('rejects a state key without an owner', () => {
  const slices = [{ key: 'surprise' as 'dashboard', reducer }];
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow(
    'state key "surprise" has no owner. Use "mf-dashboard/surprise".',
  );
});

test('rejects a state key that remote.json does not declare, because the release gate reads it there', () => {
  const slices = [{ key: 'mf-dashboard/other', reducer }] as const;
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow('missing in "stateKeys" of remote.json');
});

test('rejects a state key of another owner', () => {
  const slices = [{ key: 'flowBuilder', reducer } as const];
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow('belongs to mf-flow-builder');
});

test('rejects a duplicate state key', () => {
  const slices = [
    { key: 'dashboard', reducer },
    { key: 'dashboard', reducer },
  ] as const;
  expect(() => defineRemote(manifest, { views: { dashboard: view }, slices })).toThrow('used twice');
});

test('rejects a slot without a view', () => {
  const slots = [{ slot: 'dashboard.tabs', id: 'figures', title: 'Figures', order: 1, view: 'figures' }];
  const views = { dashboard: view };
  expect(() => defineRemote({ ...manifest, slots }, { views })).toThrow(
    'figures in slot dashboard.tabs names the view "figures"',
  );
});

test('rejects a route without a view', () => {
  expect(() => defineRemote(manifest, { views: {} })).toThrow('names the view "dashboard", which does not exist');
});
