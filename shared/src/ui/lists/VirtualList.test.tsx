import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRowLayout } from '../rows/mockRowLayout.ts';
import { VirtualList } from './VirtualList.tsx';

// Loaded first, because compiling this code may take longer than a query waits.
beforeAll(() => import('../rows/WindowedRows.tsx'));

const notes = [
  { id: 'a', text: 'First', at: '2026-03-02T10:00:00' },
  { id: 'b', text: 'Second', at: '2026-03-02T09:00:00' },
  { id: 'c', text: 'Third', at: '2026-02-27T09:00:00' },
];

test('rows have names, J moves, Enter opens, and each day has a heading', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(
    <VirtualList
      label="Notes"
      rows={notes}
      rowId={({ id }) => id}
      rowName={({ text }) => text}
      rowTime={({ at }) => at}
      onOpen={onOpen}
    >
      {({ text }) => text}
    </VirtualList>,
  );
  expect(screen.getByRole('list', { name: 'Notes' })).toBeVisible();
  expect(screen.getAllByText(/2 March|March 2|27 February|February 27/)).toHaveLength(2);
  await user.tab();
  expect(screen.getByRole('article', { name: 'First' })).toHaveFocus();
  await user.keyboard('jj{Enter}');
  expect(screen.getByRole('article', { name: 'Third' })).toHaveFocus();
  expect(onOpen).toHaveBeenCalledWith(notes[2]);
});

test('keeps the current row in view while the list settles, until the user scrolls', async () => {
  const user = userEvent.setup();
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  render(
    <VirtualList label="Notes" rows={notes} rowId={({ id }) => id} rowName={({ text }) => text}>
      {({ text }) => text}
    </VirtualList>,
  );
  await user.tab();
  await user.keyboard('{End}');
  const drawFrame = () => {
    const before = scrollIntoView.mock.calls.length;
    for (const frame of frames.splice(0)) frame(0);
    return scrollIntoView.mock.calls.length - before;
  };
  expect(drawFrame()).toBeGreaterThan(0);
  window.dispatchEvent(new Event('wheel'));
  expect(drawFrame()).toBe(0);
  jest.restoreAllMocks();
});

test('a long list renders its first rows at once', async () => {
  mockRowLayout(64, 5000);
  const many = Array.from({ length: 5000 }, (_, index) => ({ id: String(index), text: `Note ${index}` }));
  render(
    <VirtualList label="Notes" rows={many} rowId={({ id }) => id} rowName={({ text }) => text}>
      {({ text }) => text}
    </VirtualList>,
  );
  expect(screen.getByText('Note 0')).toBeVisible();
  expect(screen.getAllByRole('article').length).toBeLessThan(100);
  await waitFor(() => expect(screen.queryByText('Note 40')).toBeNull());
});

test('keeps the focus when a list becomes virtualised', async () => {
  mockRowLayout(64, 5000);
  const user = userEvent.setup();
  const list = (count: number) => (
    <VirtualList
      label="Notes"
      rows={Array.from({ length: count }, (_, index) => ({ id: String(index), text: `Note ${index}` }))}
      rowId={({ id }) => id}
      rowName={({ text }) => text}
    >
      {({ text }) => text}
    </VirtualList>
  );
  const { rerender } = render(list(150));
  await user.tab();
  await user.keyboard('{End}');
  expect(screen.getByRole('article', { name: 'Note 149' })).toHaveFocus();
  rerender(list(250));
  await waitFor(() => expect(screen.queryByText('Note 50')).toBeNull());
  expect(screen.getByRole('article', { name: 'Note 149' })).toHaveFocus();
});

test('a stream reuses elements of stateless rows only', () => {
  const list = (ids: readonly string[], isStateless: boolean) => (
    <VirtualList label="Notes" rows={ids} rowId={(id) => id} rowName={(id) => id} isStateless={isStateless}>
      {(id) => id}
    </VirtualList>
  );
  const elements = () => screen.getAllByRole('listitem');
  const { rerender, unmount } = render(list(['a', 'b'], true));
  const first = elements();
  rerender(list(['c', 'd', 'e'], true));
  expect(elements().slice(0, 2)).toEqual(first);
  expect(elements().map(({ textContent }) => textContent)).toEqual(['c', 'd', 'e']);
  const second = elements();
  rerender(list(['f', 'c', 'd'], true));
  expect(elements().slice(1)).toEqual(second.slice(0, 2));
  expect(second).not.toContain(elements()[0]);
  unmount();

  const plain = render(list(['a'], false));
  const [own] = elements();
  plain.rerender(list(['b'], false));
  expect(elements()[0]).not.toBe(own);
});
