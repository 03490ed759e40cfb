import { test } from 'node:test';
import { expect } from 'expect';
import { readStateKeys } from './readStateKeys.ts';

const keysIn = (text: string) => readStateKeys([{ path: 'file.ts', text }]);

test('keys that are read from the whole state', () => {
  expect(keysIn('const first = store.getState().notifications;')).toEqual(['notifications']);
  expect(keysIn('const { session, connection: now } = store.getState();')).toEqual(['connection', 'session']);
  expect(keysIn("const state = store.getState(); use(state['mf-a/filters']);")).toEqual(['mf-a/filters']);
});

test('keys that selectors read', () => {
  expect(keysIn('const name = useAppSelector((state) => state.session.user);')).toEqual(['session']);
  expect(keysIn('const name = useAppSelector(function ({ session }) { return session; });')).toEqual(['session']);
  expect(
    keysIn('const select = (state: RootState) => state.api; const other = ({ dashboard }: MyRootState) => dashboard;'),
  ).toEqual(['api', 'dashboard']);
});

test('the state of a slice is not the whole state', () => {
  expect(keysIn('const select = (state: FilterState) => state.text; useAppSelector(select);')).toEqual([]);
});
