import type { PresenceState } from '@fanfare/shared/contracts';
import { createAppStore, presenceShared, StoreProvider, workspacesLoaded } from '@fanfare/shared/store';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSharedPresence } from './useSharedPresence.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Props {
  threadId: string;
  draft: string | null;
}

function start(first: Props, members = 2) {
  const shared: { threadId: string; state: PresenceState }[] = [];
  const { store } = createAppStore([
    () => (next) => (action) => {
      if (presenceShared.match(action)) shared.push(action.payload);
      return next(action);
    },
  ]);
  const workspace = { id: 'w1', name: 'Northwind', role: 'owner', members, owners: 1 } as const;
  store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' }));
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
  const { rerender, unmount } = renderHook((props: Props) => useSharedPresence(props.threadId, props.draft), {
    wrapper,
    initialProps: first,
  });
  const last = () => shared.at(-1);
  return { shared, last, rerender, unmount };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('shares that the user views a conversation, replies in it, and stops typing', () => {
  const { shared, last, rerender, unmount } = start({ threadId: 't1', draft: 'stored yesterday' });
  expect(shared).toEqual([{ threadId: 't1', state: 'viewing' }]);
  pass(4_000);
  expect(shared).toHaveLength(2);
  rerender({ threadId: 't1', draft: 'stored yesterday!' });
  expect(last()).toEqual({ threadId: 't1', state: 'replying' });
  pass(59_000);
  expect(last()).toEqual({ threadId: 't1', state: 'replying' });
  pass(1_000);
  expect(last()).toEqual({ threadId: 't1', state: 'viewing' });
  rerender({ threadId: 't1', draft: 'more' });
  expect(last()).toEqual({ threadId: 't1', state: 'replying' });
  rerender({ threadId: 't1', draft: null });
  expect(last()).toEqual({ threadId: 't1', state: 'viewing' });
  rerender({ threadId: 't2', draft: 'a draft of another conversation' });
  expect(last()).toEqual({ threadId: 't2', state: 'viewing' });
  const count = shared.length;
  unmount();
  pass(60_000);
  expect(shared).toHaveLength(count);
});

test('shares nothing from a hidden page, and nothing in a workspace with one member', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { shared } = start({ threadId: 't1', draft: null });
  pass(8_000);
  expect(shared).toEqual([]);
  visibility.mockReturnValue('visible');
  pass(4_000);
  expect(shared).toEqual([{ threadId: 't1', state: 'viewing' }]);
  const alone = start({ threadId: 't1', draft: null }, 1);
  pass(8_000);
  expect(alone.shared).toEqual([]);
});
