import { expect, test } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { createAppStore } from './createAppStore.ts';

const counter = (initial: number) =>
  createSlice({
    name: 'dashboard',
    initialState: { count: initial },
    reducers: { bumped: (state) => ({ count: state.count + 1 }) },
  });

test('adds a slice, keeps its state for a newer build, and removes it with the remote', () => {
  const { store, putSlices, dropSlices } = createAppStore();
  const first = counter(5);
  putSlices([{ key: 'dashboard', reducer: first.reducer }]);
  store.dispatch(first.actions.bumped());
  putSlices([{ key: 'dashboard', reducer: counter(0).reducer }]);
  expect(store.getState()).toMatchObject({ dashboard: { count: 6 } });
  dropSlices(['dashboard']);
  expect(store.getState()).not.toHaveProperty('dashboard');
});

test("rejects the shell's own keys", () => {
  const { putSlices } = createAppStore();
  expect(() => putSlices([{ key: 'session', reducer: counter(0).reducer }])).toThrow('State key "session" belongs to the shell.');
});
